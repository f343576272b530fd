import path from 'node:path';
import { inlineHashesOf } from '@/lib/security/inlineHashes';
import { siteHeaders } from '@/lib/security/siteHeaders';
import { apiOrigins, readSettings } from '@/lib/settings';
import { PostbuildFailure } from './failure';
import { writeHostFiles } from './hosts';
import { postbuild } from './postbuild';
import { drawSharePictures } from './sharePictures';

// Runs after `next build --webpack`, over `out/` below the working directory; `--unpacked` leaves out the compressed
// twins of the files, which takes half of its time.

try {
  const out = path.resolve('out');
  console.log(await drawSharePictures(out, path.resolve('.art-cache/share')));
  console.log(
    await postbuild({
      out,
      aside: path.resolve('.showcase'),
      unpacked: process.argv.includes('--unpacked'),
    }),
  );
  console.log(await describeSite(out));
} catch (error) {
  if (!(error instanceof PostbuildFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Last, as the policy names what the finished pages hold. */
async function describeSite(out: string): Promise<string> {
  const result = readSettings(process.env);
  if (!result.ok) throw new PostbuildFailure('the settings', result.problems.join('; '));
  const headers = siteHeaders(apiOrigins(result.settings), await inlineHashesOf(out));
  const written = await writeHostFiles({ out, hosting: path.resolve('hosting') }, headers);
  return `host files: ${written}, in out/ and hosting/`;
}

import path from 'node:path';
import { apiOrigins, readSettings } from '@/lib/settings';
import { PostbuildFailure } from './failure';
import { postbuild } from './postbuild';
import { drawSharePictures } from './sharePictures';

// Runs once after each `next build --webpack`, over `out/` below the working directory; `--unpacked` leaves out the
// compressed copies of the files, which takes half of its time.

try {
  const result = readSettings(process.env);
  if (!result.ok) throw new PostbuildFailure('the settings', result.problems.join('; '));
  const out = path.resolve('out');
  console.log(await drawSharePictures(out, path.resolve('.art-cache/share')));
  console.log(
    await postbuild({
      out,
      aside: path.resolve('.showcase'),
      hosting: path.resolve('hosting'),
      apiOrigins: apiOrigins(result.settings),
      unpacked: process.argv.includes('--unpacked'),
    }),
  );
} catch (error) {
  if (!(error instanceof PostbuildFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

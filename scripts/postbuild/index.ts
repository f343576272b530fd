import path from 'node:path';
import { apiOrigins, readSettings } from '@/lib/settings';
import { exportFolder, PostbuildFailure } from './files';
import { postbuild } from './postbuild';
import { drawSharePictures } from './sharePictures';

// Runs over the export after each `next build --webpack`; `--unpacked` skips the compressed copies, which
// take half of the time.

try {
  const result = readSettings(process.env);
  if (!result.ok) throw new PostbuildFailure('the settings', result.problems.join('; '));
  console.log(await drawSharePictures(path.resolve(exportFolder), path.resolve('.art-cache/share')));
  const unpacked = process.argv.includes('--unpacked');
  console.log(await postbuild(process.cwd(), apiOrigins(result.value), unpacked));
} catch (error) {
  if (!(error instanceof PostbuildFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

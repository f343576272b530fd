import path from 'node:path';
import { PostbuildFailure } from './failure';
import { postbuild } from './postbuild';
import { drawSharePictures } from './sharePictures';

// Runs after `next build --webpack`, over `out/` below the working directory.

try {
  console.log(await drawSharePictures(path.resolve('out'), path.resolve('.art-cache/share')));
  console.log(await postbuild({ out: path.resolve('out'), aside: path.resolve('.showcase') }));
} catch (error) {
  if (!(error instanceof PostbuildFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { makePhotos } from '@/lib/photos/make';

// A step of the build: the files of the photos that pages show, into `public/images/photos/`.

try {
  console.log(await makePhotos());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

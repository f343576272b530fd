import { makePhotos } from '@/lib/photos/make';

// A build step: makes the photos' files in `public/images/photos/`.

try {
  console.log(await makePhotos());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

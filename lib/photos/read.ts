import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';

const formats: readonly string[] = ['jpeg', 'png', 'webp'];

/**
 * Opens a photo as it was taken: the camera's note of how it was held is followed.
 *
 * @param file relative to the repository
 */
export async function openPhoto(file: string): Promise<{ readonly bytes: Buffer; readonly picture: Sharp }> {
  const bytes = await readFile(join(process.cwd(), file));
  return { bytes, picture: sharp(bytes).autoOrient() };
}

/**
 * @param file relative to the repository
 * @returns the size of a photo as it was taken, in pixels
 * @throws with one sentence when the file is no picture of a kind that is taken
 */
export const uprightSize = async (
  file: string,
): Promise<{ readonly width: number; readonly height: number }> => (await factsOf(file)).autoOrient;

/**
 * @param file relative to the repository
 * @returns what a photo says of itself: its size, and the camera's notes
 * @throws with one sentence when the file is no picture of a kind that is taken
 */
export async function factsOf(file: string): Promise<Metadata> {
  const { picture } = await openPhoto(file);
  const found = await picture.metadata().catch(() => undefined);
  if (!found || !formats.includes(found.format))
    throw new Error(
      `${file}: is no JPEG, PNG or WebP picture${found ? ` but ${found.format.toUpperCase()}` : ''}; open it in a picture program and export it as JPEG`,
    );
  return found;
}

/**
 * @param file relative to the repository
 * @throws with one sentence when the picture breaks off or cannot be read to its end
 */
export async function readToEnd(file: string): Promise<void> {
  const { picture } = await openPhoto(file);
  // So small a copy is made in a fraction of the time, of all of the file none the less.
  await picture
    .resize(16)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new Error(
        `${file}: is broken and cannot be read to its end; put it there anew, from where it came`,
      );
    });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';

const formats: readonly string[] = ['jpeg', 'png', 'webp'];

/**
 * Opens a photo as it was taken, turned upright according to its metadata.
 *
 * @param file relative to the repository
 */
export async function openPhoto(file: string): Promise<{ readonly bytes: Buffer; readonly picture: Sharp }> {
  const bytes = await readFile(join(process.cwd(), file));
  return { bytes, picture: sharp(bytes).autoOrient() };
}

/**
 * @param file relative to the repository
 * @returns the size of the upright photo, in pixels
 * @throws with one sentence when the file is not a picture of an accepted kind
 */
export const uprightSize = async (
  file: string,
): Promise<{ readonly width: number; readonly height: number }> => (await factsOf(file)).autoOrient;

/**
 * @param file relative to the repository
 * @returns the photo's size and the camera's metadata
 * @throws with one sentence when the file is not a picture of an accepted kind
 */
export async function factsOf(file: string): Promise<Metadata> {
  const { picture } = await openPhoto(file);
  const found = await picture.metadata().catch(() => undefined);
  if (!found || !formats.includes(found.format))
    throw new Error(
      `${file}: is not a JPEG, PNG or WebP picture${found ? ` but ${found.format.toUpperCase()}` : ''}; open it in a picture program and export it as JPEG`,
    );
  return found;
}

/**
 * @param file relative to the repository
 * @throws with one sentence when the picture is truncated or damaged
 */
export async function readToEnd(file: string): Promise<void> {
  const { picture } = await openPhoto(file);
  // Decodes all of the file, but a small copy takes a fraction of the time.
  await picture
    .resize(16)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new Error(`${file}: is damaged and cannot be read to its end; copy it again from the original`);
    });
}

import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { Readable } from 'node:stream';
import { blogPictures } from '@/content/blogPictures';
import { type Cut, leastSize } from '@/content/photoCuts';
import { dataFileOf, filesOfPhotos, isPhotoFile, photoFolder, photoIds, photoName } from '@/content/photos';
import { plainText } from '@/content/plainText';
import { photoSchema } from '@/content/schemas/photo';
import { hasPlace } from '@/lib/photos/notes';
import { factsOf, readToEnd } from '@/lib/photos/read';
import type { PhotoUse } from '@/lib/photos/uses';
import { sentences } from '../issues';

/** The role of a photo in a place, for a message. */
const places: Readonly<Record<Cut, string>> = {
  wide: "an article's picture",
  portrait: 'a portrait',
  whole: 'a picture between paragraphs',
};

/** Errors and hints about photos; each message names the file and a remedy. */
export interface PhotoFindings {
  readonly problems: readonly string[];
  readonly hints: readonly string[];
}

/**
 * Every photo of `content/photos/` can be read, has its texts in every language, and is large enough for its places.
 * @param uses the places that show photos
 */
export async function checkPhotos(uses: readonly PhotoUse[]): Promise<PhotoFindings> {
  const names = filesOfPhotos();
  const photos = names.filter(isPhotoFile);
  const read = await Readable.from(photos)
    .map((name: string) => wrongPixels(name, uses), { concurrency: 4 })
    .toArray();
  const problems = [...names.flatMap((name) => wrongName(name, names)), ...wrongData(), ...read.flat()];
  const unused = photos.filter((name) => !uses.some(({ id }) => id === parse(name).name));
  return {
    problems,
    hints: unused.map(
      (name) =>
        `${photoFolder}/${name}: no published page shows this photo; name it in an article or in content/portraits.json, or remove it unless a draft needs it`,
    ),
  };
}

function wrongName(name: string, all: readonly string[]): string[] {
  const file = `${photoFolder}/${name}`;
  const { name: id, ext } = parse(name);
  const isData = ext === '.json';
  if (!isData && !isPhotoFile(name))
    return [`${file}: is not a JPEG, PNG or WebP picture; export it as JPEG, or remove it`];
  if (!photoName.test(id))
    return [
      `${file}: must be named in lower-case words joined by hyphens or underscores, such as team-day.jpg; rename it`,
    ];
  const likeIt = all.filter((other) => parse(other).name === id && isPhotoFile(other));
  if (isData && likeIt.length === 0)
    return [`${file}: has no photo next to it; put ${id}.jpg, ${id}.png or ${id}.webp there, or remove it`];
  if (isData) return [];
  if (id in blogPictures) return [`${file}: a drawing has that name already; rename the photo`];
  if (likeIt.indexOf(name) > 0)
    return [`${file}: has the same name as ${likeIt[0]}; rename one, or remove it`];
  return all.includes(`${id}.json`)
    ? []
    : [
        `${file}: needs ${id}.json next to it, which says what the photo shows in every language, such as {"en": "A hill", "de": "Ein Hügel"}`,
      ];
}

function wrongData(): string[] {
  const written = photoIds().filter((id) => filesOfPhotos().includes(`${id}.json`));
  return written.flatMap((id) => {
    const file = dataFileOf(id);
    try {
      const data: unknown = JSON.parse(plainText(readFileSync(join(process.cwd(), file), 'utf8')));
      const issues = photoSchema.safeParse(data).error?.issues ?? [];
      return issues.flatMap((issue) => sentences(issue, file, 'the file'));
    } catch {
      return [`${file}: is not valid JSON; look for a comma or a quote that is missing`];
    }
  });
}

async function wrongPixels(name: string, uses: readonly PhotoUse[]): Promise<string[]> {
  const file = `${photoFolder}/${name}`;
  try {
    const found = await factsOf(file);
    const { width, height } = found.autoOrient;
    const [small] = uses
      .filter(({ id }) => id === parse(name).name)
      .map((use) => ({ ...use, least: leastSize(use.cut) }))
      .filter(({ least }) => width < least.width || height < least.height);
    if (small) {
      const { least, cut, by } = small;
      const needed =
        cut === 'whole' ? `${least.width} pixels in width` : `${least.width} × ${least.height} pixels`;
      return [
        `${file}: is ${width} × ${height} pixels, but as ${places[cut]} (${by}) it needs ${needed}; take a larger one`,
      ];
    }
    await readToEnd(file);
    // Git keeps it for ever, though no page shows it.
    return hasPlace(found)
      ? [
          `${file}: contains its location (GPS); drop it into the editor ("npm run edit"), which removes it, or export the photo without it`,
        ]
      : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

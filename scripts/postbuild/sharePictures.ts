import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { compose } from '@/art/share/layouts';
import { ingredients, render } from '@/art/share/render';
import { type Locale, locales } from '@/content/locales';
import { pages, type SitePage } from '@/content/pages';
import { fileCache } from '@/lib/fileCache';
import { headingOf } from '@/lib/metadata/headingOf';
import { shareMotif } from '@/lib/metadata/share/motif';
import { sharePicturePath } from '@/lib/metadata/urls';
import { localizedPath } from '@/lib/routing/locale';
import { atOnce, fileOfPage, PostbuildFailure, writeInto } from './files';

/**
 * Draws the share picture of every shareable page, in every language: its motif, and the text of the page's
 * first-level heading.
 *
 * @param out the exported site
 * @param cache folder that keeps the pictures between builds
 * @returns one line that says what was done
 * @throws PostbuildFailure when a page is missing or has no heading
 */
export async function drawSharePictures(out: string, cache: string): Promise<string> {
  const wanted = pages.filter(({ robots }) => !robots);
  const all = locales.flatMap((locale) => wanted.map((page) => ({ page, locale })));
  const kept = fileCache(cache);
  let drawn = 0;
  const draw = async ({ page, locale }: (typeof all)[number]) => {
    const { file, composition } = await order(out, page, locale);
    const picture = await kept.get(await ingredients(composition), () => {
      drawn += 1;
      return render(composition);
    });
    await writeInto(path.join(out, file), picture);
  };
  await Readable.from(all).map(draw, { concurrency: atOnce }).toArray();
  await kept.prune();
  return `share pictures: ${all.length}, ${drawn} of them new`;
}

/** @returns the ingredients of a page's picture, and its path */
async function order(out: string, page: SitePage, locale: Locale) {
  const { image, ...motif } = shareMotif(page, locale);
  const source = fileOfPage(localizedPath(page.path, locale));
  const refuse = (remedy: string) => new PostbuildFailure(`out/${source}`, remedy);
  const html = await readFile(path.join(out, source), 'utf8').catch(() => {
    throw refuse('is missing; its page file must export it');
  });
  const title = headingOf(html);
  if (!title) throw refuse('has no first-level heading; give the page one');
  const file = sharePicturePath(page.path, locale);
  try {
    return { file, composition: compose({ ...motif, ...image, title, page: page.path }) };
  } catch (error) {
    // The page's title does not fit, or its letters are not in the font, so the message names its file.
    throw refuse(error instanceof Error ? error.message : String(error));
  }
}

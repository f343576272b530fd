import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenArticles } from '@/content/articles';
import { defaultLocale, type Locale, locales } from '@/content/locales';
import { fileOf, readMarkdown } from '@/content/markdown/files';
import { articleKind } from '@/content/markdown/kinds';
import type { Cut } from '@/content/photoCuts';
import { photoIds } from '@/content/photos';
import { portraitPhotos } from '@/content/portraits';
import type { ArticleWords } from '@/content/schemas/article';

/** A place that shows a photo. */
export interface PhotoUse {
  readonly id: string;
  readonly cut: Cut;
  /** The file that names the photo, relative to the repository. */
  readonly by: string;
}

/**
 * @returns every place that shows a photo, also where several show the same crop
 * @throws with the mistakes of an article that has some
 */
export function photoUses(): readonly PhotoUse[] {
  const known = photoIds();
  const asPictures = writtenArticles().flatMap(({ id, picture }) => {
    const names = typeof picture === 'string' ? [picture] : Object.values(picture);
    const by = fileOf(articleKind, defaultLocale, id);
    return names
      .filter((name) => known.includes(name))
      .map((name) => ({ id: name, cut: 'wide', by }) as const);
  });
  const between = writtenArticles().flatMap(({ id }) =>
    locales.flatMap((locale) =>
      shownBetween(locale, id)
        .filter((name) => known.includes(name))
        .map((photo) => ({ id: photo, cut: 'whole', by: fileOf(articleKind, locale, id) }) as const),
    ),
  );
  const asPortraits = portraitPhotos.map(({ photo, by }) => ({ id: photo, cut: 'portrait', by }) as const);
  return [...asPictures, ...between, ...asPortraits];
}

/** An article without photos is not parsed, which would take most of the time. */
function shownBetween(locale: Locale, id: string): readonly string[] {
  const text = readFileSync(join(process.cwd(), fileOf(articleKind, locale, id)), 'utf8');
  return text.includes('](photo:') ? photosIn(readMarkdown(articleKind, locale, id).words) : [];
}

/** @returns the photos between the paragraphs of an article */
export const photosIn = ({ sections }: ArticleWords): readonly string[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'photo' ? block.photo : [])));

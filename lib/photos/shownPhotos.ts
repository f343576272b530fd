import type { Locale } from '@/content/locales';
import { wholeOf } from '@/content/photoCuts';
import { photo } from '@/content/photos';
import type { DrawnPicture } from '@/content/pictures';
import type { ArticleWords } from '@/content/schemas/article';
import { photosIn } from './uses';

/** The photos between the paragraphs of an article, by their ids, with what they show. */
export type ShownPhotos = Readonly<Record<string, { readonly picture: DrawnPicture; readonly alt: string }>>;

/** @returns what an article shows between its paragraphs in a language */
export async function shownPhotos(words: ArticleWords, locale: Locale): Promise<ShownPhotos> {
  const ids = [...new Set(photosIn(words))];
  const shown = ids.map(async (id) => {
    const found = photo(id);
    // Most articles have none, and what reads pictures is large.
    const { uprightSize } = await import('./read');
    const picture = wholeOf(id, await uprightSize(found.file));
    return [id, { picture, alt: found[locale] }] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

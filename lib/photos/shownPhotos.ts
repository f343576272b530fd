import type { BlogPicture } from '@/content/blogPictures';
import { defaultLocale, type Locale } from '@/content/locales';
import { wholeOf } from '@/content/photoCuts';
import { photo } from '@/content/photos';
import type { ArticleWords } from '@/content/schemas/article';
import { drawingOf } from '@/lib/blog/articles';
import { photosIn } from './uses';

/** The photos and drawings between the paragraphs of an article, by their names, with what they show. */
export type ShownPhotos = Readonly<Record<string, { readonly picture: BlogPicture; readonly alt: string }>>;

/** @returns what an article shows between its paragraphs in a language */
export async function shownPhotos(words: ArticleWords, locale: Locale): Promise<ShownPhotos> {
  const ids = [...new Set(photosIn(words))];
  const shown = ids.map(async (id) => {
    const drawn = drawingOf(`${id}-${locale}`) ?? drawingOf(`${id}-${defaultLocale}`) ?? drawingOf(id);
    // The article says itself what a drawing shows.
    if (drawn) return [id, { picture: drawn, alt: '' }] as const;
    const found = photo(id);
    // Most articles have none, and what reads pictures is large.
    const { uprightSize } = await import('./read');
    const picture = wholeOf(id, await uprightSize(found.file));
    return [id, { picture, alt: found[locale] }] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

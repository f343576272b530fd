import type { BlogPicture } from '@/content/blogPictures';
import { defaultLocale, type Locale } from '@/content/locales';
import { wholeOf } from '@/content/photoCuts';
import { photo } from '@/content/photos';
import type { ArticleWords } from '@/content/schemas/article';
import { drawingOf } from '@/lib/blog/articles';
import { photosIn } from './uses';

/** The photos and drawings between the paragraphs of an article by name, with their alternative texts. */
export type ShownPhotos = Readonly<Record<string, { readonly picture: BlogPicture; readonly alt: string }>>;

/** @returns the pictures between an article's paragraphs in a language */
export async function shownPhotos(words: ArticleWords, locale: Locale): Promise<ShownPhotos> {
  const ids = [...new Set(photosIn(words))];
  const shown = ids.map(async (id) => {
    const drawn = drawingOf(`${id}-${locale}`) ?? drawingOf(`${id}-${defaultLocale}`) ?? drawingOf(id);
    // For a drawing, the article itself has the alternative text.
    if (drawn) return [id, { picture: drawn, alt: '' }] as const;
    const found = photo(id);
    // Most articles have no photos, and the module that reads them is large.
    const { uprightSize } = await import('./read');
    const picture = wholeOf(id, await uprightSize(found.file));
    return [id, { picture, alt: found[locale] }] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

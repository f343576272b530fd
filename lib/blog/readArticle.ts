import { defaultLocale, type Locale } from '@/content/locales';
import { readHead, readMarkdown } from '@/content/markdown/files';
import { articleKind, type Head } from '@/content/markdown/kinds';
import { photo, photoIds } from '@/content/photos';
import type { ArticleWords } from '@/content/schemas/article';
import { allFilled } from '@/lib/i18n/filled';

/** Texts of an article with the alternative text of its picture. */
type WithAlt<Words> = Words & { readonly alt: string };

export type ReadArticle = WithAlt<ArticleWords>;

/**
 * Reads an article's texts at build time. They are not a catalogue, as each travels with its own page only.
 *
 * @param id names the file
 * @throws with every mistake in the file, by line and column
 */
export function readArticle(id: string, locale: Locale): ReadArticle {
  return withAlt(allFilled(readMarkdown(articleKind, locale, id).words), id, locale);
}

/**
 * Reads the front matter of an article, for lists and neighbours.
 *
 * @param id names the file
 */
export function readArticleHead(id: string, locale: Locale): WithAlt<Head<ArticleWords>> {
  return withAlt(allFilled(readHead(articleKind, locale, id).words), id, locale);
}

/** A photo has its alternative text in one place, with the photo. */
function withAlt<Words extends Pick<ArticleWords, 'alt'>>(
  words: Words,
  id: string,
  locale: Locale,
): WithAlt<Words> {
  if (words.alt !== undefined) return { ...words, alt: words.alt };
  const picture = readHead(articleKind, defaultLocale, id).facts?.picture;
  const name = typeof picture === 'object' ? (picture[locale] ?? picture[defaultLocale]) : picture;
  // A draft's drawing may lack its description.
  return { ...words, alt: photoIds().includes(name ?? '') ? photo(name ?? '')[locale] : '' };
}

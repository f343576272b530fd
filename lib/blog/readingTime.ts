import type { Locale } from '@/content/locales';
import type { ArticleBlock, ArticleWords } from '@/content/schemas/article';

/** Words a minute that adults read silently: fewer in German, whose words are longer (Brysbaert 2019; Trauzettel-Klosinski 2012). */
const pace: Readonly<Record<Locale, number>> = { en: 238, de: 190 };

/** @returns how long an article takes to read, in whole minutes, at least one */
export function readingMinutes(words: ArticleWords, locale: Locale): number {
  return Math.max(1, Math.round(countWords(words) / pace[locale]));
}

/** @returns how many words its lead and its sections have; code counts as text */
export function countWords({ lead, sections }: ArticleWords): number {
  const texts = [lead, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])];
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

function textsOf(block: ArticleBlock): readonly string[] {
  if (block.kind === 'list' || block.kind === 'steps') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return [block.text];
}

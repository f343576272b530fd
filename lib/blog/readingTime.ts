import { type Locale, wordsPerMinute } from '@/content/locales';
import type { ArticleBlock, ArticleWords } from '@/content/schemas/article';

/** @returns how long an article takes to read, in whole minutes, at least one */
export function readingMinutes(words: ArticleWords, locale: Locale): number {
  return Math.max(1, Math.round(countWords(words) / wordsPerMinute[locale]));
}

/** @returns how many words its lead and its sections have; code and emails count as text */
function countWords({ lead, sections }: ArticleWords): number {
  const texts = [lead, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])];
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

function textsOf(block: ArticleBlock): readonly string[] {
  if (block.kind === 'list' || block.kind === 'steps') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  if (block.kind === 'chart') return [...block.head, ...block.rows.map(({ name }) => name)];
  if (block.kind === 'note') return [block.title, block.text];
  if (block.kind === 'photo') return block.caption === undefined ? [] : [block.caption];
  return [block.text];
}

import type { ArticleWords } from '@/content/schemas/article';
import { countWords, readingMinutes } from '@/lib/blog/readingTime';

function articleOf(texts: readonly string[]): ArticleWords {
  const blocks = texts.map((text) => ({ kind: 'text', text }) as const);
  return {
    title: 'Not counted',
    description: 'Not counted',
    alt: 'Not counted',
    lead: 'Two words',
    sections: [{ id: 'one', title: 'One', blocks }],
  };
}

test('counts lead, section titles and everything in the sections', () => {
  const article = articleOf(['three more words']);
  expect(countWords(article)).toBe(6);
  article.sections[0]?.blocks.push(
    { kind: 'list', items: ['two words', 'one'] },
    { kind: 'table', label: 'Not counted', head: ['a', 'b'], rows: [['c', 'd e']] },
    {
      kind: 'chart',
      label: 'Not counted',
      head: ['a', 'b'],
      rows: [
        { name: 'c d', value: 1 },
        { name: 'e', value: 2 },
      ],
    },
    { kind: 'code', language: 'text', label: 'Not counted', text: 'let it\n  be' },
  );
  expect(countWords(article)).toBe(22);
});

test('takes a minute at least, and German longer than English', () => {
  expect(readingMinutes(articleOf(['short']), 'en')).toBe(1);
  const long = articleOf([Array(1200).fill('word').join(' ')]);
  expect(readingMinutes(long, 'en')).toBe(5);
  expect(readingMinutes(long, 'de')).toBe(6);
});

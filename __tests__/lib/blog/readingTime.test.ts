import type { ArticleWords } from '@/content/schemas/article';
import { readingMinutes } from '@/lib/blog/readingTime';

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

test('takes a minute at least, and German longer than English', () => {
  expect(readingMinutes(articleOf(['short']), 'en')).toBe(1);
  const long = articleOf([Array(1200).fill('word').join(' ')]);
  expect(readingMinutes(long, 'en')).toBe(5);
  expect(readingMinutes(long, 'de')).toBe(6);
});

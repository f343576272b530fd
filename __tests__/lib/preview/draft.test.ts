/** @jest-environment node */

import { shownArticle } from '@/lib/blog/articlePage';
import { newestFirst } from '@/lib/blog/articles';
import { withDraft } from '@/lib/preview/draft';

test('a draft that does not say what its picture shows, as a photo does, keeps what is saved', () => {
  const [newest] = newestFirst();
  if (!newest) throw new Error('there is no article');
  const article = shownArticle(newest, 'en');
  const { alt, ...words } = article.words;
  const draft = (written: object) =>
    ({ path: '/', locale: 'en', content: { kind: 'article', words: { ...words, ...written } } }) as const;
  expect(withDraft({ article }, draft({ title: 'New' })).article.words).toMatchObject({ alt, title: 'New' });
  expect(withDraft({ article }, draft({ alt: 'Another' })).article.words.alt).toBe('Another');
});

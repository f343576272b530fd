/** @jest-environment node */
import { articleKind } from '@/content/markdown/kinds';
import { parse } from '@/content/markdown/parse';
import { checkTypography } from '@/scripts/content-check/checks/typography';
import { site } from '../content/site';
import { guide } from './support/markdown';

// What one copies from docs/editing.md is accepted by the real checks.

test('article', () => {
  const [, article = ''] = /````md article\n([\s\S]*?)````/.exec(guide('editing')) ?? [];
  expect(parse(article, articleKind, true)).not.toHaveProperty('mistakes');
  expect(checkTypography(site({ 'en/articles/spring-news': article }))).toEqual([]);
});

import { isProbablyReaderable, Readability } from '@mozilla/readability';
// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { expect, test } from '@playwright/test';
import { articles } from '@/content/articles';
import { builtDocument, parsed } from './support/builtDocument';
import { textOf } from './support/builtParts';
import { languages } from './support/texts';

/** Every block of text with its type, in order; tables cell by cell. */
const blocksOf = (root: ParentNode) =>
  [...root.querySelectorAll('h2, h3, p, li, pre, footer, figcaption, caption, th, td')]
    .filter((block) => !block.querySelector('p, li'))
    .map((block) => `${block.localName}: ${textOf(block)}`);

// Specification 22.22: the reader view of Firefox, and of others that use its algorithm
for (const { locale, to } of languages)
  test(`reading views show articles completely and in order, with title and language (${locale})`, () => {
    // Both languages are made of the same parts: one article is enough for the other.
    for (const { slug } of locale === 'de' ? articles() : articles().slice(0, 1)) {
      const path = to(`/blogs/${slug}`);
      const page = builtDocument(path);
      expect(isProbablyReaderable(page)).toBe(true);
      const view = new Readability(page).parse();
      const article = builtDocument(path).querySelector('main article');
      const header = article?.querySelector('header');
      expect([view?.title, view?.lang]).toEqual([textOf(header?.querySelector('h1')), locale]);
      header?.remove();
      article?.querySelector('nav')?.remove();
      expect(blocksOf(parsed(view?.content ?? ''))).toEqual(article && blocksOf(article));
    }
  });

import { isProbablyReaderable, Readability } from '@mozilla/readability';
// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { articles } from '@/content/articles';
import { builtDocument, parsed } from './support/builtDocument';
import { textOf } from './support/builtParts';
import { languages } from './support/texts';

/**
 * Specification 22.22: what reading views make of an article, those of Firefox and of others that use its algorithm.
 */

/** Every block of text with what it is, in order; tables cell by cell. */
const blocksOf = (root: ParentNode) =>
  [...root.querySelectorAll('h2, h3, p, li, pre, footer, figcaption, caption, th, td')]
    .filter((block) => !block.querySelector('p, li'))
    .map((block) => `${block.localName}: ${textOf(block)}`);

for (const { locale, to } of languages)
  for (const { slug } of articles()) {
    const path = to(`/blogs/${slug}`);

    test(`${path}: whole, in order, with its title and language`, () => {
      const built = builtDocument(path);
      const [header, contents] = ['main article > header', 'main article nav'].map((part) =>
        built.querySelector(part),
      );
      const title = textOf(header?.querySelector('h1'));
      contents?.remove();
      header?.remove();
      const blocks = blocksOf(built.querySelector('main article') ?? built);

      const page = builtDocument(path);
      expect(isProbablyReaderable(page)).toBe(true);
      const view = new Readability(page).parse();
      expect(view?.title).toBe(title);
      expect(view?.lang).toBe(locale);
      expect(blocksOf(parsed(view?.content ?? ''))).toEqual(blocks);
    });
  }

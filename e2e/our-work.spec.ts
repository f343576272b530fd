// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { builtPage, textOf, textsOf } from './support/builtParts';
import { languages } from './support/texts';

/** Specification 9.1 and 9.2;  logos, quotes and the closing call are in `shared-sections.spec.ts`. */

const order = ['wedere', 'captire', 'sales-info', 'lea'];

for (const { text, to } of languages) {
  test(`${to('/our-work')}: a header and four case-study teasers, each with a view-case-study link`, () => {
    const page = builtPage(to('/our-work'));
    expect(textsOf(page, 'h1')).toEqual([text('ourWork:title')]);
    const teasers = [...page.querySelectorAll('main li a')];
    expect(teasers.map((teaser) => teaser.getAttribute('href'))).toEqual(
      order.map((slug) => to(`/our-work/${slug}`)),
    );
    for (const teaser of teasers) {
      expect(textOf(teaser)).toContain(text('caseStudies:view'));
      expect(teaser.querySelectorAll('img[alt]')).toHaveLength(1);
    }
  });
}

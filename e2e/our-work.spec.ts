// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { caseOrder } from '@/content/caseStudies';
import { builtPage, regionOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expectMeasured } from './support/measured';
import { languages } from './support/texts';

// Specification 9.1, 9.2, 9.6 and 9.7
for (const { text, to } of languages)
  test(`${to('/our-work')} shows a scene and a teaser of each product, with its figure`, () => {
    const page = builtPage(to('/our-work'));
    const cases = ['wedere', 'captire', 'sales-info', 'lea'].map((slug) => to(`/our-work/${slug}`));
    expect(textsOf(page, 'h1')).toEqual([text('ourWork:title')]);
    expect(valuesOf(page, 'main h1 ~ ul a', 'href')).toEqual(cases);
    expect(page.querySelectorAll('main h1 ~ ul a img[alt]:not([alt=""])')).toHaveLength(4);
    const teasers = [...regionOf(page, text('ourWork:work.title')).querySelectorAll('li a')];
    expect(teasers.map((teaser) => teaser.getAttribute('href'))).toEqual(cases);
    for (const [index, id] of caseOrder.entries()) {
      const teaser = teasers[index] ?? page.body;
      const { figures } = text.all(`${id}:change`, { returnObjects: true });
      expect(textOf(teaser)).toContain(text('caseStudies:view'));
      expect(textOf(teaser)).toContain(figures[0]?.value);
      expect(teaser.querySelectorAll('img[alt]:not([alt=""])')).toHaveLength(1);
      expectMeasured(teaser, id, figures[0]?.value);
    }
  });

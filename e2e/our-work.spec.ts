// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { caseOrder } from '@/content/caseStudies';
import { builtPage, regionOf, textOf, textsOf } from './support/builtParts';
import { expectMeasured } from './support/measured';
import { languages } from './support/texts';

/** Specification 9.1, 9.2, 9.6 and 9.7; logos, quotes and the closing call are in `shared-sections.spec.ts`. */

const order = ['wedere', 'captire', 'sales-info', 'lea'];

for (const { text, to } of languages) {
  const page = () => builtPage(to('/our-work'));
  const cases = order.map((slug) => to(`/our-work/${slug}`));

  test(`${to('/our-work')}: a header with a scene of each product, which leads to its case study`, () => {
    expect(textsOf(page(), 'h1')).toEqual([text('ourWork:title')]);
    const scenes = [...page().querySelectorAll('main h1 ~ ul a')];
    expect(scenes.map((scene) => scene.getAttribute('href'))).toEqual(cases);
    for (const scene of scenes) expect(scene.querySelectorAll('img[alt]:not([alt=""])')).toHaveLength(1);
  });

  test(`${to('/our-work')}: four case-study teasers, each with its figure and a view-case-study link`, () => {
    const teasers = [...regionOf(page(), text('ourWork:work.title')).querySelectorAll('li a')];
    expect(teasers.map((teaser) => teaser.getAttribute('href'))).toEqual(cases);
    const changes = [
      text.all('caseWedere:change', { returnObjects: true }),
      text.all('caseCaptire:change', { returnObjects: true }),
      text.all('caseSalesInfo:change', { returnObjects: true }),
      text.all('caseLea:change', { returnObjects: true }),
    ];
    for (const [index, teaser] of teasers.entries()) {
      expect(textOf(teaser)).toContain(text('caseStudies:view'));
      expect(textOf(teaser)).toContain(changes[index]?.figures[0]?.value);
      expect(teaser.querySelectorAll('img[alt]:not([alt=""])')).toHaveLength(1);
    }
    // Bars of what was measured, from which the figures follow
    for (const [index, id] of caseOrder.entries())
      expectMeasured(teasers[index] ?? page(), id, changes[index]?.figures[0]?.value);
  });
}

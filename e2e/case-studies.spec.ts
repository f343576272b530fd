// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { expect, test } from '@playwright/test';
import { type CaseId, caseOrder, measured } from '@/content/caseStudies';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { languages } from './support/texts';

const caseStudies = [
  { id: 'caseWedere', slug: 'wedere', industry: /School transport/, people: 12, next: 'captire' },
  { id: 'caseSalesInfo', slug: 'sales-info', industry: /Sales information/, people: 6, next: 'lea' },
  { id: 'caseCaptire', slug: 'captire', industry: /Tyre trade, ERP/, people: 12, next: 'sales-info' },
  { id: 'caseLea', slug: 'lea', industry: /Shared mobility, SaaS/, people: 9, next: 'wedere' },
] as const;

/**
 * Expects two bars to scale for the values before and after a product, and a figure that follows from both.
 * @param root the element with exactly these bars
 * @param value the figure as written, such as “−71 %” or “−9 min”
 */
function expectMeasured(root: ParentNode, id: CaseId, value: string | undefined): void {
  const { before, now } = measured[id];
  const most = Math.max(before, now);
  const widths = valuesOf(root, 'svg[width$="%"]', 'width').map((width) => Number.parseFloat(width ?? ''));
  expect(widths).toEqual([before, now].map((count) => expect.closeTo((100 * count) / most, 1)));
  const percent = Math.abs(Math.round(100 - (100 * now) / before));
  expect([percent, before - now]).toContain(Number(value?.match(/[\d.]+/)?.[0]));
}

for (const { locale, text, to } of languages) {
  const figuresOf = (id: CaseId) => text.all(`${id}:change`, { returnObjects: true }).figures;

  for (const { id, slug, industry, people, next } of caseStudies) {
    const path = to(`/our-work/${slug}`);

    // Specification 10.1, 10.2, 10.3, 10.5 and 10.11
    test(`${path} names industry, team size, location and the work done, and ends with its figures`, () => {
      const page = builtPage(path);
      expect(textsOf(page, 'h1')).toEqual([text(`${id}:opening.title`)]);
      const facts = factsOf(page);
      expect(facts).toEqual({
        [text('caseStudies:facts.industry')]: text(`${id}:opening.industry`),
        [text('caseStudies:facts.teamSize')]: text('caseStudies:people', { count: people }),
        [text('caseStudies:facts.location')]: expect.stringMatching(/\d.*\d/),
        [text('caseStudies:facts.done')]: text(`${id}:opening.done`),
      });
      if (locale === 'en') expect(facts.Industry).toMatch(industry);
      expect(targetsOf(page, text('caseStudies:all'))).toEqual([to('/our-work')]);
      expect(targetsOf(page, text('caseStudies:view'))).toEqual([to(`/our-work/${next}`)]);
      const items = [...regionOf(page, text(`${id}:change.title`)).querySelectorAll('li')];
      expect(items.map((item) => textOf(item.querySelector('b')))).toEqual(
        figuresOf(id).map(({ value }) => value),
      );
      expectMeasured(items[0] ?? page, id, figuresOf(id)[0]?.value);
    });

    // Specification 10.6, 10.7 and 10.9
    test(`${path}-old is an earlier version in English, and both link to each other`, () => {
      const page = builtPage(`${path}-old`);
      expect(page.documentElement.lang).toBe(locale);
      const article = page.querySelector('main article') ?? page.body;
      expect(article.getAttribute('lang')).toBe('en');
      expect(factsOf(article)).toMatchObject({ 'Team size': String(people) });
      expect(textsOf(article, 'h2')).toEqual(['What was done']);
      expect(textOf(article.querySelector('ul'))).toMatch(/\S/);
      expect(targetsOf(page, text('caseStudies:earlier.current'))).toEqual([path]);
      expect(targetsOf(builtPage(path), text('caseStudies:earlier.link'))).toEqual([`${path}-old`]);
    });
  }

  // Specification 9.2 and 9.7
  test(`${to('/our-work')} shows the first figure of each case study, measured`, () => {
    const page = builtPage(to('/our-work'));
    const teasers = [...regionOf(page, text('ourWork:work.title')).querySelectorAll('li a')];
    expect(teasers).toHaveLength(caseOrder.length);
    for (const [index, id] of caseOrder.entries()) {
      const teaser = teasers[index] ?? page.body;
      const value = figuresOf(id)[0]?.value;
      expect(textOf(teaser)).toContain(text('caseStudies:view'));
      expect(textOf(teaser)).toContain(value);
      expectMeasured(teaser, id, value);
    }
  });

  // Specification 10.10
  test(`case studies in ${locale} show their idea as a figure, to the scale of its numbers`, () => {
    const figureOf = (slug: string, title: string) => {
      const figure = regionOf(builtPage(to(`/our-work/${slug}`)), title).querySelector('figure');
      if (!figure) throw new Error(`${slug} has no figure`);
      expect(textOf(figure.querySelector('figcaption'))).toMatch(/\S/);
      return figure;
    };
    const shares = (figure: Element, bars: string, size: string) =>
      valuesOf(figure, bars, size).map((length) => Number.parseFloat(length ?? '') / 100);
    const toScale = (numbers: readonly number[]) =>
      numbers.map((number) => expect.closeTo(number / Math.max(...numbers), 3));

    const morning = figureOf('wedere', text('caseWedere:timetable.title'));
    expect(textsOf(morning, 'li b')).toEqual(['05:30', '06:15', '06:40', '07:24', '07:42', '08:05']);
    // Lines connect their minutes, of 155 and one and a half at either end, with their texts.
    const leaders = morning.querySelector('svg[viewBox="0 0 100 10"] path')?.getAttribute('d') ?? '';
    const from = [...leaders.matchAll(/M([\d.]+) 0/g)].map(([, place]) => Number(place) * 1.58 - 1.5);
    expect(from.map((minute) => Math.round(minute) + 0)).toEqual([0, 45, 70, 114, 132, 155]);

    const year = figureOf('captire', text('caseCaptire:year.title'));
    expect(shares(year, 'li rect:first-child', 'height')).toEqual(toScale(textsOf(year, 'li b').map(Number)));

    const prices = figureOf('lea', text('caseLea:prices.title'));
    const francs = textsOf(prices, 'li > svg + div').map((price) => Number(price.replace('CHF', '')));
    expect(shares(prices, 'li > svg', 'width')).toEqual(toScale(francs));

    const ages = figureOf('sales-info', text('caseSalesInfo:ages.title'));
    // Each long tick is at the age of its figure; the first ten seconds share the position of fifteen minutes.
    expect(textsOf(ages, 'li text[y="100%"]')).toEqual(
      text.all('caseSalesInfo:ages.scale', { returnObjects: true }),
    );
    const [first] = valuesOf(ages, 'li text[y="100%"]', 'x');
    expect(Number.parseFloat(first ?? '')).toBeCloseTo((100 * Math.log10(11)) / Math.log10(901), 1);
  });
}

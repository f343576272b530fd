// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expectMeasured } from './support/measured';
import { languages } from './support/texts';

const caseStudies = [
  { id: 'caseWedere', slug: 'wedere', industry: /School transport/, people: 12, next: 'captire' },
  { id: 'caseSalesInfo', slug: 'sales-info', industry: /Sales information/, people: 6, next: 'lea' },
  { id: 'caseCaptire', slug: 'captire', industry: /Tyre trade, ERP/, people: 12, next: 'sales-info' },
  { id: 'caseLea', slug: 'lea', industry: /Shared mobility, SaaS/, people: 9, next: 'wedere' },
] as const;

for (const { locale, text, to } of languages) {
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
      const pictures = valuesOf(page, `main img[src*="${slug.replace('-info', '')}"]`, 'alt');
      expect(pictures).toContain(text(`${id}:opening.picture`));
      expect(targetsOf(page, text('caseStudies:all'))).toEqual([to('/our-work')]);
      expect(targetsOf(page, text('caseStudies:view'))).toEqual([to(`/our-work/${next}`)]);
      const { title, figures } = text.all(`${id}:change`, { returnObjects: true });
      const items = [...regionOf(page, title).querySelectorAll('li')];
      expect(items.map((item) => textOf(item.querySelector('b')))).toEqual(figures.map(({ value }) => value));
      expectMeasured(items[0] ?? page, id, figures[0]?.value);
    });

    // Specification 10.6, 10.7, 10.8 and 10.9
    test(`${path}-old is an earlier version in English, and both link to each other`, () => {
      const page = builtPage(`${path}-old`);
      expect(page.documentElement.lang).toBe(locale);
      const [article = page.body, ...others] = page.querySelectorAll('main article');
      expect(others).toEqual([]);
      expect(article.getAttribute('lang')).toBe('en');
      const facts = factsOf(article);
      expect(Object.keys(facts)).toEqual(['Industry', 'Team size', 'Location']);
      expect(facts['Team size']).toBe(String(people));
      expect(textsOf(article, 'h2')).toEqual(['What was done']);
      expect(textOf(article.querySelector('ul'))).toMatch(/\S/);
      expect(targetsOf(regionOf(page, text('caseStudies:closing')), text('common:closing.contact'))).toEqual([
        to('/contact-us'),
      ]);
      expect(valuesOf(page, 'link[rel=canonical]', 'href')).toEqual([company.origin + path]);
      expect(targetsOf(page, text('caseStudies:earlier.current'))).toEqual([path]);
      expect(targetsOf(builtPage(path), text('caseStudies:earlier.link'))).toEqual([`${path}-old`]);
    });
  }
}

/** @returns the length of each bar as a share of the full width */
const shares = (bars: readonly Element[], size: string) =>
  bars.map((bar) => Number.parseFloat(bar.getAttribute(size) ?? '') / 100);

// Specification 10.10
for (const { locale, text, to } of languages) {
  test(`case studies in ${locale} show their idea as a figure, to the scale of its numbers`, () => {
    const figureOf = (slug: string, title: string) => {
      const figure = regionOf(builtPage(to(`/our-work/${slug}`)), title).querySelector('figure');
      if (!figure) throw new Error(`${slug} has no figure`);
      expect(textOf(figure.querySelector('figcaption'))).toMatch(/\S/);
      for (const drawing of figure.querySelectorAll('svg')) {
        expect(drawing.closest('svg[aria-hidden=true]')).not.toBeNull();
      }
      return figure;
    };

    const morning = figureOf('wedere', text('caseWedere:timetable.title'));
    expect(textsOf(morning, 'li b')).toEqual(['05:30', '06:15', '06:40', '07:24', '07:42', '08:05']);
    // Lines connect their minutes, of 155 and one and a half at either end, with their texts.
    const leaders = morning.querySelector('svg[viewBox="0 0 100 10"] path')?.getAttribute('d') ?? '';
    const from = [...leaders.matchAll(/M([\d.]+) 0/g)].map(([, place]) => Number(place) * 1.58 - 1.5);
    expect(from.map((minute) => Math.round(minute) + 0)).toEqual([0, 45, 70, 114, 132, 155]);

    const year = figureOf('captire', text('caseCaptire:year.title'));
    const sets = textsOf(year, 'li b').map(Number);
    const heights = shares([...year.querySelectorAll('li rect:first-child')], 'height');
    expect(heights).toEqual(sets.map((count) => expect.closeTo(count / Math.max(...sets), 3)));

    const prices = figureOf('lea', text('caseLea:prices.title'));
    const francs = textsOf(prices, 'li > svg + div').map((price) => Number(price.replace('CHF', '')));
    const widths = shares([...prices.querySelectorAll('li > svg')], 'width');
    expect(widths).toEqual(francs.map((price) => expect.closeTo(price / Math.max(...francs), 3)));

    const ages = figureOf('sales-info', text('caseSalesInfo:ages.title'));
    expect(textsOf(ages, 'li b')).toEqual(
      text.all('caseSalesInfo:ages.rows', { returnObjects: true }).map(({ mark }) => mark),
    );
    // Each long tick is at the age of its figure; the first ten seconds share the position of fifteen minutes.
    const figures = [...ages.querySelectorAll('li text[y="100%"]')];
    expect(figures.map((figure) => textOf(figure))).toEqual(
      text.all('caseSalesInfo:ages.scale', { returnObjects: true }),
    );
    expect(Number.parseFloat(figures[0]?.getAttribute('x') ?? '')).toBeCloseTo(
      (100 * Math.log10(10 + 1)) / Math.log10(15 * 60 + 1),
      1,
    );
  });
}

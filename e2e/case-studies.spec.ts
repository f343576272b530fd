import { company } from '@/content/company';
import { builtPage, factsOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { languages } from './support/texts';
import { test } from './support/tour';

/** What the case studies say, and that their headings fit. */

const caseStudies = [
  { id: 'caseWedere', slug: 'wedere', industry: /School transport/, people: 12, next: 'captire' },
  { id: 'caseSalesInfo', slug: 'sales-info', industry: /Sales information/, people: 6, next: 'lea' },
  { id: 'caseCaptire', slug: 'captire', industry: /Tyre trade, ERP/, people: 12, next: 'sales-info' },
  { id: 'caseLea', slug: 'lea', industry: /Shared mobility, SaaS/, people: 9, next: 'wedere' },
] as const;

for (const { locale, text, to } of languages) {
  for (const { id, slug, industry, people, next } of caseStudies) {
    const path = to(`/our-work/${slug}`);

    // Specification 10.1, 10.2, 10.3 and 10.5
    test(`${path}: industry, team size, location and what was done; the way on and back`, () => {
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
    });

    // Specification 10.6, 10.7, 10.8 and 10.9
    test(`${path}-old: an earlier version in English, each leading to the other`, () => {
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
      expect(targetsOf(article, 'Contact us')).toEqual([to('/contact-us')]);
      expect(valuesOf(page, 'link[rel=canonical]', 'href')).toEqual([company.origin + path]);
      expect(targetsOf(page, text('caseStudies:earlier.current'))).toEqual([path]);
      expect(targetsOf(builtPage(path), text('caseStudies:earlier.link'))).toEqual([`${path}-old`]);
    });
  }
}

test('at 320 px no heading of a case study is wider than its column', async ({ page }) => {
  for (const { slug } of caseStudies) {
    await page.goto(`/de/our-work/${slug}`);
    await settled(page);
    const wide = await page
      .locator('main :is(h1, h2:not(.visually-hidden), h3, dd, li > b)')
      .evaluateAll((items) =>
        items.filter((item) => item.scrollWidth > item.clientWidth + 1).map((item) => item.textContent),
      );
    expect.soft(wide, slug).toEqual([]);
  }
});

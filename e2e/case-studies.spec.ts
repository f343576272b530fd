// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';

/**
 * Specification 10.1, 10.2, 10.3, 10.4, 10.5, 10.6, 10.7, 10.8 and 10.9, as the files of
 * `out/` say it. That their pictures load is in `pictures.spec.ts`, what else a browser is needed for
 * in `case-studies-layout.spec.ts`.
 */

const caseStudies = [
  { slug: 'wedere', industry: /School transport/, people: 12, next: 'captire' },
  { slug: 'sales-info', industry: /Sales information/, people: 6, next: 'lea' },
  { slug: 'captire', industry: /Tyre trade, ERP/, people: 12, next: 'sales-info' },
  { slug: 'lea', industry: /Shared mobility, SaaS/, people: 9, next: 'wedere' },
];

for (const { slug, industry, people, next } of caseStudies) {
  const path = `/our-work/${slug}`;

  test(`${path} has industry, team size, location and what was done`, () => {
    const facts = factsOf(builtPage(path));
    expect(Object.keys(facts)).toEqual(['Industry', 'Team size', 'Location', 'What was done']);
    expect(facts.Industry).toMatch(industry);
    expect(facts['Team size']).toBe(`${people} people`);
    expect(facts.Location).toMatch(/^\d in Zurich, \d in Pristina$/);
    expect(facts['What was done']).toMatch(/\S{3}/);
  });

  test(`/de${path}: in German too`, () => {
    const facts = factsOf(builtPage(`/de${path}`));
    expect(Object.keys(facts)).toEqual(['Branche', 'Teamgrösse', 'Standort', 'Unsere Arbeit']);
    expect(facts.Teamgrösse).toBe(`${people} Personen`);
    expect(Object.values(facts).filter((fact) => fact === '')).toEqual([]);
    expect(textsOf(builtPage(`/de${path}`), 'h1')).toEqual([expect.stringMatching(/\S/)]);
  });

  for (const [prefix, closing] of [
    ['', 'Where are you heading?'],
    ['/de', 'Wohin soll es gehen?'],
  ] as const) {
    const current = prefix + path;

    test(`${current} has pictures of the product, each with a description`, () => {
      const pictures = `main img[src*="${slug.replace('-info', '')}"]`;
      const descriptions = valuesOf(builtPage(current), pictures, 'alt');
      expect(descriptions.length).toBeGreaterThanOrEqual(2);
      for (const description of descriptions) expect(description).toMatch(/\S/);
    });

    test(`${current}: a call to action to /contact-us`, () => {
      const call = regionOf(builtPage(current), closing);
      expect(valuesOf(call, 'a', 'href')).toEqual([`${prefix}/contact-us`]);
    });

    test(`${current} leads on to the next case study and back to all of them`, () => {
      const page = builtPage(current);
      expect(targetsOf(page, /^(?:All case studies|Alle Fallstudien)$/)).toEqual([`${prefix}/our-work`]);
      expect(targetsOf(page, /View case study|Fallstudie ansehen/)).toEqual([`${prefix}/our-work/${next}`]);
    });

    test(`${current}-old is static English text, marked as English`, () => {
      const page = builtPage(`${current}-old`);
      expect(page.documentElement.lang).toBe(prefix ? 'de' : 'en');
      const [article = page.body, ...others] = page.querySelectorAll('main article');
      expect(others).toEqual([]);
      expect(article.getAttribute('lang')).toBe('en');
      const facts = factsOf(article);
      expect(Object.keys(facts)).toEqual(['Industry', 'Team size', 'Location']);
      expect(facts['Team size']).toBe(String(people));
      expect(textsOf(article, 'h2')).toEqual(['What was done']);
      expect(textOf(article.querySelector('ul'))).toMatch(/\S/);
      expect(targetsOf(article, 'Contact us')).toEqual([`${prefix}/contact-us`]);
    });

    test(`${current}-old is canonical to the current page, which it links to and is linked from`, () => {
      const page = builtPage(`${current}-old`);
      expect(valuesOf(page, 'link[rel=canonical]', 'href')).toEqual([company.origin + current]);
      expect(valuesOf(page, 'link[rel=alternate]', 'href')).toEqual([]);
      expect(targetsOf(page, /Read the current version|Zur heutigen Fassung/)).toEqual([current]);
      const earlier = targetsOf(builtPage(current), /Earlier version|Frühere Fassung/);
      expect(earlier).toEqual([`${current}-old`]);
    });
  }
}

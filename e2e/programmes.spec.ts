// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { knownLocales } from './support/knownLocales';
import { pathOf, programmes } from './support/programmes';
import { languages } from './support/programmeWords';
import { builtPaths } from './support/sitePages';

/**
 * Specification 13.1, 13.2, 13.3, 13.4, 13.5, 13.6, 13.7, 13.8, 13.9, 13.10, 13.13, 13.14 and 30.4: what
 * the files of `out/` say. What a browser is needed for is in `programmes-layout.spec.ts`.
 */

for (const locale of knownLocales) {
  const words = languages[locale];
  for (const facts of programmes) {
    const path = pathOf(facts.slug, words.prefix);

    test(`${path}: title, instructor with photo, start date and a programme picture`, () => {
      const page = builtPage(path);
      const { instructor, start } = facts;
      expect(textsOf(page, 'h1')).toEqual([facts.title[locale]]);
      const header = page.querySelector('main > .inverse') ?? page.body;
      expect(textOf(header)).toContain(instructor.name);
      expect(textsOf(header, 'time')).toEqual([start[locale]]);
      expect(valuesOf(header, 'time', 'datetime')).toEqual([start.day]);
      const [photo, picture, ...others] = header.querySelectorAll('img');
      expect(photo?.getAttribute('alt')).toContain(instructor.name);
      expect(photo?.getAttribute('src')).toContain('/people/');
      expect(picture?.getAttribute('src')).toContain('/programmes/');
      expect(picture?.getAttribute('alt')).toMatch(/\S.{40,}/);
      expect(others).toEqual([]);
    });

    test(`${path}: the side panel`, () => {
      const panel = regionOf(builtPage(path), words.panel);
      expect(textOf(panel)).toContain(words.paid);
      expect(textsOf(panel, 'dt')).toEqual([...words.terms]);
      const [instructor, contract, certificate, duration, enrolled, ...rest] = textsOf(panel, 'dd');
      expect(instructor).toBe(facts.instructor.name);
      expect(contract?.length).toBeGreaterThan(20);
      expect(certificate?.length).toBeGreaterThan(20);
      expect(duration).toBe(facts.duration[locale]);
      expect(enrolled).toBe(`${facts.enrolled} ${words.people}`);
      expect(rest).toEqual([...words.always, facts.deadline]);
      expect(Object.values(factsOf(panel)).at(-1)).toBe(facts.deadline);
    });

    test(`${path}: the instructor links to the profile, if there is one`, () => {
      const profile = words.prefix + (facts.instructor.page ?? '/none');
      const addresses = targetsOf(builtPage(path), facts.instructor.name);
      expect(addresses).toEqual(builtPaths.includes(profile) ? [profile, profile] : []);
    });

    test(`${path}: the parts of the description, in their order`, () => {
      const page = builtPage(path);
      expect(textsOf(page, '#description h2')).toEqual([
        ...words.parts,
        ...(facts.highlights ? [words.highlights] : []),
      ]);
      for (const part of textsOf(page, '#description section')) expect(part.length).toBeGreaterThan(150);
    });

    test(`${path}: the status button says “${facts.status}”, and that it does nothing`, () => {
      const page = builtPage(path);
      const buttons = page.querySelectorAll('main button[aria-disabled]');
      expect(buttons).toHaveLength(facts.slug === 'digital-marketing' ? 2 : 1);
      expect(regionOf(page, words.panel).contains(buttons[0] ?? null)).toBe(true);
      for (const button of buttons) {
        expect(textOf(button)).toBe(words.status[facts.status]);
        expect(button.getAttribute('type')).toBe('button');
        expect(button.getAttribute('aria-disabled')).toBe('true');
        const description = page.getElementById(button.getAttribute('aria-describedby') ?? '');
        expect(textOf(description)).toMatch(/Pressing it does nothing|Ein Druck darauf bewirkt nichts/);
      }
      const descriptions = valuesOf(page, 'main button[aria-disabled]', 'aria-describedby');
      expect(new Set(descriptions).size).toBe(buttons.length);
    });

    test(`${path}: the call to collaborate closes the page`, () => {
      const closing = builtPage(path).querySelector('main > section:last-of-type');
      expect(closing?.getAttribute('aria-labelledby')).toBe('closing');
      expect(valuesOf(closing ?? builtPage(path), 'a', 'href')).toEqual([`${words.prefix}/contact-us`]);
    });
  }
}

import type { Page } from '@playwright/test';
import { builtPage, regionOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { test } from './support/sharedWindow';
import { languages } from './support/texts';

/** Sections that several pages share: logos of clients, certifications, quotes, the closing call. */

const clients = {
  '/': 'home:clients.title',
  '/our-work': 'ourWork:clients.title',
  '/c-levels': 'dedicatedTeams:clients.title',
} as const;

const certifications = {
  '/': 'home:certifications.title',
  '/c-levels': 'dedicatedTeams:certifications.title',
} as const;

const withQuotes = ['/', '/our-work', '/about', '/c-levels'];

/** Pages that end with the call to collaborate, its text, and its links apart from Contact. Those of others are read out. */
const closings = [
  ['/blogs', 'blog:closing', '/services', '/our-work'],
  ['/our-work/captire', 'caseStudies:closing', '/services', '/c-levels'],
  ['/our-work/sales-info', 'caseStudies:closing', '/services', '/c-levels'],
  ['/our-work/lea', 'caseStudies:closing', '/product-innovation', '/services'],
] as const;

for (const { locale, text, to } of languages)
  test(`pages share logos, badges, quotes and the closing call (${locale})`, () => {
    // Specification 6.4, 9.3 and 18.2
    for (const [path, title] of Object.entries(clients)) {
      const names = valuesOf(regionOf(builtPage(to(path)), text(title)), 'li img', 'alt');
      expect(new Set(names.filter(Boolean)).size, path).toBe(9);
    }
    // Specification 6.6 and 18.5
    for (const [path, title] of Object.entries(certifications)) {
      const names = valuesOf(regionOf(builtPage(to(path)), text(title)), 'img', 'alt');
      expect(names.map((name) => name?.split(':')[0])).toEqual([
        'ISO\u00a027001',
        'ISO\u00a013485',
        'ISO\u00a09001',
      ]);
      expect(names).toEqual([
        text('certifications:names.iso27001'),
        text('certifications:names.iso13485'),
        text('certifications:names.iso9001'),
      ]);
    }
    // Specification 7.2 and 7.3
    for (const path of withQuotes) {
      const quotes = builtPage(to(path)).querySelectorAll('main figure:has(blockquote)');
      expect(quotes, path).toHaveLength(4);
      for (const quote of quotes) {
        expect(quote.querySelectorAll('img')).toHaveLength(1);
        expect(textsOf(quote, 'figcaption > *')).toEqual(Array(2).fill(expect.stringMatching(/\S/)));
        expect([1, 2, 3]).toContain(quote.querySelectorAll('blockquote p').length);
      }
    }
    // Specification 10.4, 22.5 and 38.5
    for (const [path, key, next, last] of closings) {
      const closing = [...builtPage(to(path)).querySelectorAll('main section')].at(-1);
      expect(closing && textsOf(closing, 'h2'), path).toEqual([text(key)]);
      const links = [to('/contact-us'), to(next), to(last)];
      expect(closing && valuesOf(closing, 'a', 'href'), path).toEqual(links);
    }
  });

// Specification 7.1, 7.2 and 7.6
test('four pages show the same four quotes; home and our work start on different ones, our work in another order', () => {
  const [home = [], ourWork = [], ...others] = withQuotes.map((path) =>
    textsOf(builtPage(path), 'main figure:has(blockquote) figcaption b'),
  );
  expect(home).toHaveLength(4);
  for (const names of [ourWork, ...others]) expect([...names].sort()).toEqual([...home].sort());
  expect(ourWork[0]).not.toBe(home[0]);
  // A different order, and not only a different start.
  const [first = ''] = home;
  const start = ourWork.indexOf(first);
  expect([...ourWork.slice(start), ...ourWork.slice(0, start)]).not.toEqual(home);
});

// Specification 9.3
test('the logos of our work are three by three on wide layouts and two in a row on narrow ones', async ({
  page,
}) => {
  await page.goto('/our-work');
  await settled(page);
  for (const [width, rows] of [
    [1440, [3, 3, 3]],
    [390, [2, 2, 2, 2, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('main li:has(img[src*="/clients/"])')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual(rows);
  }
});

// Specification 8.2 and 18.9
test('blocks of services and sections of a page are numbered in their order', async ({ page }) => {
  for (const [path, ...counts] of [
    ['/services', 6, 6],
    ['/c-levels', 10],
  ] as const) {
    await page.goto(path);
    await settled(page);
    const numbers = counts.flatMap((count) =>
      Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0')),
    );
    // The accessibility tree may come a moment after the page.
    await expect.poll(() => countedNumbers(page), path).toEqual(numbers);
  }
});

/**
 * The two-digit numbers that the styles count on a page, such as those of its sections (never twenty): they are not in the
 * HTML.
 * @returns them from top to bottom, as the browser exposes them to assistive technology
 */
async function countedNumbers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value));
  return texts.filter((text) => /^[01]\d$/.test(text));
}

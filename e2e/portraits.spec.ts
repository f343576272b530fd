import { pages } from '@/content/pages';
import { builtHtml } from './support/builtFile';
import { builtPage } from './support/builtParts';
import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { languages } from './support/texts';
import { test } from './support/tour';

/** Specification 7.8, who is shown where; and no frame that cuts a head. */

const portrait = 'img[src^="/images/people/"]';

/** The pages that show people, with everyone they show and whom of them as a client. */
function shownPeople(to: (path: string) => string) {
  const paths = pages
    .map(({ path }) => to(path))
    .filter((path) => builtHtml(path).includes('src="/images/people/'));
  return paths.map((path) => {
    const images = [...builtPage(path).querySelectorAll(portrait)];
    const quoted = images.filter((image) => image.closest('figure')?.querySelector('blockquote'));
    const sources = (some: Element[]) => [...new Set(some.map((image) => image.getAttribute('src')))];
    return {
      path,
      everyone: sources(images),
      clients: sources(quoted),
      colleagues: sources(images.filter((image) => !quoted.includes(image))),
    };
  });
}

for (const { locale, to } of languages) {
  test(`no portrait is on more than two pages, but for those of client quotes (${locale})`, () => {
    const shown = shownPeople(to);
    const people = [...new Set(shown.flatMap(({ colleagues }) => colleagues))];
    expect(people.length).toBeGreaterThan(20);
    const often = people
      .map((person) => [
        person,
        ...shown.filter((page) => page.everyone.includes(person)).map(({ path }) => path),
      ])
      .filter(([, ...paths]) => paths.length > 2);
    expect(often).toEqual([]);
  });

  test(`no client is shown among colleagues (${locale})`, () => {
    const shown = shownPeople(to);
    const clients = new Set(shown.flatMap(({ clients }) => clients));
    expect(clients.size).toBeGreaterThan(3);
    expect(shown.flatMap(({ colleagues }) => colleagues).filter((person) => clients.has(person))).toEqual([]);
  });
}

/** Every head lies within these parts of a portrait's height: from the hair above the forehead to the chin. */
const head = { from: 0.12, to: 0.78 };

test('no frame cuts a head, at any width', async ({ page }) => {
  for (const path of [
    '/',
    '/about',
    '/careers',
    '/services',
    '/instructor-details-1',
    '/careers/career-start-program/software-system-engineer',
  ]) {
    await page.goto(path);
    await settled(page);
    for (const width of [390, 700, 1440, 2560]) {
      await page.setViewportSize({ width, height: width < 1440 ? 844 : 1440 });
      const parts = await page.locator(`main ${portrait}`).evaluateAll((images) =>
        images
          .filter((image) => image.checkVisibility())
          .map((image) => {
            const [, y = '50%'] = getComputedStyle(image).objectPosition.split(' ');
            const { width: wide, height: high } = image.getBoundingClientRect();
            const visible = Math.min(1, high / (wide * 1.2));
            const top = (1 - visible) * (Number.parseFloat(y) / 100);
            return { from: top, to: top + visible };
          }),
      );
      const cut = parts.filter(({ from, to }) => from > head.from || to < head.to);
      expect.soft(cut, `${path} at ${width} px`).toEqual([]);
      expect(parts, path).not.toEqual([]);
    }
  }
});

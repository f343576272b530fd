// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { pages } from '@/content/pages';
import { builtHtml } from './support/builtFile';
import { builtPage } from './support/builtParts';

/** Specification 7.8: which people are shown on which pages. */

const portrait = 'img[src^="/images/people/"]';

/** The pages that show people, with everyone on them and who is shown as a client; all languages show the same. */
const shown = pages
  .filter(({ path }) => builtHtml(path).includes('src="/images/people/'))
  .map(({ path }) => {
    const images = [...builtPage(path).querySelectorAll(portrait)];
    const quoted = images.filter((image) => image.closest('figure')?.querySelector('blockquote'));
    const sources = (some: Element[]) => [...new Set(some.map((image) => image.getAttribute('src')))];
    return {
      everyone: sources(images),
      clients: sources(quoted),
      colleagues: sources(images.filter((image) => !quoted.includes(image))),
    };
  });

test('only portraits of client quotes are on more than two pages, and no client is among colleagues', () => {
  const people = [...new Set(shown.flatMap(({ colleagues }) => colleagues))];
  expect(people.length).toBeGreaterThan(20);
  const pagesOf = (person: string | null) => shown.filter(({ everyone }) => everyone.includes(person));
  expect(people.filter((person) => pagesOf(person).length > 2)).toEqual([]);
  const clients = new Set(shown.flatMap((page) => page.clients));
  expect(clients.size).toBeGreaterThan(3);
  expect(people.filter((person) => clients.has(person))).toEqual([]);
});

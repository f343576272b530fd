// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { localeOfPath } from '@/lib/routing/locale';
import { builtDocument } from '../support/builtDocument';
import { isMismarked, partsOf } from '../support/languageOfParts';
import { builtPaths, notFoundPaths } from '../support/sitePages';

/**
 * Specification 4.17, 31.2 and 31.3 (WCAG 2.4.1, 3.1.1, 3.1.2), on every page as it stands in `out/`. That no level
 * of headings is skipped, every landmark has a name and every picture a text, axe says in `every-page.spec.ts`.
 */

const paths = [...builtPaths, ...notFoundPaths];

test.describe('every page as it was built', () => {
  // One after the other, so that the pages are parsed only once.
  test.describe.configure({ mode: 'default' });

  let documents: ReadonlyMap<string, Document>;
  test.beforeAll(() => {
    documents = new Map(paths.map((path) => [path, builtDocument(path)]));
  });

  /** Expects a list of wrongs to be empty on every page; says all of them. */
  const expectNone = (wrongs: (page: Document, path: string) => readonly string[]) =>
    expect(
      [...documents].flatMap(([path, page]) => wrongs(page, path).map((wrong) => `${path}: ${wrong}`)),
    ).toEqual([]);

  test('the language that the page says it is in is that of its address', () => {
    expectNone((page, path) => {
      const { lang } = page.documentElement;
      return lang === localeOfPath(path) ? [] : [lang];
    });
  });

  test('every text in another language is marked as such', () => {
    expectNone((page) =>
      partsOf(page)
        .filter(isMismarked)
        .map(({ text, lang }) => `not ${lang}: ${text}`),
    );
  });

  test('links to a page in another language say so', () => {
    expectNone((page, path) =>
      [...page.querySelectorAll('body a[href^="/"]')]
        .filter((link) => localeOfPath(link.getAttribute('href') ?? '') !== localeOfPath(path))
        .filter((link) => link.getAttribute('hreflang') !== localeOfPath(link.getAttribute('href') ?? ''))
        .map(({ outerHTML }) => outerHTML),
    );
  });

  test('one h1, which says something, comes before all other headings', () => {
    expectNone((page) => {
      const [first, ...others] = page.querySelectorAll('h1, h2, h3, h4, h5, h6');
      const more = others.filter(({ localName }) => localName === 'h1');
      return first?.localName === 'h1' && /\S/.test(first.textContent) && more.length === 0
        ? []
        : [`${first?.outerHTML}, ${more.length} more h1`];
    });
  });

  test('one banner, one main, one contentinfo, in this order, with nothing beside them but the skip link', () => {
    expectNone((page) => {
      const site = page.querySelector('.site');
      const parts = [...(site?.children ?? [])]
        .map(({ localName, id }) => localName + (id && `#${id}`))
        .join(' ');
      const within = page.querySelectorAll(
        'main main, [role=banner], [role=main], [role=contentinfo]',
      ).length;
      return parts === 'a header main#main footer' && within === 0 ? [] : [`${parts}, ${within} more`];
    });
  });

  test('the skip link is the first thing that takes the focus, and leads to what takes it', () => {
    expectNone((page) => {
      const first = page.querySelector('body :is(a, button, input, select, textarea, summary, [tabindex])');
      const target = page.getElementById('main');
      return first?.getAttribute('href') === '#main' && target?.getAttribute('tabindex') === '-1'
        ? []
        : [String(first?.outerHTML)];
    });
  });

  test('every id is the only one of its name, and everything that is referred to exists', () => {
    expectNone((page) => {
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      const references = [
        'for',
        'popovertarget',
        'list',
        'aria-labelledby',
        'aria-describedby',
        'aria-controls',
      ].flatMap((name) =>
        [...page.querySelectorAll(`[${name}]`)].flatMap((one) => one.getAttribute(name)?.split(/\s+/) ?? []),
      );
      return [
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`),
        ...references.filter((id) => !ids.includes(id)).map((id) => `no #${id}`),
      ];
    });
  });

  test('a disclosure that an address may name is on a page with islands, whose boot script opens it', () => {
    expectNone((page) =>
      page.querySelector('[data-island]')
        ? []
        : [...page.querySelectorAll('details[id]')].map(({ id }) => id),
    );
  });
});

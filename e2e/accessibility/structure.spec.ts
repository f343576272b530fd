// Reads files only. Playwright's own `test` is enough; ours (support/fixtures.ts) would start a browser.
import { expect, test } from '@playwright/test';
import { localeOfPath } from '@/lib/routing/locale';
import { builtDocument } from '../support/builtDocument';
import { isMismarked, partsOf } from '../support/languageOfParts';
import { builtPaths, notFoundPaths } from '../support/sitePages';

/**
 * Specification 4.17, 31.2 and 31.3 (WCAG 2.4.1, 3.1.1, 3.1.2), on every page in `out/`. In `every-page.spec.ts` axe checks
 * that no heading level is skipped, every landmark has a name and every picture an alternative text.
 */

const paths = [...builtPaths, ...notFoundPaths];

test('every page has one h1, its landmarks, marked languages and ids that exist', () => {
  const problems = paths.flatMap((path) => {
    const page = builtDocument(path);
    return [
      ...languageProblems(page, path),
      ...headingProblems(page),
      ...landmarkProblems(page),
      ...idProblems(page),
    ].map((problem) => `${path}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

function languageProblems(page: Document, path: string): string[] {
  const own = localeOfPath(path);
  const links = [...page.querySelectorAll('body a[href^="/"]')].filter((link) => {
    const target = localeOfPath(link.getAttribute('href') ?? '');
    return target !== own && link.getAttribute('hreflang') !== target;
  });
  return [
    ...(page.documentElement.lang === own ? [] : [`lang is ${page.documentElement.lang}`]),
    ...partsOf(page)
      .filter(isMismarked)
      .map(({ text, lang }) => `not ${lang}: ${text}`),
    ...links.map(({ outerHTML }) => `no hreflang: ${outerHTML}`),
  ];
}

function headingProblems(page: Document): string[] {
  const [first, ...others] = page.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const more = others.filter(({ localName }) => localName === 'h1');
  const isRight = first?.localName === 'h1' && /\S/.test(first.textContent) && more.length === 0;
  return isRight ? [] : [`${first?.outerHTML}, ${more.length} more h1`];
}

/** One banner, main and contentinfo, in this order, and otherwise only the skip link, the first stop. */
function landmarkProblems(page: Document): string[] {
  const parts = [...(page.querySelector('.site')?.children ?? [])]
    .map(({ localName, id }) => localName + (id && `#${id}`))
    .join(' ');
  const within = page.querySelectorAll('main main, [role=banner], [role=main], [role=contentinfo]').length;
  const first = page.querySelector('body :is(a, button, input, select, textarea, summary, [tabindex])');
  const skips =
    first?.getAttribute('href') === '#main' && page.getElementById('main')?.getAttribute('tabindex') === '-1';
  return [
    ...(parts === 'a header main#main footer' && within === 0 ? [] : [`${parts}, ${within} more`]),
    ...(skips ? [] : [`first stop: ${first?.outerHTML}`]),
  ];
}

function idProblems(page: Document): string[] {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  const known = new Set(ids);
  const names = ['for', 'popovertarget', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
  const references = names.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].flatMap((one) => one.getAttribute(name)?.split(/\s+/) ?? []),
  );
  // Only the boot script of pages with islands opens a disclosure that the URL names.
  const dead = page.querySelector('[data-island]') ? [] : [...page.querySelectorAll('details[id]')];
  return [
    ...(known.size === ids.length ? [] : ids.filter((id, index) => ids.indexOf(id) !== index)).map(
      (id) => `#${id} twice`,
    ),
    ...references.filter((id) => !known.has(id)).map((id) => `no #${id}`),
    ...dead.map(({ id }) => `nothing opens #${id}`),
  ];
}

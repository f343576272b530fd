// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import { builtHtml } from './support/builtFile';
import { builtPaths, notFoundPaths } from './support/sitePages';

/** Specification 1.1, 1.2, 1.3, 1.4 and 3.4, read from `out/`. */

const everyPath = [...builtPaths, ...notFoundPaths];

/** Where links lead and forms go, on one page. */
const targets = (path: string) =>
  [...builtHtml(path).matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g)].map(([, to = '']) => to);

test('there is no login: every page is open, and none asks who is there', () => {
  for (const path of everyPath) {
    expect([
      path,
      builtHtml(path).match(/type="password"|autocomplete="(?:username|[a-z]+-password)"/i),
    ]).toEqual([path, null]);
    const entrances = targets(path).filter((to) => /^\/.*(?:log-?in|sign-?(?:in|up)|account)/i.test(to));
    expect([path, ...entrances]).toEqual([path]);
  }
});

test('links are written with the leading slash that the original omits on some', () => {
  for (const path of everyPath) {
    const relative = targets(path).filter((to) => !/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(to));
    expect([path, ...relative]).toEqual([path]);
  }
});

test('what the site presents can be reached from its home page', () => {
  for (const locale of locales) {
    const linked = new Set(targets(localizedPath('/', locale)));
    for (const path of [
      '/services',
      '/c-levels',
      '/product-innovation',
      '/our-work',
      '/blogs',
      '/about',
      '/careers',
    ])
      expect(linked).toContain(localizedPath(path, locale));
    expect(targets(localizedPath('/careers', locale))).toContain(
      localizedPath('/careers/career-start-program', locale),
    );
  }
});

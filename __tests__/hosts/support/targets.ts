import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { cachingRules } from '@/content/headers';
import { defaultLocale, locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { oldPaths } from '@/lib/routing/oldPaths';

/** The address of every page, in every language. */
export const pageAddresses = pages.flatMap(({ path: page }) =>
  locales.map((locale) => localizedPath(page, locale)),
);

/** Addresses that redirect to a page: for every page, in every language. */
export const movedAddresses = [
  ...pageAddresses.flatMap((page) => {
    const bare = page === '/' ? '' : page;
    return [`${bare}/index.html`, `${bare}/index`, ...(bare ? [`${bare}/`, `${bare}.html`] : [])];
  }),
  ...pages.flatMap(({ path: page }) => {
    const bare = page === '/' ? '' : page;
    return [`/${defaultLocale}${bare}`, `/${defaultLocale}${bare}/`, `/${defaultLocale}${bare}.html`];
  }),
  ...Object.entries(oldPaths()).flatMap(([old, page]) => (page ? [old, `${old}/?a=1`] : [])),
  '/services/?lng=de&next=//evil.test/%0d%0aX:1&x={env.HOME}$uri',
  '/en?utm=1',
  '/en/en/de/services.html.html?',
  '/de/%C3%BCber/',
  '/images/',
];

/** Addresses that no page or file has. */
export const missingAddresses = [
  '/nope',
  '/de/nope',
  '/desk',
  '/de/gone.png',
  '/404',
  '/de/404',
  '/images',
  '/_next/static/chunks/gone.js',
  '/_next/static',
  '/locales/fr/common.json',
  '/services.html.br',
  '/index.html.gz',
  '/robots.txt.br',
  '/_headers',
  '/_redirects',
  '/.well-known/nothing',
  '/.git/config',
  '/%2ehidden',
  '//evil.test',
  '//evil.test/',
  '/en//evil.test/',
  '/\\evil.test/',
  '/en/%5cevil.test/',
  '/services/%0d%0aX-Injected:1/',
  '/services;x=1',
  `/de/${'a'.repeat(3000)}`,
];

/** Addresses that climb out of the folder. */
export const climbingAddresses = ['/..%2fpackage.json', '/%2e%2e/package.json', '/images/../../package.json'];

/** One file of each kind: by extension, by cache lifetime, by whether it is stored compressed, or hidden. */
export const fileAddresses = (): readonly string[] => {
  const kinds = new Map<string, string>();
  for (const name of readdirSync('out', { recursive: true }).map(String).sort()) {
    const ending = path.extname(name);
    const file = path.join('out', name);
    if (ending === '' || ['.html', '.br', '.gz'].includes(ending) || !statSync(file).isFile()) continue;
    const address = `/${name.split(path.sep).map(encodeURIComponent).join('/')}`;
    const rule = cachingRules.findIndex(({ below }) => address.startsWith(below));
    // What the router's files are called is a kind of its own: with brackets.
    const kind = [ending, rule, existsSync(`${file}.br`), name.includes('['), name.startsWith('.')];
    kinds.set(kind.join(), address);
  }
  return [...kinds.values()];
};

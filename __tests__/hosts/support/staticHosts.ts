import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fill, match, type RedirectRule } from './staticRules';

/** What a host without a server of ours does with an address. */
type Outcome =
  | { readonly location: string; readonly status: number }
  | { readonly file: string; readonly status: number };

/** A static host, as its documentation describes it. */
export type StaticHost = (pathname: string) => Outcome;

/** https://developers.cloudflare.com/pages/configuration/redirects and …/serving-pages */
export function cloudflare(rules: readonly RedirectRule[]): StaticHost {
  const known = rules.filter(({ status }) => ['200', '301', '302', '303', '307', '308'].includes(status));
  return (pathname) => {
    // «Redirects are always followed, regardless of whether or not an asset matches.»
    for (const { from, to, status } of known) {
      const parts = match(from, pathname);
      if (parts) return { location: fill(to, parts), status: Number(status) };
    }
    // «/contact.html will be redirected to /contact, and /about/index.html to /about/.»
    const withoutEnding = pathname.replace(/\/index(?:\.html)?$/, '/').replace(/\.html$/, '');
    if (withoutEnding !== pathname) return { location: withoutEnding, status: 308 };
    const page = pageOf(pathname);
    if (page) return { file: page, status: 200 };
    const bare = pathname.slice(0, -1);
    if (pathname.endsWith('/') && pageOf(bare)) return { location: bare, status: 308 };
    // «Pages will then attempt to find the closest 404 page.»
    let folder = path.dirname(pathname);
    while (!isFile(path.join(folder, '404.html'))) folder = path.dirname(folder);
    return { file: path.join(folder, '404.html'), status: 404 };
  };
}

/** https://docs.netlify.com/routing/redirects and …/redirect-options, without post processing. */
export function netlify(rules: readonly RedirectRule[]): StaticHost {
  return (pathname) => {
    // «Our system will match paths to rules regardless of whether or not they contain a trailing slash.»
    const bare = withoutSlash(pathname);
    const there = pageOf(bare) !== undefined;
    for (const { from, to, status } of rules) {
      const parts = match(withoutSlash(from), bare);
      // «Infinitely looping rules, where the from and to resolve to the same location, will be ignored.»
      if (!parts || withoutSlash(from) === withoutSlash(to)) continue;
      const target = fill(to, parts);
      if (status.endsWith('!')) return { location: target, status: Number.parseInt(status, 10) };
      // «By default, you can't shadow a URL that actually exists within the site.»
      if (there) continue;
      return Number(status) >= 400
        ? { file: target, status: Number(status) }
        : { location: target, status: Number(status) };
    }
    const page = pageOf(bare);
    return page ? { file: page, status: 200 } : { file: '/404.html', status: 404 };
  };
}

function pageOf(pathname: string): string | undefined {
  return [pathname, `${pathname}.html`, path.join(pathname, 'index.html')].find(isFile);
}

function isFile(pathname: string): boolean {
  const file = path.join('out', pathname);
  return existsSync(file) && statSync(file).isFile();
}

function withoutSlash(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}

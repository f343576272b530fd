import { company } from '@/content/company';
import { type Locale, locales, regionTags } from '@/content/locales';
import { pages, type SitePage } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { parsed } from './builtDocument';
import { builtHtml, decoded, withWholeWords } from './builtFile';

/** The content of a page's head, for programs that run no script. */
export interface BuiltHead {
  readonly title: readonly string[];
  /** Contents of the `<meta>` elements of a name or a property, in order. */
  readonly meta: (name: string) => readonly string[];
  /** The `<link>` elements of a kind. */
  readonly links: (rel: string) => readonly HTMLLinkElement[];
  /** Their targets. */
  readonly hrefs: (rel: string) => readonly (string | null)[];
  /** Contents of the data blocks. */
  readonly data: readonly string[];
}

/** @returns the head of a page of `out/`, by its path */
export function headOf(path: string): BuiltHead {
  const [html = ''] = builtHtml(path).split('</head>');
  const { head } = parsed(html);
  const all = <E extends Element>(selector: string) => [...head.querySelectorAll<E>(selector)];
  const links = (rel: string) => all<HTMLLinkElement>(`link[rel="${rel}"]`);
  return {
    title: all('title').map(({ textContent }) => textContent),
    meta: (name) =>
      all<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`).map(({ content }) => content),
    links,
    hrefs: (rel) => links(rel).map((link) => link.getAttribute('href')),
    data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

/** @returns a page of `out/` below its head, link targets included; without soft hyphens */
export function visibleText(page: SitePage, locale: Locale): string {
  const [, body = ''] = withWholeWords(builtHtml(localizedPath(page.path, locale))).split('</head>');
  const targets = [...body.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href).join(' ');
  const text = body
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ {2,}/g, ' ');
  return decoded(`${text} ${targets}`).replaceAll('\u00ad', '');
}

/** @returns a page's public address */
export const address = (path: string, locale: Locale) => company.origin + localizedPath(path, locale);

/** @returns Open Graph's form of a language, such as `de_CH` for `de-CH` */
export const graph = (locale: Locale) => regionTags[locale].replace('-', '_');

/** The heads of all pages in all languages, in `out/`. */
export const everyPage = locales.flatMap((locale) =>
  pages.map((page) => ({
    page,
    locale,
    name: address(page.path, locale),
    head: headOf(localizedPath(page.path, locale)),
  })),
);
/** Those that have a picture. */
export const mayBeShared = everyPage.filter(({ page }) => !page.robots);
/** Those that are canonical to themselves. */
export const indexable = mayBeShared.filter(({ page }) => !page.canonicalTo);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/content/locales';
import type { SitePage } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { builtFile, builtHtml, decoded } from './builtFile';

/** What a built page's head says, as a machine reads it that runs no script. */
export interface BuiltHead {
  readonly title: readonly string[];
  /** Contents of the `<meta>` elements of a name or a property, in order. */
  readonly meta: (name: string) => readonly string[];
  /** The addresses of the `<link>` elements of a kind, each with its other attributes. */
  readonly links: (rel: string) => readonly Readonly<Record<string, string>>[];
  /** Contents of the data blocks. */
  readonly data: readonly string[];
}

/** @returns the head of a page of `out/` */
export function builtHead(page: SitePage, locale: Locale): BuiltHead {
  return headIn(builtFile(localizedPath(page.path, locale)));
}

/** @returns what a page of `out/` says below its head, where its links lead included; without soft hyphens */
export function visibleText(page: SitePage, locale: Locale): string {
  const [, body = ''] = builtHtml(localizedPath(page.path, locale)).split('</head>');
  const targets = [...body.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href).join(' ');
  const text = body
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ');
  return decoded(`${text} ${targets}`).replaceAll('\u00ad', '');
}

/** @param file below `out/` */
export function headIn(file: string): BuiltHead {
  const [head = ''] = readFileSync(join('out', file), 'utf8').split('</head>');
  const elements = (name: string) =>
    [...head.matchAll(new RegExp(`<${name}\\s([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
      attributesIn(attributes),
    );
  const inside = (element: RegExp) => [...head.matchAll(element)].map(([, text = '']) => text);
  return {
    title: inside(/<title\b[^>]*>(.*?)<\/title>/gs).map(decoded),
    meta: (name) =>
      elements('meta')
        .filter((meta) => meta.name === name || meta.property === name)
        .map(({ content = '' }) => content),
    links: (rel) => elements('link').filter((link) => link.rel === rel),
    data: inside(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  };
}

function attributesIn(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { decoded } from './builtFile';

/** What the files of `out/` name: every URL by which a browser, a reader or a search engine asks for more. */

/** Where a file names one URL: links, pictures, scripts (those in a `<template>` included), styles, feeds, manifests. */
const single = [
  /\s(?:href|src|poster|action)="([^"]+)"/gi,
  /url\((?:"|'|&quot;)?([^)"'&]+)/g,
  /"(https?:\/\/[^"\s]+)"/g, // og:image, JSON-LD
  />(https?:\/\/[^<\s]+)</g, // sitemap, feeds
  /"(?:src|start_url|scope)":"([^"]+)"/g, // web manifests
  /^(?:Sitemap|Canonical|Policy): (\S+)$/gm, // robots.txt, security.txt
];
/** Where it names several, each with a width: pictures, sources, and what is fetched ahead. */
const sets = /\s(?:srcset|imagesrcset)="([^"]+)"/gi;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

/** @returns what a file of `out/` names, on whatever origin, as it stands there */
export function namedBy(text: string): readonly string[] {
  const candidates = found(text, sets).flatMap((set) =>
    set.split(/,\s+/).map((one) => one.split(/\s/)[0] ?? ''),
  );
  return [...single.flatMap((pattern) => found(text, pattern)), ...candidates].map(decoded);
}

/**
 * @param urls as they stand in a file
 * @param from the path at which the file is served
 * @returns those of the site itself, by its public origin or by none: path and anchor
 */
export function ofTheSite(urls: readonly string[], from: string): readonly string[] {
  const own = urls
    .map((url) => new URL(url, new URL(from, company.origin)))
    .filter(({ origin }) => origin === company.origin)
    .map(({ pathname, hash }) => pathname + hash);
  return [...new Set(own)];
}

/** @returns a file of `out/` */
export const published = (file: string) => readFileSync(join('out', file), 'utf8');

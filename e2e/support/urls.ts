import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { decoded } from './builtFile';

/** The URLs in the files of `out/`: every URL that a browser, a reader or a search engine may request. */

/** Places with one URL: links, pictures, scripts (those in a `<template>` included), styles, feeds, manifests. */
const single = [
  /\s(?:href|src|poster|action)="([^"]+)"/gi,
  /url\((?:"|'|&quot;)?([^)"'&]+)/g,
  /"(https?:\/\/[^"\s]+)"/g, // og:image, JSON-LD
  />(https?:\/\/[^<\s]+)</g, // sitemap, feeds
  /"(?:src|start_url|scope)":"([^"]+)"/g, // web manifests
  /^(?:Sitemap|Canonical|Policy): (\S+)$/gm, // robots.txt, security.txt
];
/** Places with several, each with a width: pictures, sources, and preloads. */
const sets = /\s(?:srcset|imagesrcset)="([^"]+)"/gi;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

/** @returns the URLs in a file of `out/`, of any origin, unchanged */
export function urlsIn(text: string): readonly string[] {
  const candidates = found(text, sets).flatMap((set) =>
    set.split(/,\s+/).map((one) => one.split(/\s/)[0] ?? ''),
  );
  return [...single.flatMap((pattern) => found(text, pattern)), ...candidates].map(decoded);
}

/**
 * @param urls as written in a file
 * @param from the path at which the file is served
 * @returns those of the site itself, with its public origin or none: path and anchor
 */
export function ownUrls(urls: readonly string[], from: string): readonly string[] {
  const own = urls
    .map((url) => new URL(url, new URL(from, company.origin)))
    .filter(({ origin }) => origin === company.origin)
    .map(({ pathname, hash }) => pathname + hash);
  return [...new Set(own)];
}

/** @returns a file of `out/` */
export const published = (file: string) => readFileSync(join('out', file), 'utf8');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';

/** What the files of `out/` name: every address by which a browser, a reader or a search engine asks for more. */

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const decoded = (text: string) => text.replace(/&(?:amp|#x27|quot);/g, (entity) => entities[entity] ?? '');

/** Attributes that hold one address: links, pictures, scripts, those in a `<template>` included. */
const single = /\s(?:href|src|poster|action)="([^"]+)"/gi;
/** Those that hold several, each with a width: of pictures, of sources, and of what is fetched ahead. */
const sets = /\s(?:srcset|imagesrcset)="([^"]+)"/gi;
const inStyles = /url\((?:"|'|&quot;)?([^)"'&]+)/g;
/** What other sites and search engines are told: `og:image`, JSON-LD. They are whole addresses. */
const whole = /"(https?:\/\/[^"\s]+)"/g;

const firsts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** @returns what a page names, on whatever origin, as it stands there */
export function namedByPage(html: string): readonly string[] {
  const candidates = firsts(html, sets).flatMap((set) =>
    set.split(/,\s+/).map((candidate) => candidate.split(/\s/)[0] ?? ''),
  );
  return [...firsts(html, single), ...candidates, ...firsts(html, inStyles), ...firsts(html, whole)].map(
    decoded,
  );
}

/** @returns what a feed or the sitemap names: in elements (`loc`, `id`, `uri`) and in `href` */
export const namedByXml = (xml: string): readonly string[] =>
  [...firsts(xml, /\shref="([^"]+)"/g), ...firsts(xml, />(https?:\/\/[^<\s]+)</g)].map(decoded);

/** @returns what a web manifest names: its icons, where it starts, and how far it reaches */
export const namedByManifest = (json: string): readonly string[] =>
  firsts(json, /"(?:src|start_url|scope)":"([^"]+)"/g);

/** @returns what robots.txt names */
export const namedByRobots = (text: string): readonly string[] => firsts(text, /^Sitemap: (\S+)$/gm);

/**
 * @param addresses as they stand in a file
 * @param from the path at which the file is served
 * @returns those of the site itself, by its public origin or by none: path and anchor
 */
export function ofTheSite(addresses: readonly string[], from: string): readonly string[] {
  const own = addresses
    .map((address) => new URL(address, new URL(from, company.origin)))
    .filter(({ origin }) => origin === company.origin)
    .map(({ pathname, hash }) => pathname + hash);
  return [...new Set(own)];
}

/** @returns a file of `out/` */
export const published = (file: string) => readFileSync(join('out', file), 'utf8');

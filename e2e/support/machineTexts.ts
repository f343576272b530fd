import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/content/locales';
import { feedPath } from '@/lib/blog/feedPath';
import { isRecord } from '@/lib/isRecord';
import { localizedPath } from '@/lib/routing/locale';
import { indexable } from './builtHeads';

interface MachineText {
  kind: 'feed' | 'manifest' | 'structured data';
  text: string;
}

/** @returns the texts in files and data blocks of `out/` that programs show to people, in one language */
export function machineTexts(locale: Locale): readonly MachineText[] {
  const published = (path: string) => readFileSync(join('out', path), 'utf8');
  const blocks = indexable
    .filter((page) => page.locale === locale)
    .flatMap(({ head }) => head.data)
    .flatMap((block) => stringsIn(JSON.parse(block)));
  return [
    ...wordsOfXml(published(feedPath(locale))).map((text) => ({ kind: 'feed' as const, text })),
    ...stringsIn(JSON.parse(published(localizedPath('/site.webmanifest', locale)))).map((text) => ({
      kind: 'manifest' as const,
      text,
    })),
    ...[...new Set(blocks)].map((text) => ({ kind: 'structured data' as const, text })),
  ];
}

/** Contents of elements; CDATA sections contain markup of their own. */
function wordsOfXml(xml: string): string[] {
  return xml
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, '$1')
    .replace(/<\?.*?\?>/gs, '')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&quot;', '"').replaceAll('&apos;', "'").trim())
    .filter(isText);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}

/** Not an address: those have a scheme, begin with a slash, or name one of our hosts or mailboxes. */
const isText = (text: string) => text !== '' && !/^(?:\w+:\/\/|\/)|\.example$/.test(text);

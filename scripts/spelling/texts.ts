import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlierCaseStudies } from '@/content/caseStudiesOld';
import { defaultLocale, type Locale } from '@/content/locales';

/** Visible texts of one file. */
export interface Texts {
  readonly file: string;
  readonly texts: readonly string[];
}

/**
 * @param root the repository
 * @returns every visible text in a language, by the file that holds it
 */
export function textsOf(root: string, locale: Locale): Texts[] {
  const folder = `public/locales/${locale}`;
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const catalogues = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      return { file, texts: stringsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))) };
    });
  // Written in English only (specification 10.9).
  const earlier = { file: 'content/caseStudiesOld.ts', texts: stringsIn(earlierCaseStudies) };
  return locale === defaultLocale ? [...catalogues, earlier] : catalogues;
}

/** Ids are addresses, not words. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [readable(value)];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : stringsIn(inner)));
}

/** What a reader sees: no soft hyphens, no placeholders, no names of components or addresses. */
function readable(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replace(/\{\{.*?\}\}/g, ' ')
    .replace(/<\/?\w+>/g, ' ')
    .replace(/\b[\w.@/:-]+\.(?:example|test)\b\S*/g, ' ');
}

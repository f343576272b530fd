import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from '@/content/locales';
import type { Json } from '@/scripts/content-check/content';
import { mayBeEqual } from './equalTexts';
import { textsByPath } from './texts';

/** A text that reads as it does in the default language. */
interface Untranslated {
  /** Relative to the repository. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

/**
 * Compares a language's texts with those of the default one. The files are whole: `npm run content:check` sees to it.
 *
 * @param root the repository
 * @returns the texts that are equal without one of the reasons of `equalTexts.ts`
 */
export function untranslated(root: string, locale: Locale): readonly Untranslated[] {
  const textsIn = (language: Locale, name: string) => {
    const content = readFileSync(join(root, 'public/locales', language, name), 'utf8');
    // JSON is what the type says.
    return textsByPath(JSON.parse(content) as Json, name);
  };
  return readdirSync(join(root, 'public/locales', locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const model = textsIn(defaultLocale, name);
      return [...textsIn(locale, name)]
        .filter(([path, text]) => model.get(path) === text && !mayBeEqual(readable(text), locale))
        .map(([path, text]) => ({ file: `public/locales/${locale}/${name}`, path, text }));
    });
}

/** The words alone: no placeholders, tags and references, no marks of code and titles. */
const readable = (text: string) =>
  text
    .replace(/\{\{[^}]*\}\}|<[^<>]*>|\$t\([^)]*\)|`[^`]*`|[\u00ad_]/g, '')
    .replace(/ +/g, ' ')
    .trim();

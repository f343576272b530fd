import { defaultLocale, type Locale } from '@/content/locales';
import { type Catalogue, textsOf } from '@/scripts/content-check/content';
import { mayBeEqual } from './equalTexts';

/** A text that reads as it does in the default language. */
interface Untranslated {
  /** Relative to the repository. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

/** @returns the texts of a language that are as in the default one without one of the reasons of `equalTexts.ts` */
export function untranslated(catalogues: readonly Catalogue[], locale: Locale): readonly Untranslated[] {
  const inLanguage = (language: Locale) => catalogues.filter((catalogue) => catalogue.locale === language);
  const models = new Map(inLanguage(defaultLocale).map(({ name, values }) => [name, values]));
  return inLanguage(locale).flatMap((catalogue) =>
    textsOf(catalogue)
      .filter(([path, text]) => models.get(catalogue.name)?.get(path) === text)
      .filter(([, text]) => !mayBeEqual(readable(text), locale))
      .map(([path, text]) => ({ file: catalogue.file, path, text })),
  );
}

/** The words alone: no placeholders and tags, no marks of code and titles. */
const readable = (text: string) =>
  text
    .replace(/\{\{[^}]*\}\}|<[^<>]*>|`[^`]*`|[\u00ad_]/g, '')
    .replace(/ +/g, ' ')
    .trim();

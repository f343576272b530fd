import i18next, { type TFunction } from 'i18next';
import type { Locale } from '@/content/locales';
import { readCatalogue } from './readCatalogue';

/** The catalogues that the build takes words from for what is no page. */
const namespaces = ['share', 'common', 'blog'] as const;

/** Reads words at build time, by the keys that a component would use. */
export type BuildTexts = TFunction<typeof namespaces>;

/** @returns the words in a language, the company's name filled in */
export function buildTexts(locale: Locale): BuildTexts {
  const texts = Object.fromEntries(namespaces.map((name) => [name, readCatalogue(name, locale)]));
  const instance = i18next.createInstance({
    lng: locale,
    ns: namespaces,
    defaultNS: 'share',
    resources: { [locale]: texts },
    interpolation: { escapeValue: false }, // what shows them escapes
    initAsync: false,
  });
  void instance.init();
  return instance.getFixedT(locale, namespaces);
}

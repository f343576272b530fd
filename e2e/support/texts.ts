import i18next, { type ParseKeys, type TFunction, type TypeOptions } from 'i18next';
import { readCatalogues } from '@/__tests__/support/catalogues';
import { textValues } from '@/content/figures';
import { type Locale, locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import { stripSoftHyphens } from '@/lib/text';

type Namespaces = (keyof TypeOptions['resources'])[];

/** A text of a catalogue, as `namespace:key`. */
type TextKey = ParseKeys<Namespaces>;

/** The values to fill into a catalogue's text. */
type Values = Readonly<Record<string, string | number>>;

/** Reads the catalogues of a language. */
export interface Texts {
  /** @returns a text as it is displayed: the company's name and figures filled in, without soft hyphens */
  (key: TextKey, values?: Values): string;
  /** Reads values other than a single text, such as a list of them: i18next with `returnObjects`. */
  readonly all: TFunction<Namespaces>;
}

/** @returns a reader of the catalogues of `public/locales/`, so that an edited text breaks no test */
export function textsIn(locale: Locale): Texts {
  const instance = i18next.createInstance({
    lng: locale,
    resources: { [locale]: readCatalogues(locale) },
    interpolation: { escapeValue: false, defaultVariables: textValues },
    initAsync: false,
  });
  void instance.init();
  const t = instance.getFixedT<Namespaces>(locale);
  const text = (key: TextKey, values: Values = {}) => stripSoftHyphens(String(t(key, values)));
  return Object.assign(text, { all: t });
}

/** Every language, with its texts and its paths. */
export const languages = locales.map((locale) => ({
  locale,
  text: textsIn(locale),
  to: (path: string) => localizedPath(path, locale),
}));

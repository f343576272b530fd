import { routes } from '@/content/routes';

/** The data of a language in `content/locales.ts`. */
export interface NewLanguage {
  /** Code for its folder and prefix. */
  readonly locale: string;
  readonly regionTag: string;
  /** Its own name, such as Shqip. */
  readonly name: string;
  readonly thousandsSeparator: string;
  readonly decimalSeparator: string;
}

/** First segments used by files and the gateway, in addition to the routes. */
const taken = ['api', ...routes.map(({ path }) => path.split('/')[1])];

const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * Derives a language's data from its code (Unicode CLDR, as included in Node).
 *
 * @param tag an ISO 639 code, such as `sq`; with a region, such as `fr-CH`, if not the most common one
 * @param present the languages of the site
 * @throws with one sentence when it is not a language, already present, or cannot be shown
 */
export function newLanguage(tag: string, present: readonly string[]): NewLanguage {
  const [, locale, region] = /^([a-z]{2,3})(?:-([A-Z]{2}))?$/.exec(tag) ?? [];
  if (locale === undefined) {
    throw new Error(
      `"${tag}" is not a language code: give two or three small letters of ISO 639, such as sq, and a region where it matters, such as fr-CH.`,
    );
  }
  const name = english.of(locale);
  if (name === undefined)
    throw new Error(`No language has the code "${locale}": look it up in ISO 639, such as sq for Albanian.`);
  const [usual = locale] = Intl.getCanonicalLocales(locale);
  if (usual !== locale) throw new Error(`${name} is written "${usual}", not "${locale}": give that code.`);
  if (present.includes(locale)) {
    throw new Error(
      `${name} is there already: "npm run language:todo ${locale}" lists what it still says in English.`,
    );
  }
  if (taken.includes(locale)) throw new Error(`${name} cannot live under /${locale}: another page is there.`);
  const likely = new Intl.Locale(locale).maximize();
  if (likely.script !== 'Latn') {
    throw new Error(
      `${name} is not written in Latin letters, and the site's font has no others: add one first (docs/languages.md).`,
    );
  }
  return { locale, ...factsOf(`${locale}-${region ?? likely.region}`) };
}

/** @param regionTag such as `sq-AL` */
export function factsOf(regionTag: string): Omit<NewLanguage, 'locale'> {
  const [locale = ''] = regionTag.split('-');
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const parts = new Intl.NumberFormat(regionTag).formatToParts(20_000.5);
  const separator = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return {
    regionTag,
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    thousandsSeparator: separator('group'),
    decimalSeparator: separator('decimal'),
  };
}

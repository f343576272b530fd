import { routes } from '@/content/routes';

/** What `content/locales.ts` says about a language. */
export interface NewLanguage {
  /** Names its folder and its prefix. */
  readonly locale: string;
  readonly regionTag: string;
  /** As it calls itself, such as Shqip. */
  readonly name: string;
  readonly thousandsSeparator: string;
  readonly decimalSeparator: string;
}

/** What the routes do not say: these first segments belong to files and to the gateway. */
const taken = ['api', ...routes.map(({ path }) => path.split('/')[1])];

const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * Works out from a language's code all that the site must know (Unicode CLDR, as Node carries it).
 *
 * @param tag a code of ISO 639, such as `sq`; with a region, such as `fr-CH`, where not its most usual one is meant
 * @param present the languages that the site has
 * @throws with one sentence when it is none, is there already, or cannot be shown
 */
export function newLanguage(tag: string, present: readonly string[]): NewLanguage {
  const [, locale, region] = /^([a-z]{2,3})(?:-([A-Z]{2}))?$/.exec(tag) ?? [];
  if (locale === undefined) {
    throw new Error(
      `"${tag}" is no language code: give two or three small letters of ISO 639, such as sq, and a region where it matters, such as fr-CH.`,
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

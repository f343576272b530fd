import type { NewLanguage } from './newLanguage';

export const LOCALES_FILE = 'content/locales.ts';
/** The mean of 17 languages (Trauzettel-Klosinski 2012). */
const WORDS_PER_MINUTE = 184;

/**
 * @param source of `content/locales.ts`
 * @returns the same with another language in every list
 * @throws naming a list that is missing
 */
export function withLocale(source: string, language: NewLanguage): string {
  const { locale, name, regionTag, thousandsSeparator, decimalSeparator } = language;
  const entries = {
    locales: quoted(locale),
    localeNames: `${locale}: ${quoted(name)}`,
    regionTags: `${locale}: ${quoted(regionTag)}`,
    thousandsSeparators: `${locale}: ${quoted(thousandsSeparator)}`,
    decimalSeparators: `${locale}: ${quoted(decimalSeparator)}`,
    wordsPerMinute: `${locale}: ${WORDS_PER_MINUTE}`,
  };
  return Object.entries(entries).reduce((text, [list, entry]) => {
    const items = new RegExp(`(?<=const ${list}\\b[^=]*= [[{])[^\\]}]*?(?=,?\\s*[\\]}])`);
    if (!items.test(text)) throw new Error(`${LOCALES_FILE}: there is no list \`${list}\`; add it again`);
    return text.replace(items, (others) => `${others}, ${entry}`);
  }, source);
}

/** As source code, with invisible spaces as escapes. */
const quoted = (text: string) =>
  JSON.stringify(text).replace(
    /[\u00a0\u202f]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

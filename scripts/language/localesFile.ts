import { LanguageProblem, type NewLanguage } from './newLanguage';

export const LOCALES_FILE = 'content/locales.ts';
/** The mean of 17 languages (Trauzettel-Klosinski 2012). */
const WORDS_PER_MINUTE = 184;

/**
 * @param source of `content/locales.ts`
 * @returns the same with one language more, in every list
 * @throws LanguageProblem when a list is not where it was
 */
export function withLocale(source: string, language: NewLanguage): string {
  const { locale, name, regionTag, thousandsSeparator, decimalSeparator } = language;
  const lists: readonly (readonly [RegExp, string])[] = [
    [/export const locales = \[[^\]]*?(?=,?\s*\] as const;)/, quoted(locale)],
    [listOf('localeNames'), `${locale}: ${quoted(name)}`],
    [listOf('regionTags'), `${locale}: ${quoted(regionTag)}`],
    [listOf('thousandsSeparators'), `${locale}: ${quoted(thousandsSeparator)}`],
    [listOf('decimalSeparators'), `${locale}: ${quoted(decimalSeparator)}`],
    [listOf('wordsPerMinute'), `${locale}: ${WORDS_PER_MINUTE}`],
  ];
  return lists.reduce((text, [end, entry]) => {
    if (!end.test(text))
      throw new LanguageProblem(
        `${LOCALES_FILE}: a list that should get the entry «${entry}» is not written as it was; add the language by hand.`,
      );
    return text.replace(end, (list) => `${list}, ${entry}`);
  }, source);
}

/** Up to the last entry of a list. */
const listOf = (name: string) =>
  new RegExp(`export const ${name}: Record<Locale, \\w+> = \\{[^}]*?(?=,?\\s*\\};)`);

/** As source code; spaces that are not seen get a name. */
const quoted = (text: string) =>
  `'${text.replace(/['\\]/g, '\\$&').replace(/[\u00a0\u202f]/g, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

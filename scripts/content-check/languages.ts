const names = new Intl.DisplayNames('en', { type: 'language' });

/** @returns a language's English name, such as `German` for `de` */
export function languageName(locale: string): string {
  // A folder may have any name; one that is no language is called by it.
  return /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(locale) ? (names.of(locale) ?? locale) : locale;
}

/** @returns the message with the language next to the file name at its start, if it has one */
export function withLanguage(sentence: string): string {
  return sentence.replace(
    /^(?:public\/locales|content\/\w+)\/([^/:<]+)\/[^:]*\.(?:json|md)(?::\d+:\d+)?/,
    (file, locale: string) => `${file} (${languageName(locale)})`,
  );
}

import labels from './labels.json' with { type: 'json' };

/** The languages of the editor's own words; Sveltia CMS has them, too. */
export const editorLanguages = ['en', 'de'] as const;
export type EditorLanguage = (typeof editorLanguages)[number];

const sentences: Readonly<Record<string, string>> = labels.sentences;

/**
 * @param language of the editor's browser
 * @returns a function from an English sentence of the editor to the one shown; one without a translation is shown in English
 */
export const sayIn =
  (language: EditorLanguage) =>
  (sentence: string): string =>
    language === 'en' ? sentence : (sentences[sentence] ?? sentence);

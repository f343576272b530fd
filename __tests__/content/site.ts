import { type Content, catalogue } from '@/scripts/content-check/content';
import { facts } from '@/scripts/content-check/facts';

/**
 * A site of two languages, for a check of it.
 *
 * @param catalogues by language and name, such as `de/home`
 * @param changes to what is real: facts, pictures and the words of the source code
 */
export function site(
  catalogues: Readonly<Record<string, unknown>> = {},
  changes: { facts?: object; images?: readonly string[]; words?: readonly string[] } = {},
): Content {
  return {
    locales: ['en', 'de'],
    facts: { ...facts, ...changes.facts },
    catalogues: Object.entries(catalogues).map(([path, content]) => {
      const [locale = '', ...name] = path.split('/');
      return catalogue(locale, name.join('/'), JSON.parse(JSON.stringify(content)));
    }),
    unreadable: [],
    words: new Set(changes.words),
    images: new Set(changes.images),
  };
}

/** The words of an article. */
export const articleWords = {
  title: 'Title',
  description: 'Description',
  lead: 'Lead',
  picture: 'A hill',
  sections: [{ id: 'first', title: 'First', blocks: [{ kind: 'text', text: 'Words.' }] }],
};

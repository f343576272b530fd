import { textValues } from '@/content/figures';
import { isLocale } from '@/content/locales';
import { filled } from '@/lib/i18n/readCatalogue';
import { isRecord } from '@/lib/isRecord';
import { postingMeta, type SearchWords } from '@/lib/metadata/postingMeta';
import { type Catalogue, isMarkdown, textsOf } from '../catalogue';
import type { Check, Content } from '../content';

/** What search engines show whole (specification 23.12); schemas say it of articles. */
export const searchLengths = { title: [50, 60], description: [120, 155] } as const;
/** Titles that the specification gives word by word (23.1). */
const given = ['home.title', 'services.title', 'ourWork.title', 'careers.title'];
/** More than that fills a phone. */
const longestHeading = 100;

/** @returns how many characters a reader sees of a text */
export const lengthOf = (text: string) => filled(text, textValues).replaceAll('\u00ad', '').length;

/** Texts have room where they show: titles and descriptions in search results, and headings on pages. */
export const checkLengths: Check = (content) =>
  content.catalogues
    .filter((catalogue) => !isMarkdown(catalogue))
    .flatMap((catalogue) =>
      catalogue.name === 'meta' ? wrongEntries(catalogue, content) : longHeadings(catalogue),
    );

const longHeadings = (catalogue: Catalogue): string[] =>
  textsOf(catalogue)
    .filter(([path, text]) => /(?:^|\.)title$/.test(path) && lengthOf(text) > longestHeading)
    .map(
      ([path, text]) =>
        `${catalogue.where(path)}: has ${lengthOf(text)} characters; write ${longestHeading} at most`,
    );

function wrongEntries(meta: Catalogue, content: Content): string[] {
  return Object.entries(Object(meta.content)).flatMap(([id, texts]) => {
    if (!isRecord(texts)) return [];
    const states = statesOf(id, texts, meta.locale, content);
    return (['title', 'description'] as const).flatMap((field) => {
      const [least, most] = searchLengths[field];
      for (const { text, state, room } of states.map((each) => each[field])) {
        const length = lengthOf(text);
        if (given.includes(`${id}.${field}`) || text === '' || (length >= least && length <= most)) continue;
        return [
          `${meta.where(`${id}.${field}`)}: has ${length} characters${state}; write ${least} to ${most}${room}`,
        ];
      }
      return [];
    });
  });
}

/** An entry as it shows; that of a posting while it is open, and while it is not. */
function statesOf(
  id: string,
  texts: Record<string, unknown>,
  locale: string,
  { catalogues, facts }: Content,
) {
  const { title = '', description = '' } = texts;
  const entry = { title: `${title}`, description: `${description}` };
  const words: unknown = Object(
    catalogues.find((one) => one.name === 'jobs' && one.locale === locale)?.content,
  ).search;
  const job = Object.entries(facts.jobs).find(([name]) => name === id)?.[1];
  if (!job || !isRecord(words) || !isLocale(locale))
    return [
      {
        title: { text: entry.title, state: '', room: '' },
        description: { text: entry.description, state: '', room: '' },
      },
    ];
  return [true, false].map((open) => {
    const on = open ? (job.deadline ?? '') : '9999-12-31';
    // Its catalogue is held to the keys of the English model.
    const said = postingMeta(entry, words as SearchWords, { ...job, open }, locale, on);
    const state = ` while the posting is ${open ? 'open' : 'closed'}`;
    return {
      title: { text: said.title, state, room: ` with “${said.title.replace(entry.title, '…')}”` },
      description: { text: said.description, state, room: ` with “${said.note}”` },
    };
  });
}

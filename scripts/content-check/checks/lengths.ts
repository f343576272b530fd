import { textValues } from '@/content/figures';
import { isLocale } from '@/content/locales';
import { filled } from '@/lib/i18n/filled';
import { postingMeta, type SearchWords } from '@/lib/metadata/postingMeta';
import { type Catalogue, isMarkdown, textsOf } from '../catalogue';
import type { Check, Content } from '../content';
import { DRAFT } from './drafts';

/** The lengths that search engines show in full (specification 23.12); for articles they are in the schemas. */
export const searchLengths = { title: [50, 60], description: [120, 155] } as const;
/** Titles that the specification fixes word by word (23.1). */
const given = ['home.title', 'services.title', 'ourWork.title', 'careers.title'];
/** More than that fills a phone. */
const longestHeading = 100;

/** @returns the number of visible characters of a text */
export const lengthOf = (text: string) => filled(text, textValues).replaceAll('\u00ad', '').length;

/** Texts fit where they show: titles and descriptions in search results, and headings on pages. */
export const checkLengths: Check = (content) =>
  content.catalogues
    .filter((catalogue) => !isMarkdown(catalogue))
    .flatMap((catalogue) =>
      catalogue.name === 'meta'
        ? wrongEntries(catalogue, content)
        : [...longHeadings(catalogue), ...wrongSearch(catalogue)],
    );

const longHeadings = (catalogue: Catalogue): string[] =>
  textsOf(catalogue)
    .filter(
      ([path, text]) =>
        /(?:^|\.)title$/.test(path) && !text.includes(DRAFT) && lengthOf(text) > longestHeading,
    )
    .map(
      ([path, text]) =>
        `${catalogue.where(path)}: has ${lengthOf(text)} characters; write ${longestHeading} at most`,
    );

/** An instructor's title and description for search engines are among the facts. */
const wrongSearch = (catalogue: Catalogue): string[] =>
  textsOf(catalogue).flatMap(([path, text]) => {
    const [, field = ''] = /^\d+\.profile\.search\.(title|description)$/.exec(path) ?? [];
    const [least, most] = Object.entries(searchLengths).find(([key]) => key === field)?.[1] ?? [0, Infinity];
    const length = lengthOf(text);
    return length < least || length > most
      ? [`${catalogue.where(path)}: has ${length} characters; write ${least} to ${most}`]
      : [];
  });

function wrongEntries(meta: Catalogue, content: Content): string[] {
  return Object.entries(Object(meta.content)).flatMap(([id, texts]) =>
    (['title', 'description'] as const).flatMap((field) => {
      const [least, most] = searchLengths[field];
      const isWrong = (length: number) => length > 0 && (length < least || length > most);
      const [wrong] = statesOf(id, Object(texts), meta.locale, content)
        .map((state) => ({ ...state, length: lengthOf(state[field]) }))
        .filter(
          (state) =>
            isWrong(state.length) && !state[field].includes(DRAFT) && !given.includes(`${id}.${field}`),
        );
      return wrong
        ? [
            `${meta.where(`${id}.${field}`)}: has ${wrong.length} characters${wrong.when}; write ${least} to ${most}`,
          ]
        : [];
    }),
  );
}

/** An entry as displayed; that of a posting both open and closed. */
function statesOf(
  id: string,
  { title = '', description = '' },
  locale: string,
  { catalogues, facts }: Content,
) {
  const own = catalogues.find((one) => one.name === 'jobs' && one.locale === locale);
  // Its catalogue has the keys of the English model.
  const words = Object(own?.content).search as SearchWords | undefined;
  const job = Object.entries(facts.jobs).find(([name]) => name === id)?.[1];
  if (!job || !words || !isLocale(locale)) return [{ title, description, when: '' }];
  return (['open', 'closed'] as const).map((state) => {
    const on = state === 'open' ? (job.deadline ?? '') : '9999-12-31';
    const said = postingMeta({ title, description }, words, { ...job, open: state === 'open' }, locale, on);
    const added = `“${said.title.replace(title, '…')}”, “${said.note}”`;
    return { ...said, when: ` while the posting is ${state}, with ${added}` };
  });
}

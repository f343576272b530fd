import { articlePath } from '@/content/blogPaging';
import { textValues } from '@/content/figures';
import { isProfiled, profilePath } from '@/content/instructors';
import { today } from '@/content/today';
import { filled } from '@/lib/i18n/filled';
import { isRecord } from '@/lib/isRecord';
import type { Catalogue } from '../catalogue';
import type { Check, Content } from '../content';

/** A page by its path in English. */
interface Page {
  /** With the placeholder of the company's name. */
  readonly path: string;
  /** Of a route, of an instructor, or of an article's texts, such as `articles/phishing`. */
  readonly name: string;
  /** An article's publication date. */
  readonly day?: string;
}

/** An address without a page of its own. */
interface Old {
  readonly path: string;
  /** The start of a message about it. */
  readonly where: string;
  /** The page that `content/redirects.json` names. */
  readonly to?: string;
}

const REDIRECTS = 'content/redirects.json';
const named = (text: string) => filled(text, textValues);

/**
 * Old addresses lead to a page in one step, and every address that was online is a page or one of these (specification
 * 3.11).
 */
export const checkAddresses: Check = (content) => {
  // Articles that cannot be read would seem to be gone.
  if (content.unreadable.length > 0) return [];
  const pages = new Map(pagesOf(content).map((page) => [named(page.path), page]));
  const old = oldOnes(content);
  return [...old.flatMap((address) => mistakesOf(address, old, pages)), ...lost(content, old, pages)];
};

/** @returns the pages that are online and that `content/published.json` lacks, as its entries */
export function unrecorded(
  content: Pick<Content, 'facts' | 'catalogues'>,
  day: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pagesOf(content)
      .filter((page) => (page.day ?? '') <= day && content.facts.published[page.path] !== page.name)
      .map(({ path, name }) => [path, name]),
  );
}

const articlesIn = (catalogues: readonly Catalogue[]) =>
  catalogues.flatMap((catalogue) => {
    const { name, facts } = catalogue;
    // Only the file in the default language has facts.
    return name.startsWith('articles/') && isRecord(facts) ? [{ ...catalogue, facts }] : [];
  });

const pagesOf = ({ facts, catalogues }: Pick<Content, 'facts' | 'catalogues'>): readonly Page[] => [
  ...facts.routes.map(({ id, path }) => ({ path, name: id })),
  ...facts.instructors
    .filter(isProfiled)
    .map((person) => ({ path: profilePath(person), name: `instructor:${person.id}` })),
  ...articlesIn(catalogues)
    .filter(({ facts: { draft } }) => !draft)
    .map(({ name, facts: { slug, date } }) => ({ path: articlePath(`${slug}`), name, day: `${date}` })),
];

function oldOnes({ facts: { redirects }, catalogues }: Content): readonly Old[] {
  const { moved = [], gone = [] } = redirects;
  return [
    ...articlesIn(catalogues).flatMap(({ facts: { formerly }, where }) =>
      (Array.isArray(formerly) ? formerly : []).map((slug, index) => ({
        path: named(articlePath(`${slug}`)),
        where: `${where(`formerly.${index}`)}: formerly`,
      })),
    ),
    ...moved.map(({ from, to }, index) => ({ path: from, where: `${REDIRECTS}: moved.${index}.from`, to })),
    ...gone.map((path, index) => ({ path, where: `${REDIRECTS}: gone.${index}` })),
  ];
}

function mistakesOf(
  { path, where, to }: Old,
  old: readonly Old[],
  pages: ReadonlyMap<string, Page>,
): readonly string[] {
  const first = old.find((other) => other.path === path);
  const problems = [];
  if (pages.has(path))
    problems.push(`"${path}" is a page of the site, which visitors would not see; remove this line`);
  if (first && first.where !== where)
    problems.push(`"${path}" is there twice, first in ${first.where}; remove one of them`);
  const sentences = problems.map((problem) => `${where}: ${problem}`);
  if (to === undefined) return sentences;
  const day = pages.get(to)?.day ?? '';
  const wrong = pages.has(to)
    ? day > today() && `has no page before ${day}; add this line then`
    : old.some((other) => other.path === to)
      ? 'is an old address itself; write the page where visitors shall arrive'
      : 'is not a page; write an English path, such as /services';
  return wrong ? [...sentences, `${where.replace(/from$/, 'to')}: "${to}" ${wrong}`] : sentences;
}

/** Addresses that were online and that visitors and search engines may still ask for. */
function lost(
  { facts, catalogues }: Content,
  old: readonly Old[],
  pages: ReadonlyMap<string, Page>,
): readonly string[] {
  return Object.entries(facts.published).flatMap(([stored, name]) => {
    const path = named(stored);
    if (pages.has(path) || old.some((other) => other.path === path)) return [];
    const article = articlesIn(catalogues).find((other) => other.name === name);
    if (!article)
      return [
        `${REDIRECTS}: a page was online at "${path}"; add it to Moved with the page that replaces it, or to Gone`,
      ];
    const slug = stored.slice(articlePath('').length);
    const remedy = article.facts.formerly
      ? `"${slug}" at the end of Formerly`
      : `"${slug}" to Formerly (in the file: the line "formerly: [${slug}]" below it)`;
    return [
      `${article.where('slug')}: slug: the article was online at "${path}"; add ${remedy}, so that this address leads to it`,
    ];
  });
}

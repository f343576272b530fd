import { blogPictures } from '@/content/blogPictures';
import { policies } from '@/content/policies';
import type { ArticleBlock } from '@/content/schemas/article';
import { isRecord } from '@/lib/isRecord';
import { type Catalogue, fileOf, isMarkdown } from '../catalogue';
import { type Check, type Content, referenceOf } from '../content';

/** Lists, feeds and the home page show the newest ones. */
const none =
  'content/articles: holds no article, so the blog would be empty; write one, or bring them back with "git checkout content/articles"';
const POLICIES = 'content/policies.ts';

/**
 * Articles and policies have the same structure in every language; no two articles share a path, and the policies are those
 * listed.
 */
export const checkMarkdown: Check = (content) => {
  const written = content.catalogues.filter(isMarkdown);
  return [
    ...listed(content),
    ...(content.unreadable.length > 0 || written.some(({ name }) => name.startsWith('articles/'))
      ? []
      : [none]),
    ...sameSlugs(written),
    ...written.flatMap((own) => withoutAlt(own, referenceOf(own, content) ?? own)),
    ...written.flatMap(bare),
    ...written.flatMap((own) => difference(own, referenceOf(own, content))),
  ];
};

function listed({ catalogues, unreadable, locales: [locale = ''] }: Content): string[] {
  const ids = policies.map(({ id }) => `policies/${id}`);
  const isThere = (name: string) => catalogues.some((catalogue) => catalogue.name === name);
  return [
    ...ids
      .map((name) => [name, fileOf(locale, name)] as const)
      .filter(([name, file]) => !isThere(name) && !unreadable.some((problem) => problem.startsWith(file)))
      .map(([, file]) => `${file}: is missing, though ${POLICIES} lists it; write it`),
    ...catalogues
      .filter(({ name }) => name.startsWith('policies/') && !ids.some((id) => id === name))
      .map(({ file }) => `${file}: is not listed in ${POLICIES}; remove it or add it there`),
  ];
}

/** A drawing has no description; a photo has one in its own file. */
function withoutAlt({ name, values, where, misread }: Catalogue, { facts }: Catalogue): string[] {
  const { picture } = Object(facts);
  const names: unknown[] = isRecord(picture) ? Object.values(picture) : [picture];
  const isDrawn = names.some((drawn) => String(drawn) in blogPictures);
  return name.startsWith('articles/') && isDrawn && !misread && !values.has('alt')
    ? [`${where('alt')}: alt is missing; add a line "alt: …" between the lines of ---`]
    : [];
}

/** Direct speech has quotation marks; the page hangs the first one in the margin. */
const bare = ({ values, where }: Catalogue): string[] =>
  [...values.keys()]
    .filter((path) => path.endsWith('.by'))
    .map((path) => path.replace(/by$/, 'text'))
    .filter((path) => !/^[“«].*[”»]$/.test(`${values.get(path)}`))
    .map(
      (path) =>
        `${where(path)}: the line below says who said this, so set it between “ and ”, in German « and »`,
    );

function sameSlugs(written: readonly Catalogue[]): string[] {
  const slugs = written.map(({ facts }) => (isRecord(facts) ? facts.slug : undefined));
  return written.flatMap(({ where }, index) =>
    slugs[index] !== undefined && slugs.indexOf(slugs[index]) < index
      ? [`${where('slug')}: slug "${slugs[index]}" is there twice; give each its own`]
      : [],
  );
}

const kinds: Readonly<Record<ArticleBlock['kind'], string>> = {
  text: 'a paragraph',
  list: 'a list',
  steps: 'a numbered list',
  quote: 'a quote',
  code: 'code',
  email: 'an email',
  table: 'a table',
  chart: 'a chart',
  note: 'a note',
  photo: 'a photo',
};

/** A value at the end of a path `.kind` is one of them. */
const nameOf = (kind: unknown): string => kinds[kind as ArticleBlock['kind']];

/** The first place where a text's structure differs from the default language: later ones would only repeat it. */
function difference(own: Catalogue, reference: Catalogue | undefined): string[] {
  if (!reference) return [];
  // What is missing above the text has been reported.
  const begin = own.misread || reference.misread ? 'sections.' : '';
  const [here = [], there = []] = [own, reference].map((one) =>
    stepsOf(one).filter(([path]) => path.startsWith(begin)),
  );
  const index = there.findIndex((step, at) => step.join() !== here[at]?.join());
  if (index < 0 && here.length === there.length) return [];
  const [[ownPath = '', value] = [], [path = '', other] = []] = [
    here[index < 0 ? there.length : index],
    index < 0 ? [] : there[index],
  ];
  const alike = 'every language has the same in the same order';
  if (ownPath === path)
    return [
      !path.endsWith('.kind')
        ? `${own.where(path)}: the ${wordFor(path)} is "${value}", but "${other}" in ${reference.where(path)}; make them the same`
        : `${own.where(path)}: here is ${nameOf(value)}, but ${nameOf(other)} in ${reference.where(path)}; ${alike}`,
    ];
  return [
    path !== '' && !own.values.has(path)
      ? `${own.where(path)}: lacks what ${reference.where(path)} has; translate it or remove it there`
      : `${own.where(ownPath)}: has what ${reference.file} lacks; add it there or remove it here`,
  ];
}

/** The difference at a path where every language has the same. */
const wordFor = (path: string): string =>
  path.endsWith('.id') ? 'anchor' : path.endsWith('.value') ? 'number' : 'photo';

/** The parts of a text, in order; anchors, kinds and numbers of charts with their values. */
function stepsOf({ values }: Catalogue): (readonly [path: string, value?: unknown])[] {
  return [...values]
    .filter(([, value]) => typeof value !== 'object')
    .map(([path, value]) => (/\.(?:id|kind|photo|value)$/.test(path) ? [path, value] : [path]));
}

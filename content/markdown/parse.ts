import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { z } from 'zod';
import { plainText } from '../plainText';
import type { Failure, Success } from '../result';
import { readBody } from './blocks';
import { readFrontMatter } from './frontMatter';
import type { Head, Kind, Schemas } from './kinds';
import type { Mistake, Place, Report } from './mistakes';

/** The content of a file, with positions. */
export interface Parsed<Facts, Words> {
  /** Only for the file in the default language: the facts that all languages share. */
  readonly facts: Facts | undefined;
  readonly words: Words;
  /** @returns the position of a value or its parent, by path, such as `sections.0.blocks.1.text` */
  readonly placeOf: (path: string) => Place;
}

/** @returns the parts of a file, as Markdown has them */
export const readTree = (source: string): readonly RootContent[] =>
  fromMarkdown(source, {
    extensions: [frontmatter(), gfmTable()],
    mdastExtensions: [frontmatterFromMarkdown(), gfmTableFromMarkdown()],
  }).children;

/** A file with mistakes. */
export interface Misread extends Failure<Mistake> {
  /** The values that could be read, which no schema describes. */
  readonly readable: Parsed<object, object>;
  /** Whether its blocks are all there. */
  readonly isWhole: boolean;
}

/**
 * Reads an article or a policy (docs/editing.md, "Articles and policies"). Markdown that a page would not
 * show is reported as a mistake, so that nothing is lost silently.
 *
 * @param text of the file
 * @param kind of the file
 * @param hasFacts whether it is the file in the default language, which contains the facts
 * @param isDraft whether it may be incomplete; a file with `draft: true` may in any case
 * @returns its content, or every mistake in it, in the order of the file, with its readable part
 */
export function parse<Facts, Words>(
  text: string,
  kind: Kind<Facts, Words>,
  hasFacts: boolean,
  isDraft = false,
): Success<Parsed<Facts, Words>> | Misread {
  const source = plainText(text);
  const problems: Mistake[] = [];
  const report: Report = (place = { line: 1, column: 1 }, problem) => problems.push({ place, problem });
  const [first, ...rest] = readTree(source);
  if (first?.type !== 'yaml') {
    report(undefined, 'must begin with its title and the like between two lines of ---');
    const readable = { facts: {}, words: {}, placeOf: () => ({ line: 1, column: 1 }) };
    return { ok: false, problems, readable, isWhole: false };
  }
  const front = readFrontMatter(first.value, 1, report);
  const inFront = problems.length;
  const places = new Map<string, Place>();
  const stands = (path: string, place: Place | undefined) => place && places.set(path, place);
  const body = readBody(rest, { source, isArticle: kind.isArticle, report, stands });
  const placeOf = (path: string): Place => {
    for (let at = path; at !== ''; at = at.replace(/\.?[^.]*$/, '')) {
      const place = places.get(at);
      if (place) return place;
    }
    return front.placeOf(path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
  };

  const inBody = problems.slice(inFront);
  /** Whether a value is missing because of a mistake that has been reported. */
  const isReported = (path: string): boolean => {
    const [part = '', section = -1] = path.split('.');
    if (part !== 'lead' && part !== 'sections') return inFront > 0;
    const headingOf = (index: number) => places.get(`sections.${index}`)?.line;
    const from = headingOf(Number(section)) ?? 0;
    const to = path.endsWith('.id') ? from : (headingOf(Number(section) + 1) ?? Infinity);
    return inBody.some(({ place: { line } }) => line >= from && line <= to);
  };

  const { facts, words } = kind.pick({ ...front.data, ...body });
  const schemas = schemasOf(kind, facts, isDraft);
  const read = schemas.words.safeParse(words);
  const factsRead = hasFacts ? schemas.facts.safeParse(facts) : undefined;
  if (!hasFacts)
    for (const field of Object.keys(facts))
      report(
        placeOf(field),
        `${field} is the same in every language and belongs in the English file; remove it here`,
      );
  for (const issue of [...(factsRead?.error?.issues ?? []), ...(read.error?.issues ?? [])])
    for (const [path, problem] of problemsOf(issue)) if (!isReported(path)) report(placeOf(path), problem);
  if (problems.length > 0 || !read.success || factsRead?.success === false)
    return {
      ok: false,
      problems: problems.toSorted((a, b) => a.place.line - b.place.line || a.place.column - b.place.column),
      readable: { facts, words, placeOf },
      isWhole: inBody.length === 0,
    };
  return { ok: true, value: { facts: factsRead?.data, words: read.data, placeOf } };
}

/**
 * Reads the front matter of an article or a policy and skips the body, which takes most of the time.
 *
 * @returns its facts, when the file should have some, and its texts; undefined when `parse` will find
 *   mistakes in it
 */
export function parseHead<Facts, Words>(
  text: string,
  kind: Kind<Facts, Words>,
  hasFacts: boolean,
  isDraft = false,
): { readonly facts: Facts | undefined; readonly words: Head<Words> } | undefined {
  const [, yaml] = /^---\n([\s\S]*?\n)---\n/.exec(plainText(text)) ?? [];
  if (yaml === undefined) return undefined;
  const said = kind.pick(readFrontMatter(yaml, 1, () => {}).data);
  const schemas = schemasOf(kind, said.facts, isDraft);
  const words = schemas.head.safeParse(said.words);
  const facts = hasFacts ? schemas.facts.safeParse(said.facts) : undefined;
  return words.success && facts?.success !== false ? { facts: facts?.data, words: words.data } : undefined;
}

const schemasOf = <Facts, Words>(
  kind: Kind<Facts, Words>,
  facts: object,
  isDraft: boolean,
): Schemas<Facts, Words> => ((isDraft || ('draft' in facts && facts.draft === true)) && kind.draft) || kind;

/** Whether the English file of an article says that it is a draft, in every language. */
export const isDraftFile = (english: string): boolean =>
  /^draft: true$/m.test(/^---\n([\s\S]*?)\n---/.exec(plainText(english))?.[1] ?? '');

/** How an editor writes a value of a type. */
const written: Readonly<Record<string, string>> = {
  string: 'must be a text; write it between double quotes',
  array: 'must be a list; give each entry a line of its own that begins with "- "',
};

/** The problems that zod found, with the paths to report them at. */
function problemsOf(issue: z.core.$ZodIssue): readonly (readonly [path: string, problem: string])[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [key, `${key} is unknown; correct its spelling or remove it`]);
  const isMissing = issue.message.endsWith('received undefined');
  if (isMissing && path === 'lead')
    return [[path, 'the lead is missing; write a paragraph above the first heading']];
  if (isMissing && path.endsWith('.id'))
    return [
      [
        path,
        'the heading has no anchor; "npm run fix" makes it from the English heading, or end it with one, such as {#first-steps}',
      ],
    ];
  if (isMissing) return [[path, `${path} is missing; add a line "${path}: …" between the lines of ---`]];
  const problem = issue.code === 'invalid_type' ? written[issue.expected] : undefined;
  return [[path, `${nameOf(path)} ${problem ?? issue.message}`]];
}

/** The name of a value in messages: fields of the front matter by name, parts of the body by kind. */
function nameOf(path: string): string {
  const [field = ''] = path.split('.');
  if (field !== 'sections') return field;
  if (path.endsWith('.id')) return 'the anchor';
  if (path === field) return 'the text below the lead';
  if (path.endsWith('.photo')) return 'the photo';
  if (path.endsWith('.rows')) return 'the chart';
  return path.endsWith('.blocks') ? 'the section' : 'this';
}

import { HOLE, type Literal, lex } from './lexer';
import { SHARED } from './namespaces';
import { remembering } from './remembering';
import type { SourceFile } from './types';

/** A key as a source file writes it. */
export interface NamedKey {
  /** The catalogues it may belong to. */
  readonly namespaces: readonly string[];
  /** A path; `HOLE` stands for a part that only running the code tells. */
  readonly path: string;
  /** Whether it also uses everything below that path, as a list read with `returnObjects`. */
  readonly whole: boolean;
  /** Whether it can be nothing but a key: it is read as one, or names its catalogue. */
  readonly certain: boolean;
}

/** Where a file says which catalogues its unqualified keys belong to. */
const NAMESPACE_CONTEXT = /\b(?:useTranslation|getFixedT)\s*\(|\bTFunction\s*<|\bns\s*(?:=|:)/g;
/** Where the key itself is read, so that a word without a dot may name a whole group. */
const KEY_CONTEXT = /\bt\s*\(|\bi18nKey\s*=/g;
const COMPARED = /[!=]==\s*$/;
const KEY = new RegExp(`^(?:[\\w-]+:)?[\\w${HOLE}-]+(?:\\.[\\w${HOLE}-]+)*$`);
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '<': '>' };

/**
 * Finds the keys that a file names: `home:hero.title` in any string, and
 * `hero.title` when the file says with `useTranslation('home')`, `ns="home"` or
 * `TFunction<'home'>` which catalogue it means.
 * `useTranslation()` without a name means the shared one.
 */
export const namedKeys = remembering((source: SourceFile): readonly NamedKey[] => {
  const { code, literals } = lex(source.text);
  const inside = (pattern: RegExp, onlyFirst = false) => {
    const ranges = [...code.matchAll(pattern)].map((match) => rangeAfter(code, match, onlyFirst));
    return literals.filter(({ start }) => ranges.some((range) => start >= range.start && start < range.end));
  };
  const namespaces = inside(NAMESPACE_CONTEXT).map(({ value }) => value);
  if (/\buseTranslation\s*\(\s*\)/.test(code)) namespaces.push(SHARED);
  // What the key is chosen by, or what is filled into its text, is no key.
  const reads = new Set(
    inside(KEY_CONTEXT, true).filter(
      ({ start }) => !COMPARED.test(code.slice(Math.max(0, start - 80), start)),
    ),
  );
  return literals.flatMap((literal) => namedKey(literal, namespaces, reads.has(literal)));
});

function namedKey({ value }: Literal, namespaces: readonly string[], isRead: boolean): NamedKey[] {
  if (!KEY.test(value)) return [];
  const colon = value.indexOf(':');
  const path = value.slice(colon + 1);
  const qualified = colon >= 0;
  // A key made of holes alone would match every key of the catalogue.
  if (!/\w/.test(path) || (!qualified && namespaces.length === 0)) return [];
  return [
    {
      namespaces: qualified ? [value.slice(0, colon)] : namespaces,
      path,
      whole: isRead || qualified || path.includes('.'),
      certain: isRead || qualified,
    },
  ];
}

/**
 * The bracket that a match opens, or the value that follows its `=` or `:`.
 *
 * @param onlyFirst whether to stop at the first comma: the rest are other arguments
 */
function rangeAfter(
  code: string,
  match: RegExpMatchArray,
  onlyFirst: boolean,
): { start: number; end: number } {
  const after = (match.index ?? 0) + match[0].length;
  const opensItself = BRACKETS[match[0].at(-1) ?? ''] !== undefined;
  const start = opensItself ? after - 1 : after + (/^\s*/.exec(code.slice(after))?.[0].length ?? 0);
  const opening = code[start] ?? '';
  const closing = BRACKETS[opening];
  if (closing === undefined) return { start, end: start + 1 };
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    if (code[index] === opening) depth += 1;
    if (code[index] === closing) depth -= 1;
    if (depth === 0 || (onlyFirst && depth === 1 && code[index] === ',')) return { start, end: index };
  }
  return { start, end: code.length };
}

import { lex } from '../content-check/lexer';

const PAIRS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Adds an entry at the end of a list or group, in TypeScript or JSON; the rest of the file stays as it is.
 *
 * @param text the file
 * @param list what stands before the bracket that opens it, such as the name of a constant and its `=`
 * @param entry as it is to be written
 * @throws naming what was not found
 */
export function insert(text: string, list: RegExp, entry: string): string {
  const { code } = lex(text);
  const found = list.exec(code);
  const open = (found?.index ?? 0) + (found?.[0].length ?? 0);
  if (!found || PAIRS[code[open] ?? ''] === undefined)
    throw new Error(`there is no list after ${list.source}`);
  return insertInto(text, code, open, entry);
}

/**
 * Adds an entry to a group of a catalogue; groups on the way that are not there yet are added with it.
 *
 * @param path the keys that lead to the entry, its own included
 * @param value the entry
 */
export function insertText(text: string, path: readonly string[], value: unknown): string {
  const { code, literals } = lex(text);
  let open = code.indexOf('{');
  for (const [index, key] of path.entries()) {
    const close = closingOf(code, open);
    const named = literals.find(
      ({ value: name, start, end }) =>
        name === key &&
        start > open &&
        end < close &&
        depthOf(code, open, start) === 1 &&
        /^\s*:/.test(code.slice(end)),
    );
    if (!named) {
      const rest = path.slice(index + 1).reduceRight((inner, name) => ({ [name]: inner }), value);
      return insertInto(text, code, open, `${JSON.stringify(key)}: ${JSON.stringify(rest, null, 2)}`);
    }
    open = code.indexOf('{', named.end);
  }
  throw new Error(`${path.join('.')} is there already`);
}

function insertInto(text: string, code: string, open: number, entry: string): string {
  const close = closingOf(code, open);
  const last = code.slice(open, close).trimEnd();
  const end = open + last.length;
  // An entry before this one may lack its comma; the bracket itself needs none.
  const comma = last.length > 1 && !/[,;]$/.test(last) ? ',' : '';
  return `${text.slice(0, end)}${comma}${text.slice(end, close).trimEnd()}\n${entry}\n${text.slice(close)}`;
}

function depthOf(code: string, open: number, at: number): number {
  let depth = 0;
  for (const character of code.slice(open, at)) {
    if (character in PAIRS) depth += 1;
    if (Object.values(PAIRS).includes(character)) depth -= 1;
  }
  return depth;
}

function closingOf(code: string, open: number): number {
  let depth = 0;
  for (let index = open; index < code.length; index += 1) {
    const character = code[index] ?? '';
    if (character in PAIRS) depth += 1;
    if (Object.values(PAIRS).includes(character)) depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('a bracket is not closed');
}

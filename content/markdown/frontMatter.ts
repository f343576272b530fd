import { type Document, isMap, isNode, LineCounter, parseDocument, stringify } from 'yaml';
import { decodeInvisible, encodeInvisible, oneLine } from './inline';
import type { Place, Report } from './mistakes';

/** The front matter of a file, between two lines of `---`. */
export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** @returns the position of a value, or the start of the front matter for a missing one */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/**
 * @param source the YAML, without the lines of `---`
 * @param above number of lines of the file before it
 */
export function readFrontMatter(source: string, above: number, report: Report): FrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + above, column: col };
  };
  for (const { pos, message } of document.errors) {
    const reason = message.replace(/[.\s]+$/, '').replace(/^./, (letter) => letter.toLowerCase());
    report(
      placeAt(pos[0]),
      `cannot be read (${reason}); put a text that contains a colon or begins with a sign in double quotes`,
    );
  }
  const data = document.errors.length === 0 ? clean(document.toJS()) : {};
  if (!isGroup(data)) report({ line: above, column: 1 }, 'needs a line "title: …" below it');
  return {
    data: isGroup(data) ? data : {},
    placeOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined ? { line: above, column: 1 } : placeAt(offset);
    },
  };
}

/** The offset of a key or list entry. */
function offsetOf({ contents }: Document.Parsed, path: readonly PropertyKey[]): number | undefined {
  let [node, offset]: [unknown, number | undefined] = [contents, undefined];
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isGroup(key) && key.value === step);
      if (!pair) break;
      offset = isNode(pair.key) ? pair.key.range?.[0] : offset;
      node = pair.value;
    } else if (isGroup(node) && Array.isArray(node.items)) {
      node = node.items[Number(step)];
      offset = isNode(node) ? node.range?.[0] : offset;
    }
  }
  return offset;
}

/** Texts on one line, with invisible characters decoded. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return decodeInvisible(oneLine(value.trim()));
  if (Array.isArray(value)) return value.map(clean);
  return isGroup(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]))
    : value;
}

/** @returns data as YAML, with invisible characters encoded and each text on one line */
export const printFrontMatter = (data: object): string =>
  stringify(data, (_, value) => (typeof value === 'string' ? encodeInvisible(value) : value), {
    lineWidth: 0,
  });

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { type Document, isMap, isNode, LineCounter, parseDocument, stringify } from 'yaml';
import { oneLine, shown, unshown } from './inline';
import type { Place, Report } from './mistakes';

/** What stands between the two lines of `---` at the top of a file. */
export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** @returns where a value stands; for one that is missing, where the front matter begins */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/**
 * @param source the YAML, without the lines of `---`
 * @param above how many lines of the file stand above it
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
      `cannot be read (${reason}); a text that holds a colon or begins with a sign stands between double quotes`,
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

/** Where the key of a group or the entry of a list begins. */
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

/** Texts on one line, their unseen characters as they are. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return unshown(oneLine(value.trim()));
  if (Array.isArray(value)) return value.map(clean);
  return isGroup(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]))
    : value;
}

/** @returns the YAML of some data, its unseen characters shown, a text on a line */
export const printFrontMatter = (data: object): string =>
  stringify(data, (_, value) => (typeof value === 'string' ? shown(value) : value), { lineWidth: 0 });

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { columns } from './medians';

export const tableLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The two lines that open a table of medians. */
export const tableHead = [tableLine(columns), tableLine(columns.map((_, index) => (index ? '---:' : '---')))];

const mark = '<!-- lighthouse -->\n';

/**
 * Puts lines into the table that stands after `<!-- lighthouse -->` in a document, in the place of those of the same
 * page and method, and orders all of them by page and method; what is not measured anew stays.
 *
 * @param lines whole lines of the table, of which each begins with its page and its method
 * @param order the pages in their order; lines of other pages come last
 * @returns the document
 * @throws when it has no such mark
 */
export function withLines(document: string, lines: readonly string[], order: readonly string[]): string {
  const [before, rest] = document.split(mark);
  if (rest === undefined)
    throw new Error(`no “${mark.trim()}” to write the table after; put it where the table belongs`);
  const table = /^\n(?:\|.*\n)+/.exec(rest)?.[0] ?? '';
  const known = table.split('\n').filter((line) => line.startsWith('| `'));
  const byRow = new Map([...known, ...lines].map((line) => [line.split(' | ', 2).join(' '), line]));
  const place = (line: string) => {
    const index = order.indexOf(/`([^`]*)`/.exec(line)?.[1] ?? '');
    return index === -1 ? order.length : index;
  };
  // `simulate` before `devtools`.
  const sorted = [...byRow.values()].toSorted(
    (one, other) => place(one) - place(other) || other.localeCompare(one),
  );
  return `${before}${mark}\n${[...tableHead, ...sorted].join('\n')}\n${rest.slice(table.length)}`;
}

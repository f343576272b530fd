import { columns } from './medians';

export const tableLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The two lines that open a table of medians. */
export const tableHead = [tableLine(columns), tableLine(columns.map((_, index) => (index ? '---:' : '---')))];

/**
 * Puts lines into the table that stands after `<!-- lighthouse: NAME -->` in a document, in the place of those of the
 * same pages, and orders all of them; what is not told anew stays.
 *
 * @param lines whole lines of the table, of which each begins with its page
 * @param order the pages in their order; lines of other pages come last
 * @returns the document
 * @throws when it has no such mark
 */
export function withLines(
  document: string,
  name: string,
  lines: readonly string[],
  order: readonly string[],
): string {
  const mark = `<!-- lighthouse: ${name} -->\n`;
  const [before, rest] = document.split(mark);
  if (rest === undefined)
    throw new Error(`no “${mark.trim()}” to write the table after; put it where the table belongs`);
  const table = /^\n(?:\|.*\n)+/.exec(rest)?.[0] ?? '';
  const known = table.split('\n').filter((line) => line.startsWith('| `'));
  const byPage = new Map([...known, ...lines].map((line) => [pageOf(line), line]));
  const place = (page: string) => (order.includes(page) ? order.indexOf(page) : order.length);
  const sorted = [...byPage].toSorted(([one], [other]) => place(one) - place(other)).map(([, line]) => line);
  return `${before}${mark}\n${[...tableHead, ...sorted].join('\n')}\n${rest.slice(table.length)}`;
}

const pageOf = (line: string) => /`([^`]*)`/.exec(line)?.[1] ?? '';

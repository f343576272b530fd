import type { RootContent, Table, TableCell } from 'mdast';
import type { ArticleBlock } from '../schemas/article';
import { oneLine, readInline, startOf } from './inline';
import type { Place, Report } from './mistakes';

/** Start of the line above a table, which says whether to show it as a table or as bars. */
const signs = { table: 'Table: ', chart: 'Chart: ' } as const;

/** The line above a table with its description. */
export interface Label {
  readonly kind: keyof typeof signs;
  readonly text: string;
  readonly place: Place | undefined;
}

interface Reading {
  readonly source: string;
  readonly isArticle: boolean;
  readonly report: Report;
  readonly stands: (path: string, place: Place | undefined) => void;
}

/** @returns the label in a node, if it is one */
export function labelOf(node: RootContent, { source, report }: Reading): Label | undefined {
  if (node.type !== 'paragraph') return undefined;
  for (const kind of ['table', 'chart'] as const)
    if (source.startsWith(signs[kind], node.position?.start.offset)) {
      const text = oneLine(readInline(node.children, source, false, report)).slice(signs[kind].length);
      return { kind, text, place: startOf(node) };
    }
  return undefined;
}

/** Reports a label without a table below it. */
export function unused(label: Label | undefined, { report }: Reading): void {
  if (label)
    report(
      label.place,
      `a line "${signs[label.kind]}…" needs a table below it, after an empty line; there is none`,
    );
}

/** @returns a table, or a chart if its label says so */
export function readTable(
  table: Table,
  path: string,
  label: Label | undefined,
  reading: Reading,
): ArticleBlock {
  if (!label)
    reading.report(
      startOf(table),
      'the table needs a line above it that says what it shows, "Table: …" or "Chart: …", and an empty line',
    );
  const text = label?.text ?? '';
  if (label?.kind === 'chart') return { kind: 'chart', label: text, ...readChart(table, path, reading) };
  const { source, isArticle, report, stands } = reading;
  let main: number | undefined;
  const [head = [], ...rows] = table.children.map((row, line) =>
    row.children.map((cell, column) => {
      stands(line === 0 ? `${path}.head.${column}` : `${path}.rows.${line - 1}.${column}`, startOf(cell));
      const [only, ...others] = cell.children;
      if (line === 0 || column > 0 || only?.type !== 'strong' || others.length > 0)
        return readInline(cell.children, source, isArticle && line > 0, report);
      if (main !== undefined)
        report(
          startOf(only),
          'an earlier row is bold already, and a table has one at most; remove these stars',
        );
      main = line - 1;
      return readInline(only.children, source, isArticle, report);
    }),
  );
  for (const [index, row] of rows.entries())
    if (row.length !== head.length)
      report(
        startOf(table.children[index + 1] ?? table),
        `the row has ${row.length} cells and the head ${head.length}; give it one for each column, with | between them`,
      );
  return { kind: 'table', label: text, head, rows, ...(main !== undefined && { main }) };
}

function readChart({ children: [head, ...rows] }: Table, path: string, reading: Reading) {
  const { source, isArticle, report, stands } = reading;
  const cellsOf = (row: (typeof rows)[number] | undefined): readonly (TableCell | undefined)[] => {
    if (row && row.children.length !== 2)
      report(
        startOf(row),
        `a chart has two columns, a name and a number, and here are ${row.children.length}; write two`,
      );
    return row?.children ?? [];
  };
  const [name = '', unit = ''] = cellsOf(head).map((cell, column) => {
    stands(`${path}.head.${column}`, cell && startOf(cell));
    return readInline(cell?.children ?? [], source, false, report);
  });
  let main: TableCell | undefined;
  const bars = rows.map((row, index) => {
    const [first, second] = cellsOf(row);
    stands(`${path}.rows.${index}`, startOf(row));
    const strong = second?.children.find(({ type }) => type === 'strong');
    if (strong && main)
      report(
        startOf(strong),
        'an earlier number is bold already, and a chart has one at most; remove these stars',
      );
    if (strong) main = second;
    return {
      name: readInline(first?.children ?? [], source, isArticle, report),
      value: second ? readNumber(second, report) : 0,
      ...(strong && { isMain: true as const }),
    };
  });
  return { head: [name, unit] satisfies [string, string], rows: bars };
}

/** A number in the notation of all languages; the page adds the separators of its own. */
function readNumber(cell: TableCell, report: Report): number {
  const [only, ...others] = cell.children;
  const [inside] = only?.type === 'strong' ? only.children : [only];
  const text = inside?.type === 'text' && others.length === 0 ? inside.value : '';
  if (!/^\d+(?:\.\d+)?$/.test(text))
    report(
      startOf(only ?? cell),
      'this is not a number; write digits only, such as 1350 or 4.5, and the unit into the head of the column',
    );
  return Number(text);
}

import { useId } from 'react';
import type { ArticleBlock } from '@/content/schemas/article';
import { InlineText } from './InlineText';
import keyed from './KeyedTable.module.css';
import { Scrolling } from './Scrolling';
import styles from './Table.module.css';
import { TableHead } from './TableHead';

/**
 * From 900 px tables of three columns and more are as wide as text and margin together. On a phone a table of short values
 * stays a table; three columns with a short first one become two; any other becomes a list per row, each value next to the
 * name of its column (specification 22.23).
 */
export function Table({ label, head, rows, main }: Extract<ArticleBlock, { kind: 'table' }>) {
  const id = useId();
  const isShort = [head, ...rows].every(([, ...values]) => values.every(({ length }) => length <= 5));
  const isKeyed = head.length === 3 && rows.every(([first = '']) => first.replaceAll('`', '').length <= 5);
  // Aligns units below units, and the clauses of a standard below its number.
  const counts = head.map(
    (name, column) => !/\d/.test(name) && rows.every((row) => /^[\d.,\u00a0]+$/.test(row[column] ?? '')),
  );
  const layout = [
    isShort ? styles.short : isKeyed ? keyed.keyed : styles.long,
    head.length > 2 && styles.wide,
    head.length === 3 && rows.some(([first = '']) => first.length > 16) && styles.thirds,
    head.length === 4 && counts[1] && styles.counted,
  ];
  const classOf = (column: number) => (counts[column] ? styles.count : undefined);
  return (
    <figure className={[styles.table, ...layout].filter(Boolean).join(' ')}>
      <figcaption id={id}>{label}</figcaption>
      <Scrolling name={label}>
        <table aria-labelledby={id}>
          <TableHead head={head} classOf={classOf} />
          <tbody>
            {rows.map(([first = '', ...others], row) => (
              <tr key={[first, ...others].join()} className={row === main ? styles.main : undefined}>
                <th scope="row">
                  <Value text={first} />
                </th>
                {others.map((cell, index) => (
                  <td key={head[index + 1]} data-column={head[index + 1]} className={classOf(index + 1)}>
                    <Value text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </figure>
  );
}

function Value({ text }: { text: string }) {
  return (
    <span>
      <InlineText text={text} />
    </span>
  );
}

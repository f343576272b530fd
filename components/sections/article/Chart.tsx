import { useId } from 'react';
import { Bar } from '@/components/ui/Bar';
import type { ArticleBlock } from '@/content/schemas/article';
import { formatNumber } from '@/lib/formatNumber';
import { useLocale } from '@/lib/i18n/useLocale';
import styles from './Chart.module.css';
import { InlineText } from './InlineText';
import { TableHead } from './TableHead';

/**
 * A table of numbers with a bar in each row, to scale from zero (specification 22.33). Screen readers and pages without
 * styles get the table.
 */
export function Chart({ label, head, rows }: Extract<ArticleBlock, { kind: 'chart' }>) {
  const id = useId();
  const locale = useLocale();
  const longest = Math.max(...rows.map(({ value }) => value));
  return (
    <figure className={styles.chart}>
      <figcaption id={id}>{label}</figcaption>
      <table aria-labelledby={id}>
        <TableHead head={head} />
        <tbody>
          {rows.map(({ name, value, isMain = false }) => (
            <tr key={name}>
              <th scope="row">
                <InlineText text={name} />
              </th>
              <td>
                <Bar share={value / longest} isMain={isMain} />
                <span>{formatNumber(value, locale)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

import type { CSSProperties } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { formatCount, type ReportRow } from '#lib/analytics/report-row';
import styles from './bar-table.module.css';

type BarTableProps = {
  /** What the lines and the numbers are, for whoever cannot see the heading above. */
  caption: string;
  /** Heading of the lines, and of the numbers. */
  head: readonly [string, string];
  rows: readonly ReportRow[];
};

/** A chart of bars that is a table: each line has its number in words, the bar is for the eye. */
export function BarTable({ caption, head: [label, number], rows }: BarTableProps) {
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={styles.table}>
      <caption>
        <HiddenText>{caption}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{number}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: text, count, note, href }) => (
          <tr key={key}>
            <th scope="row">
              {href ? <a href={href}>{text}</a> : text}
              <span
                className={styles.bar}
                style={{ '--length': `${(100 * count) / highest}%` } as CSSProperties}
                aria-hidden="true"
              />
            </th>
            <td>
              {formatCount(count)}
              {note && <span className={styles.note}>{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { CSSProperties } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { formatCount, type ReportRow } from '#lib/analytics/counts/report-row';

export type BarTableProps = {
  /** What the rows and numbers are, for screen readers. */
  caption: string;
  /** Headings of the rows, of the numbers, and of each further column. */
  head: readonly [string, string, ...string[]];
  rows: readonly ReportRow[];
};

/** A bar chart as a table: each row has its number as text, and a bar that is hidden from screen readers. */
export function BarTable({ caption, head, rows }: BarTableProps) {
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="visits-bars">
      <caption>
        <HiddenText>{caption}</HiddenText>
      </caption>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count, more = [], href }) => (
          <tr key={key}>
            <th scope="row">
              {href ? <a href={href}>{label}</a> : label}
              <span
                className="visits-bar"
                style={{ '--length': `${(100 * count) / highest}%` } as CSSProperties}
                aria-hidden="true"
              />
            </th>
            <td>{formatCount(count)}</td>
            {head.slice(2).map((words, index) => (
              <td key={words}>{more[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

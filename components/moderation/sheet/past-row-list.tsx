import { formatCount } from '#lib/analytics/counts/report-row';
import { cellLink } from '#lib/events/faults/located-fault';
import type { PastRow } from '#lib/events/faults/past-rows';
import { formatShortDay } from '#lib/time/format-day';

type PastRowListProps = { rows: readonly PastRow[]; editUrl?: string | undefined };

/** Rows that are shown at once; the others of a long sheet are only counted. */
const MAX_ROWS = 200;

/** The rows of events that are over, folded; nothing where there are none. */
export function PastRowList({ rows, editUrl }: PastRowListProps) {
  if (rows.length === 0) return null;
  const left = rows.length - MAX_ROWS;
  return (
    <details className="sheet-past">
      <summary>
        <h2>
          Dates that are past <span>{formatCount(rows.length)}</span>
        </h2>
      </summary>
      <p className="sheet-note">
        These events are over: they are in no list any more, and their pages say so. Keep the rows, or delete
        them.
      </p>
      <ul>
        {rows.slice(0, MAX_ROWS).map(({ row, title, day, address }) => (
          <li key={row}>
            {editUrl ? <a href={cellLink(editUrl, address)}>Row {row}</a> : <span>Row {row}</span>}
            <span>{formatShortDay(day)}</span>
            <span>{title}</span>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="sheet-note">And {formatCount(left)} more.</p>}
    </details>
  );
}

import { HiddenText } from '#components/ui/hidden-text';
import { axisEnd, type DayRow } from '#lib/analytics/counts/day-rows';
import { formatCount } from '#lib/analytics/counts/report-row';
import { pluralize } from '#lib/text/pluralize';
import { formatShortDay } from '#lib/time/format-day';

/** In units of the view box, which is stretched to the available space. */
const HEIGHT = 100;
const COLUMN = 10;
const GAP = 2;

/** What the chart shows, in a sentence for screen readers. */
function summaryOf(rows: readonly DayRow[]): string {
  const highest = rows.reduce((best, row) => (row.visits > best.visits ? row : best));
  const lowest = Math.min(...rows.map(({ visits }) => visits));
  return `Visits per day: from ${formatCount(lowest)} to ${formatCount(highest.visits)}, most on ${formatShortDay(highest.day)}.`;
}

/** Visits and page views by day, as a chart and as a table. */
export function DayChart({ rows }: { rows: readonly [DayRow, ...DayRow[]] }) {
  const end = axisEnd(Math.max(...rows.map(({ visits, views }) => Math.max(visits, views))));
  const height = (count: number) => (HEIGHT * count) / end;
  const last = rows.at(-1) ?? rows[0];
  return (
    <div className="visits-days">
      <p className="visits-legend" aria-hidden="true">
        <span className="visits-of-visits">Visits</span>
        <span className="visits-of-views">Pages seen</span>
      </p>
      <div className="visits-plot">
        <span className="visits-scale" aria-hidden="true">
          <span>{formatCount(end)}</span>
          <span>{formatCount(end / 2)}</span>
          <span>0</span>
        </span>
        <svg
          role="img"
          aria-label={summaryOf(rows)}
          viewBox={`0 0 ${rows.length * COLUMN} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {rows.map(({ day, visits, views }, index) => (
            <g key={day}>
              <title>{`${formatShortDay(day)}: ${pluralize(visits, 'visit')}, ${pluralize(views, 'page')} seen`}</title>
              <rect className="visits-touch" x={index * COLUMN} y={0} width={COLUMN} height={HEIGHT} />
              {[
                { className: 'visits-of-views', count: views },
                { className: 'visits-of-visits', count: visits },
              ].map(({ className, count }) => (
                <rect
                  key={className}
                  className={className}
                  x={index * COLUMN + GAP / 2}
                  y={HEIGHT - height(count)}
                  width={COLUMN - GAP}
                  height={height(count)}
                />
              ))}
            </g>
          ))}
        </svg>
        <span className="visits-ends" aria-hidden="true">
          <span>{formatShortDay(rows[0].day)}</span>
          <span>{formatShortDay(last.day)}, so far</span>
        </span>
      </div>
      <details>
        <summary>Every day in numbers</summary>
        <table className="visits-lines">
          <caption>
            <HiddenText>Visits and pages seen on each day, the latest first</HiddenText>
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Visits</th>
              <th scope="col">Pages seen</th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ day, visits, views }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{formatShortDay(day)}</time>
                </th>
                <td>{formatCount(visits)}</td>
                <td>{formatCount(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

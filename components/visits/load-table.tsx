import { HiddenText } from '#components/ui/hidden-text';
import { formatCount } from '#lib/analytics/counts/report-row';
import type { LoadRow } from '#lib/analytics/page/vital-report';

/** How long pages took, for half of the page views, three quarters and nearly all. */
export function LoadTable({ rows }: { rows: readonly LoadRow[] }) {
  return (
    <table className="visits-lines">
      <caption>
        <HiddenText>Time from the tap to each moment of loading</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">Moment</th>
          <th scope="col">Half</th>
          <th scope="col">3 of 4</th>
          <th scope="col">19 of 20</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, median, p75, p95, count }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <span className="visits-soft">{formatCount(count)} measured</span>
            </th>
            <td>{median}</td>
            <td>{p75}</td>
            <td>{p95}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

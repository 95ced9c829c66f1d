import { HiddenText } from '#components/ui/hidden-text';
import type { PeriodCounts } from '#lib/analytics/counts/period-counts';
import { formatCount } from '#lib/analytics/counts/report-row';
import { errorRows } from '#lib/analytics/counts/usage-rows';
import { type LoadRow, loadRows, vitalRows } from '#lib/analytics/counts/vital-report';
import { BarPanel } from './bar-panel.tsx';
import { VisitsPanel } from './visits-panel.tsx';
import { VitalList } from './vital-list.tsx';

/** Load times of pages: the 50th, 75th and 95th percentile of page views. */
function LoadTable({ rows }: { rows: readonly LoadRow[] }) {
  return (
    <table className="visits-lines">
      <caption>
        <HiddenText>Time from the tap to each moment of loading</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">Moment</th>
          <th scope="col">Half</th>
          <th scope="col">3 in 4</th>
          <th scope="col">19 in 20</th>
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

/** Web Vitals, load times and script errors on visitors' devices. */
export function SpeedPanels({ counts }: { counts: PeriodCounts }) {
  const vitals = vitalRows(counts);
  const loads = loadRows(counts);
  return (
    <>
      <VisitsPanel
        id="vitals"
        title="Web Vitals"
        lead={
          vitals.length === 0 ? (
            'Nothing has been measured yet.'
          ) : (
            <>
              Three out of four page views were this good or better (the 75th percentile, in steps of 10 to
              100 ms), judged by{' '}
              <a href="https://web.dev/articles/vitals" rel="noreferrer">
                Google’s thresholds
              </a>
              .
            </>
          )
        }
        isWide
      >
        {vitals.length > 0 && <VitalList rows={vitals} />}
      </VisitsPanel>
      <VisitsPanel
        id="loads"
        title="Loading"
        lead={
          loads.length === 0
            ? 'Nothing has been measured yet.'
            : 'The longest it took for half of the page views, for 3 in 4, and for 19 in 20.'
        }
      >
        {loads.length > 0 && <LoadTable rows={loads} />}
      </VisitsPanel>
      <BarPanel
        id="errors"
        title="Errors of our scripts"
        empty="None reported."
        caption="Errors of scripts, by kind and place"
        head={['Error', 'Times', 'Of all']}
        rows={errorRows(counts)}
      />
    </>
  );
}

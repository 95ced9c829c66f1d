import { BarTable } from '#components/visits/bar-table';
import { LoadTable } from '#components/visits/load-table';
import { VisitsPanel } from '#components/visits/visits-panel';
import { VitalList } from '#components/visits/vital-list';
import type { PeriodCounts } from '#lib/analytics/counts/period-counts';
import { errorRows } from '#lib/analytics/counts/usage-rows';
import { loadRows, vitalRows } from '#lib/analytics/page/vital-report';

/** How fast and how whole the pages were on real devices. */
export function SpeedPanels({ book }: { book: PeriodCounts }) {
  const vitals = vitalRows(book);
  const loads = loadRows(book);
  const errors = errorRows(book);
  return (
    <>
      <VisitsPanel
        id="vitals"
        title="Web Vitals"
        lead={
          vitals.length === 0 ? (
            'Nothing was measured yet.'
          ) : (
            <>
              For three of four page views it was so or better (the 75th percentile, told from steps of 10 to
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
            ? 'Nothing was measured yet.'
            : 'At most so long for half of the page views, for 3 of 4, and for 19 of 20.'
        }
      >
        {loads.length > 0 && <LoadTable rows={loads} />}
      </VisitsPanel>
      <VisitsPanel id="errors" title="Errors of our scripts" lead={errors.length === 0 && 'None was told.'}>
        {errors.length > 0 && (
          <BarTable
            caption="Errors of scripts, by kind and place"
            head={['Error', 'Times', 'Of all']}
            rows={errors}
          />
        )}
      </VisitsPanel>
    </>
  );
}

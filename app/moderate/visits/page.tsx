import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { EmptyState } from '#components/ui/layout/empty-state';
import { DayChart } from '#components/visits/day-chart';
import { FormPanels } from '#components/visits/form-panels';
import { InterestPanels } from '#components/visits/interest-panels';
import { KeyFigures } from '#components/visits/key-figures';
import { PeriodNav } from '#components/visits/period-nav';
import { SpeedPanels } from '#components/visits/speed-panels';
import { UsagePanels } from '#components/visits/usage-panels';
import { dayRows } from '#lib/analytics/counts/day-rows';
import { loadCounts } from '#lib/analytics/counts/load-counts.server';
import { createPeriodCounts } from '#lib/analytics/counts/period-counts';
import { daysOfPeriod, parseReportPeriod } from '#lib/analytics/counts/report-period';
import { servedEvents } from '#lib/catalog/event-snapshot.server';
import { searchParamsOf } from '#lib/submissions/moderation/requests/queue-filter';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
import { belizeDay } from '#lib/time/calendar-day';
import { formatPlainDay } from '#lib/time/format-day';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Visits' };

export default async function VisitsPage({ searchParams }: PageProps<'/moderate/visits'>) {
  if (!(await actingModerator((await headers()).get('cookie'), Date.now()))) redirect('/moderate/sign-in');
  const period = parseReportPeriod(searchParamsOf(await searchParams).get('days'));
  const days = daysOfPeriod(period, belizeDay(Date.now()));
  const [from = '', to = from] = [days[0], days.at(-1)];
  const [stored, served] = await Promise.all([loadCounts(from, to), servedEvents().catch(() => undefined)]);
  const counts = createPeriodCounts(stored.totals);
  const [first, ...rest] = dayRows(days, stored.days);
  const titles = new Map(served?.events.map(({ id, title }) => [id, title]));
  const figures = [
    { label: 'Visits', count: counts.of('landing') },
    { label: 'Pages seen', count: counts.of('page_view') },
    { label: 'Events opened', count: counts.of('event_view') },
    { label: 'Searches', count: counts.of('search') },
    { label: 'Shares', count: counts.of('share') },
    { label: 'Events sent in', count: counts.of('event_submission_completed') },
  ];
  return (
    <>
      <link rel="stylesheet" href="/styles/visits.css" precedence="visits" />
      <link rel="stylesheet" href="/styles/visits-charts.css" precedence="visits" />
      <div className="visits-page">
        <div className="visits-head">
          <h1>Visits</h1>
          <PeriodNav period={period} />
        </div>
        <p className="visits-note">
          From {formatPlainDay(from)} to {formatPlainDay(to)}, in Belize. A visit counts only if the browser
          did not object (Global Privacy Control, Do Not Track) and ran our script. Nothing tells one visitor
          from another, so someone who comes twice is two visits. Take the numbers as a guide, not for
          billing: a program could add to them.
        </p>
        {stored.totals.length === 0 || !first ? (
          <EmptyState spot="nothing-found">
            <p>
              Nothing was counted in the last {period} days. What visitors do appears here as soon as it
              happens.
            </p>
          </EmptyState>
        ) : (
          <>
            <KeyFigures figures={figures} />
            <div className="visits-panels">
              <InterestPanels counts={counts} titles={titles} days={<DayChart rows={[first, ...rest]} />} />
              <FormPanels counts={counts} />
              <SpeedPanels counts={counts} />
              <UsagePanels counts={counts} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

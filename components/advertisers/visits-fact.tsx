import { MIN_SHOWN_VISITS, RECENT_DAYS, type RecentVisits } from '#lib/analytics/counts/recent-visits';
import { formatCount } from '#lib/analytics/counts/report-row';
import { formatPlainDay } from '#lib/time/format-day';
import { Fact } from './fact.tsx';

const HOW = 'We count them ourselves, without cookies; someone who comes twice is two visits.';

/** What our own counts say of the visits of the last 30 days, with its days. */
export function VisitsFact({ visits }: { visits: RecentVisits }) {
  const from = formatPlainDay(visits.from);
  const to = formatPlainDay(visits.to);
  switch (visits.kind) {
    case 'counted':
      return (
        <Fact
          icon="people"
          title={`${formatCount(visits.visits)} visits in the last ${RECENT_DAYS} days`}
          figure={formatCount(visits.visits)}
        >
          From {from} to {to}, and event pages were opened {formatCount(visits.eventViews)} times. {HOW}
        </Fact>
      );
    case 'few':
      return (
        <Fact icon="people" title={`Fewer than ${MIN_SHOWN_VISITS} visits in the last ${RECENT_DAYS} days`}>
          From {from} to {to}: too few for a number that means anything. {HOW}
        </Fact>
      );
    case 'begun':
      return (
        <Fact icon="people" title={`We have counted visits since ${from}`}>
          From {to}, this shows {RECENT_DAYS} days of visits. {HOW}
        </Fact>
      );
  }
}

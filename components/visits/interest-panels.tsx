import type { ReactNode } from 'react';
import { BarTable } from '#components/visits/bar-table';
import { VisitsPanel } from '#components/visits/visits-panel';
import type { PeriodCounts } from '#lib/analytics/counts/period-counts';
import { formatCount } from '#lib/analytics/counts/report-row';
import { eventRows, shareRows, viewRows } from '#lib/analytics/counts/usage-rows';
import { MIN_SEARCHES_SHOWN, searchReport } from '#lib/analytics/search-report';

type InterestPanelsProps = {
  book: PeriodCounts;
  /** Titles of the events that are listed now, by id. */
  titles: ReadonlyMap<string, string>;
  /** The chart of days. */
  days: ReactNode;
};

/** What people came for: days, pages, events, searches, shares. */
export function InterestPanels({ book, titles, days }: InterestPanelsProps) {
  const views = viewRows(book);
  const events = eventRows(book, titles);
  const { outcomes, words, hidden } = searchReport(book);
  const shares = shareRows(book);
  return (
    <>
      <VisitsPanel id="days" title="Day by day" isWide>
        {days}
      </VisitsPanel>
      <VisitsPanel id="pages" title="Pages seen" lead={views.length === 0 && 'None yet.'}>
        {views.length > 0 && (
          <BarTable caption="Pages seen, by kind" head={['Page', 'Seen', 'Of all']} rows={views} />
        )}
      </VisitsPanel>
      <VisitsPanel id="events" title="Events opened most" lead={events.length === 0 && 'None yet.'}>
        {events.length > 0 && (
          <BarTable caption="Events opened most often" head={['Event', 'Opened', 'Of all']} rows={events} />
        )}
      </VisitsPanel>
      <VisitsPanel id="searches" title="Searches" lead={outcomes.length === 0 && 'None yet.'}>
        {outcomes.length > 0 && (
          <BarTable
            caption="Searches, by whether they found something"
            head={['Search', 'Times', 'Of all']}
            rows={outcomes}
          />
        )}
      </VisitsPanel>
      <VisitsPanel
        id="missed"
        title="Searched for, and not found"
        lead={`Words are shown from ${MIN_SEARCHES_SHOWN} searches on, and deleted after 90 days.${
          hidden > 0 ? ` Searches without a result whose words are not shown: ${formatCount(hidden)}.` : ''
        }`}
      >
        {words.length > 0 && (
          <BarTable
            caption="Words of searches that found nothing"
            head={['Words', 'Searches']}
            rows={words}
          />
        )}
      </VisitsPanel>
      <VisitsPanel id="shares" title="Shares" lead={shares.length === 0 && 'None yet.'}>
        {shares.length > 0 && (
          <BarTable
            caption="Shares, by what and how"
            head={['What and how', 'Shares', 'Of all']}
            rows={shares}
          />
        )}
      </VisitsPanel>
    </>
  );
}

import type { ReactNode } from 'react';
import type { PeriodCounts } from '#lib/analytics/counts/period-counts';
import { formatCount } from '#lib/analytics/counts/report-row';
import { MIN_SEARCHES_SHOWN, searchReport } from '#lib/analytics/counts/search-report';
import { eventRows, shareRows, viewRows } from '#lib/analytics/counts/usage-rows';
import { BarPanel } from './bar-panel.tsx';
import { VisitsPanel } from './visits-panel.tsx';

type InterestPanelsProps = {
  counts: PeriodCounts;
  /** Titles of the events that are listed now, by id. */
  titles: ReadonlyMap<string, string>;
  /** The chart of days. */
  days: ReactNode;
};

/** What visitors looked at: days, pages, events, searches, shares. */
export function InterestPanels({ counts, titles, days }: InterestPanelsProps) {
  const { outcomes, words, hidden } = searchReport(counts);
  return (
    <>
      <VisitsPanel id="days" title="Day by day" isWide>
        {days}
      </VisitsPanel>
      <BarPanel
        id="pages"
        title="Pages seen"
        empty="None yet."
        caption="Pages seen, by kind"
        head={['Page', 'Seen', 'Of all']}
        rows={viewRows(counts)}
      />
      <BarPanel
        id="events"
        title="Events opened most"
        empty="None yet."
        caption="Events opened most often"
        head={['Event', 'Opened', 'Of all']}
        rows={eventRows(counts, titles)}
      />
      <BarPanel
        id="searches"
        title="Searches"
        empty="None yet."
        caption="Searches, by whether they found something"
        head={['Search', 'Times', 'Of all']}
        rows={outcomes}
      />
      <BarPanel
        id="missed"
        title="Searched for, and not found"
        lead={`Words are shown once searched ${MIN_SEARCHES_SHOWN} times, and deleted after 90 days.${
          hidden > 0 ? ` Searches without a result whose words are not shown: ${formatCount(hidden)}.` : ''
        }`}
        caption="Words of searches that found nothing"
        head={['Words', 'Searches']}
        rows={words}
      />
      <BarPanel
        id="shares"
        title="Shares"
        empty="None yet."
        caption="Shares, by what and how"
        head={['What and how', 'Shares', 'Of all']}
        rows={shareRows(counts)}
      />
    </>
  );
}

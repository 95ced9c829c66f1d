import type { ReactNode, Ref } from 'react';
import { scriptedClass } from '#components/ui/scripted';
import type { EventFilters } from '#lib/events/event-filters';
import type { CalendarDay } from '#lib/time/calendar-day';
import { nowOn } from '#lib/time/today.browser';
import styles from '../filters/results-line.module.css';
import { ViewSwitch } from '../filters/view-switch.tsx';
import type { LoadedEvents } from './loaded-events.ts';
import { pageText } from './page-text.ts';
import type { Results } from './use-results.ts';

type ResultsHeadProps = {
  ref: Ref<HTMLDivElement>;
  filters: EventFilters;
  results: Results;
  /** Number of events to come. */
  total: number;
  today: CalendarDay;
  /** Whether the events to search are on their way. */
  isLoading: boolean;
  /** All events to come once they are there; until then the page knows the month of the first. */
  loaded: LoadedEvents | undefined;
  firstMonthOfPage: string;
  /** The 'Near me' link. */
  nearMe?: ReactNode;
  /** Called with the month to show as a calendar, or undefined for the list. */
  onView: (month: string | undefined) => void;
};

/** How many events were found, what is near the visitor, and the switch between list and month. */
export function ResultsHead({ ref, filters, results, total, today, isLoading, ...props }: ResultsHeadProps) {
  const { result, isLooking, query, city, reading } = results;
  const { loaded, firstMonthOfPage, nearMe, onView } = props;
  return (
    <div ref={ref} id="found" tabIndex={-1} className={styles.head} data-found={result && ''}>
      <p role="status" className={styles.status}>
        {result && loaded && !isLooking
          ? loaded.parts.resultText({ result, filters, query, cityLabel: city?.label, reading })
          : pageText(total, isLoading)}
      </p>
      {nearMe && <div className={`${styles.near} ${scriptedClass}`}>{nearMe}</div>}
      <ViewSwitch
        month={filters.month}
        onChange={(view) => {
          const first = loaded
            ? loaded.parts.firstMonth(result?.events ?? loaded.events, nowOn(today))
            : firstMonthOfPage;
          onView(view === 'month' ? first : undefined);
        }}
      />
    </div>
  );
}

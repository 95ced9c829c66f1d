import Link from 'next/link';
import { memo } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import type { EventSummary } from '#lib/events/event-summary';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './event-browser.module.css';
import { CalendarSections, MonthSections } from './event-sections.tsx';

type Sections = {
  events: readonly EventSummary[];
  today: CalendarDay;
  layout: 'calendar' | 'months';
};

type FullListProps = Sections & {
  /** How many events there are to come, and how many of them are not listed yet. */
  total: number;
  left: number;
  onMore: () => void;
  isPutAway: boolean;
};

// Memoised: typing in the search field never touches the hundreds of cards.
const AllSections = memo(function AllSections({ layout, ...list }: Sections) {
  return layout === 'calendar' ? <CalendarSections {...list} /> : <MonthSections {...list} />;
});

/**
 * All events to come and the ways to more of them. Put away it is hidden rather than taken away: coming back to it
 * costs nothing and finds the same place.
 */
export function FullList({ total, left, onMore, isPutAway, ...list }: FullListProps) {
  return (
    <div className={isPutAway ? styles.putAway : undefined} inert={isPutAway} aria-hidden={isPutAway}>
      <AllSections {...list} />
      {(left > 0 || list.layout === 'calendar') && (
        <div className={styles.more}>
          {left > 0 && <Button onClick={onMore}>Show more events ({left} left)</Button>}
          {list.layout === 'calendar' && (
            <Link className={buttonClass('primary')} href={THINGS_TO_DO_PATH} prefetch={false}>
              All {total} events by month
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

import Link from 'next/link';
import { memo } from 'react';
import { Button, busyClass, buttonClass } from '#components/ui/button';
import type { EventSummary } from '#lib/events/event-summary';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './event-browser.module.css';
import { CalendarSections, MonthSections } from './event-sections.tsx';

type Sections = {
  events: readonly EventSummary[];
  today: CalendarDay;
  now: number;
  layout: 'calendar' | 'months';
};

type FullListProps = Sections & {
  /** Number of upcoming events, and of those not listed yet. */
  total: number;
  left: number;
  onMore: () => void;
  /** Whether more are loading. */
  isLoading: boolean;
  isHidden: boolean;
};

// Memoised: typing in the search field must not render hundreds of cards again.
const AllSections = memo(function AllSections({ layout, ...list }: Sections) {
  return layout === 'calendar' ? <CalendarSections {...list} /> : <MonthSections {...list} />;
});

/**
 * All upcoming events and the buttons for more. It is hidden rather than unmounted, so that showing it again is fast
 * and keeps the scroll position.
 */
export function FullList({ total, left, onMore, isLoading, isHidden, ...list }: FullListProps) {
  return (
    <div className={isHidden ? styles.hidden : undefined} inert={isHidden} aria-hidden={isHidden}>
      <AllSections {...list} />
      {(left > 0 || list.layout === 'calendar') && (
        <div className={styles.more}>
          {left > 0 && (
            <Button className={busyClass} aria-busy={isLoading} onClick={onMore}>
              Show more events ({left} left)
            </Button>
          )}
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

import type { Route } from 'next';
import { Link } from '#components/ui/link';
import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { countOfEvents } from '#lib/events/lists/count-of-events';
import { groupByMonth } from '#lib/events/lists/group-by-month';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { formatMonth } from '#lib/time/format-day';
import styles from './month-links.module.css';

type MonthLinksProps = {
  events: readonly EventSummary[];
  /** In milliseconds since 1970. */
  now: number;
  /** Whether further events follow, so that the last month's number is not known. */
  isPartial: boolean;
};

/** The months of events as links into the list of all, with how many more there are. */
export function MonthLinks({ events, now, isPartial }: MonthLinksProps) {
  const groups = groupByMonth(events, now);
  if (groups.length === 0) return null;
  return (
    <ul className={styles.months}>
      {groups.map(({ month, events: ofMonth }, index) => (
        <li key={month ?? 'unknown'}>
          <Link className={styles.month} href={`${THINGS_TO_DO_PATH}#month-${month ?? 'unknown'}` as Route}>
            {month ? formatMonth(month) : DATE_TO_BE_CONFIRMED}
            {!(isPartial && index === groups.length - 1) && (
              <span>{countOfEvents(ofMonth.filter(takesPlace).length, 'more event')}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

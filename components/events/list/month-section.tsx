import type { CSSProperties } from 'react';
import type { EventSummary } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { countWithOff } from '#lib/events/lists/count-of-events';
import type { MonthGroup } from '#lib/events/lists/group-by-month';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatMonth } from '#lib/time/format-day';
import { CardGrid } from '../card/card-grid.tsx';
import { FoldedEvents } from '../card/folded-events.tsx';
import styles from './event-browser.module.css';

type MonthProps = {
  group: MonthGroup;
  today: CalendarDay;
  now: number;
  level: 3 | 4;
  /** Whether its layout may wait until it comes near the viewport. */
  lazy?: boolean;
  /** Whether it is the first of the list. */
  isFirst?: boolean;
  isOnTop?: boolean;
  /** Today's events that are over, cancelled or postponed, where today is in this month: they may be all that it has. */
  folded?: readonly EventSummary[] | undefined;
};

/** A month of the full list: its name, how many events it has, and their cards. */
export function MonthSection({
  group,
  level,
  lazy = false,
  isFirst = false,
  isOnTop = false,
  folded,
  ...hour
}: MonthProps) {
  const Heading = `h${level}` as const;
  const name = group.month ? formatMonth(group.month) : DATE_TO_BE_CONFIRMED;
  const cardLevel = level === 3 ? 4 : 5;
  const { events } = group;
  const hasEvents = events.length > 0;
  return (
    <div
      id={`month-${group.month ?? 'unknown'}`}
      className={lazy ? `${styles.group} ${styles.month} ${styles.lazy}` : `${styles.group} ${styles.month}`}
      style={{ '--cards': events.length } as CSSProperties}
      data-day={folded && ''}
    >
      <Heading>
        {name} <span>{hasEvents ? countWithOff(events) : 'Nothing left'}</span>
      </Heading>
      {folded && <FoldedEvents events={folded} level={cardLevel} mayGrow {...hour} />}
      {hasEvents && <CardGrid events={events} level={cardLevel} lead={isFirst} isOnTop={isOnTop} {...hour} />}
    </div>
  );
}

import type { Route } from 'next';
import type { CSSProperties } from 'react';
import { buttonClass } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { Link } from '#components/ui/link';
import { takesPlace } from '#lib/events/event-status';
import { type EventSummary, nextDayOf, nextMomentsOf } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { countWithOff } from '#lib/events/lists/count-of-events';
import { groupByMonth, type MonthGroup } from '#lib/events/lists/group-by-month';
import { orderedAt } from '#lib/events/lists/ordered-at';
import { hasDay } from '#lib/events/occurrences';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { pluralize } from '#lib/text/pluralize';
import { addDays, belizeMidnight, type CalendarDay } from '#lib/time/calendar-day';
import { MINUTE_MS } from '#lib/time/durations';
import { formatMonth, formatShortDay } from '#lib/time/format-day';
import { CardGrid } from '../card/card-grid.tsx';
import { FoldedEvents } from '../card/folded-events.tsx';
import { MonthLinks } from '../month/month-links.tsx';
import styles from './event-browser.module.css';

/** Number of upcoming events that the home page shows as cards; of the months of later ones there are links. */
const UPCOMING_CARDS = 12;

type ListProps = {
  events: readonly EventSummary[];
  today: CalendarDay;
  now: number;
  /** Whether further events follow. */
  isPartial?: boolean;
};

type MonthProps = {
  group: MonthGroup<EventSummary>;
  today: CalendarDay;
  now: number;
  level: 3 | 4;
  /** Whether its layout may wait until it comes near the viewport. */
  lazy?: boolean;
  /** Whether it is the first of the list. */
  isFirst?: boolean;
  isOnTop?: boolean;
  /** Today's events that are over, cancelled or postponed, where today is in this month. */
  folded?: readonly EventSummary[] | undefined;
};

function Month({
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
  return (
    <div
      id={`month-${group.month ?? 'unknown'}`}
      className={lazy ? `${styles.group} ${styles.month} ${styles.lazy}` : `${styles.group} ${styles.month}`}
      style={{ '--cards': group.events.length } as CSSProperties}
      data-day={folded && ''}
    >
      <Heading>
        {name} <span>{countWithOff(group.events)}</span>
      </Heading>
      {folded && <FoldedEvents events={folded} level={cardLevel} mayGrow {...hour} />}
      <CardGrid events={group.events} level={cardLevel} lead={isFirst} isOnTop={isOnTop} {...hour} />
    </div>
  );
}

/** All upcoming events month by month, with links to each month. */
export function MonthSections({ events, today, now }: ListProps) {
  const { events: ordered, folded } = orderedAt(events, now, today);
  const groups = groupByMonth(ordered, today, (event) => nextDayOf(event, now));
  const months = groups.flatMap(({ month }) => month ?? []);
  return (
    <>
      {months.length > 2 && (
        <nav aria-label="Months">
          <ul className={styles.months}>
            {months.map((month) => (
              <li key={month}>
                <Link className={buttonClass('quiet')} href={`${THINGS_TO_DO_PATH}#month-${month}` as Route}>
                  {formatMonth(month)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((group, index) => (
        <Month
          key={group.month ?? 'unknown'}
          group={group}
          today={today}
          now={now}
          level={3}
          lazy
          isFirst={index === 0}
          isOnTop={index === 0}
          folded={index === 0 ? folded : undefined}
        />
      ))}
    </>
  );
}

type NothingProps = {
  /** 'Nothing left today.' */
  children: string;
  /** What is on today: of that, days in a row may go on tomorrow. */
  ofToday?: readonly EventSummary[];
  /** The events of later days. */
  later: readonly EventSummary[];
  today: CalendarDay;
  className?: string | undefined;
};

/** The next event that takes place after a day, and its day then: of days in a row that have begun, the day after. */
function nextAfter({ ofToday = [], later, today }: Omit<NothingProps, 'children'>) {
  const midnight = belizeMidnight(addDays(today, 1));
  const [lasting] = ofToday.filter((event) => takesPlace(event) && (event.endDate ?? '') > today);
  const first = later.find((event) => hasDay(event) && takesPlace(event));
  const isSooner = lasting && !(first && nextDayOf(first, midnight) === nextDayOf(lasting, midnight));
  const event = isSooner ? lasting : first;
  if (!event) return undefined;
  const day = nextDayOf(event, midnight);
  const { ends = Number.POSITIVE_INFINITY } = nextMomentsOf(event, midnight) ?? {};
  // What ends in the night, or days later, is today's until midnight.
  return { event, day, ends: Math.min(ends, belizeMidnight(addDays(day, 1))) };
}

/**
 * That a day has nothing, and the next event that takes place: 'Nothing left today. Next: Garifuna Mass, Sun 22 Nov 2026.'
 * In an open page the script says it anew at midnight, when that may be today: 'Next: Garifuna Mass, today.' That is said
 * until it is over.
 */
function NothingToday({ children, className, ...given }: NothingProps) {
  const next = nextAfter(given);
  const tomorrow = addDays(given.today, 1);
  const coming = next ? ` Next: ${next.event.title}, ${formatShortDay(next.day)}.` : '';
  const isTomorrow = next?.day === tomorrow;
  const ends = next && next.ends / MINUTE_MS;
  return (
    <p className={className}>
      <span
        data-until={belizeMidnight(tomorrow) / MINUTE_MS}
        data-then={isTomorrow ? `Next: ${next.event.title}, today.` : `Nothing is listed for today.${coming}`}
        data-ends={ends}
        suppressHydrationWarning
      >
        {`${children}${coming}`}
      </span>
      {next && <span data-until={ends} data-then="What comes next is below." suppressHydrationWarning />}
    </p>
  );
}

/** The calendar of the home page: today's events, then upcoming ones. */
export function CalendarSections({ events, today, now, isPartial = false }: ListProps) {
  const ordered = orderedAt(events, now, today);
  const { folded } = ordered;
  const ofToday = ordered.events.slice(0, ordered.today);
  const later = ordered.events.slice(ordered.today);
  const hasToday = ofToday.length + folded.length > 0;
  return (
    <>
      <section id="todays-events" aria-labelledby="todays-events-title" className={styles.group} data-day="">
        <h3 id="todays-events-title">
          Today’s Events{' '}
          <span
            data-choices={ofToday.length + folded.filter(takesPlace).length}
            hidden={ofToday.length === 0}
            suppressHydrationWarning
          >
            <span data-count="" suppressHydrationWarning>
              {pluralize(ofToday.length, 'event')}
            </span>{' '}
            left
          </span>
        </h3>
        {hasToday ? (
          <>
            {/* Shown by the style sheet as soon as nothing is left, which the page's script may find out. */}
            <NothingToday className={styles.nothingLeft} {...{ ofToday, later, today }}>
              Nothing left today.
            </NothingToday>
            <FoldedEvents events={folded} today={today} now={now} mayGrow />
            {ofToday.length > 0 && <CardGrid events={ofToday} today={today} now={now} lead />}
          </>
        ) : (
          <EmptyState spot="nothing-today">
            <NothingToday later={later} today={today}>
              Nothing is listed for today.
            </NothingToday>
          </EmptyState>
        )}
      </section>
      <section id="upcoming-events" aria-labelledby="upcoming-events-title">
        <h3 id="upcoming-events-title" className={styles.later}>
          Upcoming Events
        </h3>
        {groupByMonth(later.slice(0, UPCOMING_CARDS), today, (event) => nextDayOf(event, now)).map(
          (group, index) => (
            <Month
              key={group.month ?? 'unknown'}
              group={group}
              today={today}
              now={now}
              level={4}
              isFirst={index === 0 && ofToday.length === 0}
            />
          ),
        )}
        <MonthLinks events={later.slice(UPCOMING_CARDS)} today={today} now={now} isPartial={isPartial} />
      </section>
    </>
  );
}

import type { Route } from 'next';
import { buttonClass } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { Link } from '#components/ui/link';
import { takesPlace } from '#lib/events/event-status';
import { type EventSummary, nextDayOf, nextMomentsOf } from '#lib/events/event-summary';
import { groupByMonth } from '#lib/events/lists/group-by-month';
import { orderedAt } from '#lib/events/lists/ordered-at';
import { hasDay } from '#lib/events/occurrences';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { pluralize } from '#lib/text/pluralize';
import { addDays, belizeMidnight, type CalendarDay, monthOf } from '#lib/time/calendar-day';
import { MINUTE_MS } from '#lib/time/durations';
import { formatMonth, formatShortDay } from '#lib/time/format-day';
import { CardGrid } from '../card/card-grid.tsx';
import { FoldedEvents } from '../card/folded-events.tsx';
import { MonthLinks } from '../month/month-links.tsx';
import styles from './event-browser.module.css';
import { MonthSection } from './month-section.tsx';

/** Number of upcoming events that the home page shows as cards; of the months of later ones there are links. */
const UPCOMING_CARDS = 12;

type ListProps = {
  events: readonly EventSummary[];
  today: CalendarDay;
  now: number;
  /** Whether further events follow. */
  isPartial?: boolean;
};

/** All upcoming events month by month, with links to each month. */
export function MonthSections({ events, today, now }: ListProps) {
  const { events: ordered, folded } = orderedAt(events, now, today);
  const groups = groupByMonth(ordered, now);
  const months = groups.flatMap(({ month }) => month ?? []);
  const thisMonth = monthOf(today);
  // On the last evening of a month all that is left may be of the next one, and what is over is not.
  const isOver = folded.length > 0 && groups[0]?.month !== thisMonth;
  const first = isOver ? [{ month: thisMonth, events: [] }] : [];
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
      {[...first, ...groups].map((group) => (
        <MonthSection
          key={group.month ?? 'unknown'}
          group={group}
          today={today}
          now={now}
          level={3}
          lazy
          isFirst={group === groups[0]}
          isOnTop={group === groups[0]}
          folded={group.month === thisMonth ? folded : undefined}
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
  const midnight = belizeMidnight(tomorrow) / MINUTE_MS;
  const isTomorrow = next?.day === tomorrow;
  const ends = next && next.ends / MINUTE_MS;
  const space = next ? ' ' : '';
  return (
    <p className={className}>
      <span data-ends={ends} suppressHydrationWarning>
        <span
          data-until={midnight}
          data-then={isTomorrow ? '' : `Nothing is listed for today.${space}`}
          suppressHydrationWarning
        >
          {`${children}${space}`}
        </span>
        {next && (
          <>
            {`Next: ${next.event.title}, `}
            <time
              dateTime={next.day}
              data-until={isTomorrow ? midnight : undefined}
              data-then={isTomorrow ? 'today' : undefined}
              suppressHydrationWarning
            >
              {formatShortDay(next.day)}
            </time>
            .
          </>
        )}
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
        {groupByMonth(later.slice(0, UPCOMING_CARDS), now).map((group, index) => (
          <MonthSection
            key={group.month ?? 'unknown'}
            group={group}
            today={today}
            now={now}
            level={4}
            isFirst={index === 0 && ofToday.length === 0}
          />
        ))}
        <MonthLinks events={later.slice(UPCOMING_CARDS)} now={now} isPartial={isPartial} />
      </section>
    </>
  );
}

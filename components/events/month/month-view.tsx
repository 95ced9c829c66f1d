import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { countOfEvents } from '#lib/events/lists/count-of-events';
import { type OrderedEvents, orderEvents } from '#lib/events/lists/order-events';
import { eventsByDay, lastMonth, nearestMonth } from '#lib/events/month-grid';
import { hasDay } from '#lib/events/occurrences';
import { toComeAt } from '#lib/events/upcoming-events';
import { type CalendarDay, monthOf } from '#lib/time/calendar-day';
import { formatLongDay, formatMonth } from '#lib/time/format-day';
import { nowOn } from '#lib/time/today.browser';
import { CardGrid } from '../card/card-grid.tsx';
import { FoldedEvents } from '../card/folded-events.tsx';
import { choicesText } from './choices-text.ts';
import { MonthSteps } from './month-steps.tsx';
import { MonthTable } from './month-table.tsx';
import styles from './month-view.module.css';

type MonthViewProps = {
  events: readonly EventSummary[];
  today: CalendarDay;
  /** `yyyy-mm`; any month, because it comes from the URL. */
  month: string;
  onMonth: (month: string) => void;
};

/** The events of a day in the one order; what of today is over, cancelled or postponed is folded. */
function DayCards({ ordered, today, now }: { ordered: OrderedEvents; today: CalendarDay; now: number }) {
  return (
    <>
      <FoldedEvents
        events={ordered.folded}
        today={today}
        now={now}
        level={4}
        isOpen={ordered.events.length === 0}
      />
      <CardGrid events={ordered.events} today={today} now={now} level={4} isFixed={ordered.isFixed} />
    </>
  );
}

/** A month of the calendar, and below it the events of the chosen day. */
export function MonthView({ events, today, month, onMonth }: MonthViewProps) {
  const [picked, setPicked] = useState<CalendarDay>();
  const title = useRef<HTMLHeadingElement>(null);
  const dayTitle = useRef<HTMLHeadingElement>(null);

  const toCome = useMemo(() => toComeAt(events, nowOn(today), today), [events, today]);
  const now = nowOn(today);
  const byDay = useMemo(
    () =>
      new Map(
        [...eventsByDay(toCome, month)].map(([day, ofDay]) => [
          day,
          orderEvents(ofDay, nowOn(today), { days: { from: day, to: day } }),
        ]),
      ),
    [toCome, month, today],
  );
  // What is over, cancelled or postponed is counted nowhere.
  const count = useMemo(
    () =>
      new Set([...byDay.values()].flatMap(({ events: open }) => open.filter(takesPlace).map(({ id }) => id)))
        .size,
    [byDay],
  );
  const undated = useMemo(
    () => toCome.filter((event) => !hasDay(event) && takesPlace(event)).length,
    [toCome],
  );

  const days = [...byDay.keys()];
  const next = days.filter((day) => day >= today);
  const chosen =
    picked && byDay.has(picked)
      ? picked
      : (next.find((day) => byDay.get(day)?.choices) ?? next[0] ?? days[0]);
  const ofChosen = chosen && byDay.get(chosen);

  const thisMonth = monthOf(today);
  const nearest = count > 0 ? undefined : nearestMonth(toCome, month, thisMonth);

  const jumpTo = (next: string) => {
    setPicked(undefined);
    onMonth(next);
    // The pressed button disappears, so the focus moves to the new month's heading.
    title.current?.focus({ preventScroll: true });
  };

  const choose = (day: CalendarDay, isPointing: boolean) => {
    // Synchronous, so that the page scrolls within the tap: on a slow device the next frame may come after the next tap,
    // and what is tapped then would move away under the finger.
    flushSync(() => setPicked(day));
    if (isPointing) dayTitle.current?.scrollIntoView({ block: 'nearest' });
  };

  const [name, year] = formatMonth(month).split(' ');
  return (
    <>
      <div className={styles.head}>
        <h3 ref={title} tabIndex={-1} aria-live="polite" className={styles.title}>
          <span className={styles.month}>{name}</span>{' '}
          <span className={styles.detail}>
            <span className={styles.year}>{year}</span> {countOfEvents(count)}
          </span>
        </h3>
        <MonthSteps month={month} first={thisMonth} last={lastMonth(toCome) ?? thisMonth} onMonth={onMonth}>
          {month !== thisMonth && (
            <Button className={styles.back} onClick={() => jumpTo(thisMonth)}>
              Today
            </Button>
          )}
        </MonthSteps>
      </div>
      {ofChosen ? (
        <>
          <MonthTable month={month} today={today} byDay={byDay} chosen={chosen} onChoose={choose} />
          <h3 ref={dayTitle} className={styles.dayTitle}>
            <time dateTime={chosen}>{formatLongDay(chosen)}</time>{' '}
            <span className={styles.count}>{choicesText(ofChosen, chosen <= today)}</span>
          </h3>
          <DayCards ordered={ofChosen} today={today} now={now} />
        </>
      ) : (
        <EmptyState
          spot="nothing-found"
          actions={
            nearest && (
              <Button look="primary" onClick={() => jumpTo(nearest)}>
                Go to {formatMonth(nearest)}
              </Button>
            )
          }
        >
          <p>Nothing is listed for {formatMonth(month)}.</p>
        </EmptyState>
      )}
      {undated > 0 && <p className={styles.undated}>And {undated} whose date is to be confirmed.</p>}
    </>
  );
}

'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/empty-state';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import type { EventSummary } from '#lib/events/event-summary';
import {
  addMonths,
  eventsByDay,
  eventsOfMonth,
  lastMonth,
  nearestMonth,
  weeksOf,
} from '#lib/events/month-grid';
import { hasDay, isToCome } from '#lib/events/upcoming-events';
import { countText } from '#lib/text/count-text';
import { type CalendarDay, monthOf } from '#lib/time/calendar-day';
import { formatLongDay, formatMonth, formatPlainDay, stubParts } from '#lib/time/format-day';
import { CardGrid } from './card-grid.tsx';
import styles from './month-view.module.css';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Events of one day that a cell has room for. */
const MARKS = 3;

type MonthViewProps = {
  events: readonly EventSummary[];
  today: CalendarDay;
  /** `yyyy-mm`, any month at all: it comes from the address. */
  month: string;
  onMonth: (month: string) => void;
};

/** A month of the calendar, and below it the events of the day chosen in it. */
export function MonthView({ events, today, month, onMonth }: MonthViewProps) {
  const [picked, setPicked] = useState<CalendarDay>();
  const title = useRef<HTMLHeadingElement>(null);
  const dayTitle = useRef<HTMLHeadingElement>(null);

  const toCome = useMemo(() => events.filter((event) => isToCome(event, today)), [events, today]);
  const byDay = useMemo(() => eventsByDay(toCome, month), [toCome, month]);
  const count = useMemo(() => eventsOfMonth(toCome, month).length, [toCome, month]);
  const unknown = useMemo(() => toCome.filter((event) => !hasDay(event)).length, [toCome]);

  const days = [...byDay.keys()];
  const chosen = picked && byDay.has(picked) ? picked : (days.find((day) => day >= today) ?? days[0]);
  const ofChosen = chosen && byDay.get(chosen);

  const thisMonth = monthOf(today);
  const nearest = count > 0 ? undefined : nearestMonth(toCome, month, thisMonth);

  const jumpTo = (next: string) => {
    setPicked(undefined);
    onMonth(next);
    // The button that was pressed goes away; the keyboard stays with the month it brought.
    title.current?.focus({ preventScroll: true });
  };

  const choose = (day: CalendarDay, isPointing: boolean) => {
    setPicked(day);
    if (isPointing) requestAnimationFrame(() => dayTitle.current?.scrollIntoView({ block: 'nearest' }));
  };

  const [name, year] = formatMonth(month).split(' ');
  return (
    <>
      <div className={styles.head}>
        <h3 ref={title} tabIndex={-1} aria-live="polite" className={styles.title}>
          <span className={styles.month}>{name}</span>{' '}
          <span className={styles.detail}>
            <span className={styles.year}>{year}</span> {count > 0 ? countText(count, 'event') : 'No events'}
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
            {formatLongDay(chosen)}{' '}
            <span className={styles.count}>{countText(ofChosen.length, 'event')}</span>
          </h3>
          <CardGrid events={ofChosen} today={today} level={4} />
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
      {unknown > 0 && <p className={styles.unknown}>And {unknown} whose date is to be confirmed.</p>}
    </>
  );
}

type MonthStepsProps = {
  month: string;
  /** The first and the last month there is a way to. */
  first: string;
  last: string;
  onMonth: (month: string) => void;
  children: ReactNode;
};

/** The ways to the month before and after; from a month far outside, to the nearest end of the calendar. */
function MonthSteps({ month, first, last, onMonth, children }: MonthStepsProps) {
  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  const previous = month > first ? (before > last ? last : before) : undefined;
  const next = month < last ? (after < first ? first : after) : undefined;
  return (
    <div className={styles.steps}>
      <Step label="Previous month" icon="chevron-left" to={previous} onMonth={onMonth} />
      <Step label="Next month" icon="chevron-right" to={next} onMonth={onMonth} />
      {children}
    </div>
  );
}

type StepProps = {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  to: string | undefined;
  onMonth: (month: string) => void;
};

// Not disabled at the end of the calendar: the keyboard would lose the button it has just pressed.
function Step({ label, icon, to, onMonth }: StepProps) {
  return (
    <Button
      aria-label={to ? `${label}: ${formatMonth(to)}` : label}
      aria-disabled={!to}
      className={styles.step}
      onClick={() => to && onMonth(to)}
    >
      <Icon name={icon} />
    </Button>
  );
}

type MonthTableProps = {
  month: string;
  today: CalendarDay;
  byDay: ReadonlyMap<CalendarDay, readonly EventSummary[]>;
  chosen: CalendarDay | undefined;
  onChoose: (day: CalendarDay, isPointing: boolean) => void;
};

// A table of plain buttons rather than a grid of one: it is read, walked and pressed without a mode of its own.
function MonthTable({ month, today, byDay, chosen, onChoose }: MonthTableProps) {
  return (
    <div className={styles.region}>
      <table className={styles.table}>
        <caption>
          <HiddenText>Events in {formatMonth(month)}</HiddenText>
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{weekday.slice(0, 3)}</span>
                <HiddenText>{weekday}</HiddenText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    today={today}
                    events={byDay.get(day)}
                    isChosen={day === chosen}
                    onChoose={onChoose}
                  />
                ) : (
                  <td key={WEEKDAYS[weekday]} className={styles.blank} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayCellProps = {
  day: CalendarDay;
  today: CalendarDay;
  events: readonly EventSummary[] | undefined;
  isChosen: boolean;
  onChoose: MonthTableProps['onChoose'];
};

/** A day with events is a button with their hues, and where there is room their titles; others are a number. */
function DayCell({ day, today, events, isChosen, onChoose }: DayCellProps) {
  const isToday = day === today ? 'date' : undefined;
  const looks = day < today ? styles.past : isToday && styles.today;
  const number = <span className={styles.number}>{stubParts(day).day}</span>;
  if (!events) {
    return (
      <td className={looks} aria-current={isToday}>
        {number}
      </td>
    );
  }
  return (
    <td className={looks}>
      <button
        type="button"
        className={styles.day}
        aria-pressed={isChosen}
        aria-current={isToday}
        // A click without a count came from the keyboard.
        onClick={(click) => onChoose(day, click.detail > 0)}
      >
        <HiddenText>
          {dayAndMonth(day)}, {countText(events.length, 'event')}
        </HiddenText>
        {/* The titles stand in the list of the day; here they are for the eye. */}
        <span aria-hidden="true" className={styles.face}>
          {number}
          {events.slice(0, MARKS).map((event) => (
            <span
              key={event.id}
              className={event.status === 'cancelled' ? `${styles.mark} ${styles.over}` : styles.mark}
              data-category={event.category}
            >
              <span className={styles.words}>{event.title}</span>
            </span>
          ))}
          {events.length > MARKS && (
            <>
              <span className={styles.few}>+{events.length - MARKS}</span>
              <span className={styles.many}>+{events.length - MARKS + 1} more</span>
            </>
          )}
        </span>
      </button>
    </td>
  );
}

/** '19 November' */
const dayAndMonth = (day: CalendarDay) => formatPlainDay(day).replace(/ \d+$/, '');

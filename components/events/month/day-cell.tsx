import { HiddenText } from '#components/ui/hidden-text';
import { isOff, takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import type { OrderedEvents } from '#lib/events/lists/order-events';
import { type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { formatDayAndMonth, ticketStubParts } from '#lib/time/format-day';
import { choicesText } from './choices-text.ts';
import styles from './day-cell.module.css';
import marks from './day-marks.module.css';

/** Number of events of a day that a cell shows. */
const MAX_EVENTS = 3;

type DayCellProps = {
  day: CalendarDay;
  today: CalendarDay;
  /** Its events in the one order. */
  ordered: OrderedEvents | undefined;
  /** Those of the day before, where its cell is in the same row. */
  before: OrderedEvents | undefined;
  isChosen: boolean;
  onChoose: (day: CalendarDay, isPointing: boolean) => void;
};

/** What can be gone to; on a day without any, what is cancelled or postponed. */
function markedOf({ events, folded }: OrderedEvents) {
  const open = events.filter(takesPlace);
  return open.length > 0 ? open : [...events, ...folded.filter((event) => !takesPlace(event))];
}

/** The events that a cell shows: of more than fit, the last place on a wide screen is that of the number of the others. */
function shownOf(ordered: OrderedEvents | undefined) {
  const events = ordered ? markedOf(ordered) : [];
  return events.slice(0, events.length > MAX_EVENTS ? MAX_EVENTS - 1 : MAX_EVENTS);
}

/** Whether an event goes on from the cell before, in its row, which shows it: then it is a bar without its title. */
const goesOn = (
  { id, date, endDate }: EventSummary,
  { day, today, before }: Pick<DayCellProps, 'day' | 'today' | 'before'>,
) =>
  endDate !== undefined &&
  date < day &&
  day !== today &&
  weekdayOf(day) > 0 &&
  shownOf(before).some((event) => event.id === id);

/** A day with events is a button with their hues, and where it fits their titles; other days are a number. */
export function DayCell({ day, today, ordered, before, isChosen, onChoose }: DayCellProps) {
  const isToday = day === today ? 'date' : undefined;
  const looks = day < today ? styles.past : isToday && styles.today;
  const number = (
    <time className={styles.number} dateTime={day}>
      {ticketStubParts(day).day}
    </time>
  );
  if (!ordered) {
    return (
      <td className={looks} aria-current={isToday}>
        {number}
      </td>
    );
  }
  const events = markedOf(ordered);
  return (
    <td className={looks}>
      <button
        type="button"
        className={styles.day}
        aria-pressed={isChosen}
        aria-current={isToday}
        // `detail` is 0 for a click by keyboard.
        onClick={(click) => onChoose(day, click.detail > 0)}
      >
        <HiddenText>
          {formatDayAndMonth(day)}, {choicesText(ordered, day <= today).toLowerCase()}
        </HiddenText>
        {/* Hidden from screen readers, because the list of the day repeats the titles. */}
        <span aria-hidden="true" className={styles.content}>
          {number}
          {events.slice(0, MAX_EVENTS).map((event) => (
            <span
              key={event.id}
              className={[marks.mark, isOff(event) && marks.over, day < today && marks.past]
                .filter(Boolean)
                .join(' ')}
              data-category={event.category}
              data-goes-on={goesOn(event, { day, today, before }) ? '' : undefined}
            >
              <span className={marks.title}>{event.title}</span>
            </span>
          ))}
          {events.length > MAX_EVENTS && (
            <>
              <span className={marks.few}>+{events.length - MAX_EVENTS}</span>
              <span className={marks.many}>+{events.length - MAX_EVENTS + 1} more</span>
            </>
          )}
        </span>
      </button>
    </td>
  );
}

import { HiddenText } from '#components/ui/hidden-text';
import { isOff, takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import type { OrderedEvents } from '#lib/events/lists/order-events';
import { type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { formatDayAndMonth, ticketStubParts } from '#lib/time/format-day';
import { choicesText } from './choices-text.ts';
import styles from './day-cell.module.css';

/** Number of events of a day that a cell shows. */
const MAX_EVENTS = 3;

type DayCellProps = {
  day: CalendarDay;
  today: CalendarDay;
  /** Its events in the one order. */
  ordered: OrderedEvents | undefined;
  isChosen: boolean;
  onChoose: (day: CalendarDay, isPointing: boolean) => void;
};

/** What can be gone to; on a day without any, what is cancelled or postponed. */
function markedOf({ events, folded }: OrderedEvents) {
  const open = events.filter(takesPlace);
  return open.length > 0 ? open : [...events, ...folded.filter((event) => !takesPlace(event))];
}

/** Whether an event goes on from the cell before, in its row: then it is a bar without its title. */
const goesOn = ({ date, endDate }: EventSummary, day: CalendarDay, today: CalendarDay) =>
  endDate !== undefined && date < day && day !== today && weekdayOf(day) > 0 && !day.endsWith('-01');

/** A day with events is a button with their hues, and where it fits their titles; other days are a number. */
export function DayCell({ day, today, ordered, isChosen, onChoose }: DayCellProps) {
  const isToday = day === today ? 'date' : undefined;
  const looks = day < today ? styles.past : isToday && styles.today;
  const number = <span className={styles.number}>{ticketStubParts(day).day}</span>;
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
              className={isOff(event) ? `${styles.mark} ${styles.over}` : styles.mark}
              data-category={event.category}
              data-goes-on={goesOn(event, day, today) ? '' : undefined}
            >
              <span className={styles.title}>{event.title}</span>
            </span>
          ))}
          {events.length > MAX_EVENTS && (
            <>
              <span className={styles.few}>+{events.length - MAX_EVENTS}</span>
              <span className={styles.many}>+{events.length - MAX_EVENTS + 1} more</span>
            </>
          )}
        </span>
      </button>
    </td>
  );
}

import { type EventSummary, nextDayOf } from '#lib/events/event-summary';
import { ticketWhere } from '#lib/events/format-event';
import type { LeadOn } from '#lib/questions/lead-on';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { formatComingDay } from '#lib/time/format-day';
import styles from './folded-events.module.css';

type LeadOnTextProps = {
  leadOn: LeadOn;
  today: CalendarDay;
  /** In milliseconds since 1970. */
  now: number;
  /** The place of the list. */
  cityLabel: string | undefined;
  /** The list below: without events the line above says already that nothing is left, and what it has is not named twice. */
  events: readonly EventSummary[];
};

const EventName = ({ event }: { event: EventSummary }) => <a href={`/events/${event.id}`}>{event.title}</a>;

/** ', Front Street': the town is said before. */
const venueOf = (event: EventSummary) => {
  const { venue } = ticketWhere(event);
  return venue && `, ${venue}`;
};

/** What begins a sentence: 'Tonight in Caye Caulker'. */
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * That nothing of today is left, what is next, and what is near: 'Next: Saturday 19 December, Boat Parade; tonight in Caye
 * Caulker: Drums, Front Street'.
 */
export function LeadOnText({ leadOn, today, now, cityLabel, events }: LeadOnTextProps) {
  const { near } = leadOn;
  const isSaid = events.length === 0 || leadOn.isAllDay;
  const next = leadOn.next && !events.includes(leadOn.next) ? leadOn.next : undefined;
  if (isSaid && !next && near.length === 0) return null;
  const day = next && nextDayOf(next, now);
  const words = day && formatComingDay(day, today);
  const dayOfNext =
    day && isCalendarDay(day) ? <time dateTime={day < today ? today : day}>{words}</time> : words;
  return (
    <p className={styles.leadOn}>
      {!isSaid && `Nothing left today${cityLabel ? ` in ${cityLabel}` : ''}. `}
      {next && (
        <>
          Next: {dayOfNext}, <EventName event={next} />
        </>
      )}
      {near.map(({ event, words }, index) => (
        <span key={event.id}>
          {next || index > 0 ? `; ${words}` : capitalized(words)}: <EventName event={event} />
          {venueOf(event)}
        </span>
      ))}
      {(next || near.length > 0) && '.'}
    </p>
  );
}

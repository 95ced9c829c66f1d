import type { EventSummary } from '#lib/events/event-summary';
import { formatEventWhere } from '#lib/events/format-event';
import type { LeadOn } from '#lib/questions/lead-on';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatComingDay } from '#lib/time/format-day';
import styles from './folded-events.module.css';

type LeadOnTextProps = {
  leadOn: LeadOn;
  today: CalendarDay;
  /** The place of the list. */
  cityLabel: string | undefined;
  /** Whether the line above says already that nothing is left. */
  isSaid: boolean;
};

const EventName = ({ event }: { event: EventSummary }) => <a href={`/events/${event.id}`}>{event.title}</a>;

/** That nothing of today is left, what is next, and what is near: 'Next: Saturday 19 December, Boat Parade; tonight 6 km away: Drums'. */
export function LeadOnText({ leadOn: { next, near }, today, cityLabel, isSaid }: LeadOnTextProps) {
  if (isSaid && !next && near.length === 0) return null;
  return (
    <p className={styles.leadOn}>
      {!isSaid && `Nothing left today${cityLabel ? ` in ${cityLabel}` : ''}. `}
      {next && (
        <>
          Next: {formatComingDay(next.date, today)}, <EventName event={next} />
        </>
      )}
      {near.map(({ event, words }, index) => (
        <span key={event.id}>
          {next || index > 0 ? '; ' : ''}
          {words}: <EventName event={event} />, {formatEventWhere(event)}
        </span>
      ))}
      {(next || near.length > 0) && '.'}
    </p>
  );
}

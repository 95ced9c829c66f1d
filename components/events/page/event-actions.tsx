import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { calendarFilePath } from '#lib/events/calendar/event-calendar-file';
import { googleCalendarLink } from '#lib/events/calendar/google-calendar-link';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { NATIONWIDE, placeFromText } from '#lib/places/places';
import { SaveEvent } from '../card/save-event.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './event-actions.module.css';

type EventActionsProps = {
  event: CalendarEvent;
  siteUrl: string;
  /** The control that passes the event on. */
  share?: ReactNode;
};

/** A map of the venue; the place id names it exactly, its name is what people see. */
function directionsUrl({ venue, city, address, placeId }: CalendarEvent): string | undefined {
  const query = [venue, address, city].filter(Boolean).join(', ');
  // Nobody can be led to the whole country.
  const isEverywhere =
    !address && [venue, city].every((name) => !name || placeFromText(name).slug === NATIONWIDE);
  if (!query || isEverywhere) return undefined;
  const params = new URLSearchParams({ api: '1', query });
  if (placeId && !placeId.startsWith('BZ_SAMPLE')) params.set('query_place_id', placeId);
  return `https://www.google.com/maps/search/?${params}`;
}

/** What somebody can do about an event; on a phone it stays in reach of the thumb. */
export function EventActions({ event, siteUrl, share }: EventActionsProps) {
  const google = googleCalendarLink(event, siteUrl);
  const directions = directionsUrl(event);
  // Tickets come before the calendar, and nothing is offered first for what does not take place.
  const leads = google !== undefined && !event.ticketUrl && event.status === 'scheduled';
  return (
    <div className={styles.actions}>
      {event.ticketUrl && event.status === 'scheduled' && (
        <a className={buttonClass('accent')} href={event.ticketUrl} rel="noopener nofollow" target="_blank">
          <Icon name="ticket" />
          Tickets
        </a>
      )}
      <div className={leads ? `${styles.tiles} ${styles.lead}` : styles.tiles}>
        {google && <AddToCalendar file={calendarFilePath(event.id)} google={google} />}
        {directions && (
          <a className={buttonClass('tile')} href={directions} rel="noopener" target="_blank">
            <Icon name="route" />
            Directions
          </a>
        )}
        <SaveEvent id={event.id} />
        {share}
      </div>
    </div>
  );
}

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
  /** The share menu. */
  share?: ReactNode;
};

/** A Google Maps link to the venue by its name, and exactly by its place id; undefined without an address. */
function directionsUrl({ venue, city, address, placeId }: CalendarEvent): string | undefined {
  const query = [venue, address, city].filter(Boolean).join(', ');
  // A nationwide event has no destination.
  const isNationwide =
    !address && [venue, city].every((name) => !name || placeFromText(name).slug === NATIONWIDE);
  if (!query || isNationwide) return undefined;
  const params = new URLSearchParams({ api: '1', query });
  if (placeId && !placeId.startsWith('BZ_SAMPLE')) params.set('query_place_id', placeId);
  return `https://www.google.com/maps/search/?${params}`;
}

/**
 * The actions of an event's page: tickets, calendar, directions, save, share. On a phone the bar sticks to the bottom.
 */
export function EventActions({ event, siteUrl, share }: EventActionsProps) {
  const google = googleCalendarLink(event, siteUrl);
  const directions = directionsUrl(event);
  // The calendar is the primary action only without tickets, and for an event that takes place.
  const isCalendarPrimary = google !== undefined && !event.ticketUrl && event.status === 'scheduled';
  return (
    <div className={styles.actions}>
      {event.ticketUrl && event.status === 'scheduled' && (
        <a className={buttonClass('accent')} href={event.ticketUrl} rel="noopener nofollow" target="_blank">
          <Icon name="ticket" />
          Tickets
        </a>
      )}
      <div className={isCalendarPrimary ? `${styles.tiles} ${styles.primary}` : styles.tiles}>
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

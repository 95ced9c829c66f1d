import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Link } from '#components/ui/link';
import { ScriptedLink } from '#components/ui/scripted-link';
import { calendarFilePath } from '#lib/events/calendar/event-calendar-file';
import { googleCalendarLink } from '#lib/events/calendar/google-calendar-link';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { isSoldOut, takesPlace } from '#lib/events/event-status';
import { isOnlineEvent } from '#lib/events/event-time-zone';
import { mapQuery } from '#lib/events/page/map-query';
import { placeFromText } from '#lib/places/place-from-text';
import { NATIONWIDE, type Place } from '#lib/places/places';
import { listAddresses } from '#lib/site/list-addresses';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { SaveEvent } from '../card/save-event.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './event-actions.module.css';

type EventActionsProps = {
  event: CalendarEvent;
  /** Shows the first once the event is over, until then the second. */
  whenOver: (over: ReactNode, before: ReactNode) => ReactNode;
  /** The event's place; undefined where nothing is to come there. */
  place: Place | undefined;
  siteUrl: string;
  /** The share menu. */
  share?: ReactNode;
};

/** A Google Maps link to the venue by its name, and exactly by its place id; undefined without an address. */
function directionsUrl(event: CalendarEvent): string | undefined {
  const { venue, city, address, placeId } = event;
  const query = mapQuery(event);
  // A nationwide event has no destination, and what is on the internet is nowhere.
  const isNationwide =
    !address && [venue, city].every((name) => !name || placeFromText(name).slug === NATIONWIDE);
  if (!query || isNationwide || isOnlineEvent(event)) return undefined;
  const params = new URLSearchParams({ api: '1', query });
  if (placeId && !placeId.startsWith('BZ_SAMPLE')) params.set('query_place_id', placeId);
  return `https://www.google.com/maps/search/?${params}`;
}

/** The way on from an event that is over or off: to what is on in its place. */
function WhatIsOn({ place }: { place: Place | undefined }) {
  const link = {
    className: buttonClass('primary'),
    children: (
      <>
        <Icon name="calendar" />
        What is on in {place?.name ?? 'Belize'}
      </>
    ),
  };
  return place ? (
    <ScriptedLink {...link} {...listAddresses({ city: place.slug })} />
  ) : (
    <Link {...link} href={THINGS_TO_DO_PATH} />
  );
}

/**
 * The actions of an event's page: tickets, calendar, directions, save, share; for one that is over, cancelled or
 * postponed first of all what else is on. On a phone the bar sticks to the bottom.
 */
export function EventActions({ event, whenOver, place, siteUrl, share }: EventActionsProps) {
  const { ticketUrl } = event;
  const isToTakePlace = takesPlace(event);
  const google = googleCalendarLink(event, siteUrl);
  const calendar = google && (
    <AddToCalendar file={calendarFilePath(event.id)} google={google} hasSeveral={Boolean(event.moreDates)} />
  );
  const directions = directionsUrl(event);
  const tickets = ticketUrl && !isSoldOut(event) && (
    <a className={buttonClass('accent')} href={ticketUrl} rel="noopener nofollow" target="_blank">
      <Icon name="ticket" />
      Tickets
    </a>
  );
  const onward = <WhatIsOn place={place} />;
  return (
    <div className={styles.actions} data-screen="">
      {isToTakePlace ? whenOver(onward, tickets) : onward}
      {/* Where there are tickets to buy, they are the primary action. */}
      <div className={isToTakePlace && !tickets ? `${styles.tiles} ${styles.primary}` : styles.tiles}>
        {isToTakePlace && whenOver(null, calendar)}
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

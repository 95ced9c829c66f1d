import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { EventDetails } from '#components/events/page/event-details';
import { ShareMenu } from '#components/share/share-menu';
import { buttonClass } from '#components/ui/button';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventShareText } from '#lib/events/event-share-text';
import { placeFromText } from '#lib/places/places';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import type { CalendarDay } from '#lib/time/calendar-day';

type EventViewProps = {
  event: CalendarEvent;
  today: CalendarDay;
  siteUrl: string;
  /** Heading level of the title: 1 on a page of its own. */
  level: 1 | 2;
  titleId: string;
  /** Content after the link to more events of the place. */
  children?: ReactNode;
};

/** A link to all events in an event's place. */
function MoreInPlace({ city }: { city: string }) {
  const { slug, name } = placeFromText(city);
  if (!slug) return null;
  return (
    <Link className={buttonClass()} href={`${THINGS_TO_DO_PATH}?city=${slug}` as Route} prefetch={false}>
      More in {name}
    </Link>
  );
}

/** An event's details with its share menu, for its page and for the dialog over a list. */
export function EventView({ event, today, siteUrl, level, titleId, children }: EventViewProps) {
  return (
    <EventDetails
      event={event}
      today={today}
      siteUrl={siteUrl}
      level={level}
      titleId={titleId}
      share={
        <ShareMenu
          url={`${siteUrl}/events/${event.id}`}
          title={event.title}
          message={eventShareText(event)}
          qrTitle="Scan to open this event"
          look="tile"
        />
      }
    >
      <MoreInPlace city={event.city} />
      {children}
    </EventDetails>
  );
}

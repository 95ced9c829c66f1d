import type { ReactNode } from 'react';
import { MoreInPlace } from '#components/events/list/more-in-place';
import { EventDetails } from '#components/events/page/event-details';
import { ShareMenu } from '#components/share/share-menu';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventMessage } from '#lib/events/event-message';
import type { CalendarDay } from '#lib/time/calendar-day';

type EventViewProps = {
  event: CalendarEvent;
  today: CalendarDay;
  siteUrl: string;
  /** Of the heading with the title: 1 on a page of its own. */
  level: 1 | 2;
  titleId: string;
  /** What follows the link to more events of the place. */
  children?: ReactNode;
};

/** All of an event, with the menu that shares it: the same on its page and in the dialog over a list. */
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
          message={eventMessage(event)}
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

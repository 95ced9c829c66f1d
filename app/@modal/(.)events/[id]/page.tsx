import type { Metadata } from 'next';
import { EventDetails } from '#components/events/event-details';
import { MoreInPlace } from '#components/events/more-in-place';
import { ShareMenu } from '#components/share/share-menu';
import { RouteDialog } from '#components/ui/route-dialog';
import { eventMessage } from '#lib/events/event-message';
import { eventTitle } from '#lib/events/event-words';
import { siteUrl } from '#lib/server/env.server';
import { belizeDay } from '#lib/time/calendar-day';
import { findEvent } from '../../../events/find-event.ts';

export const revalidate = 300;

type EventDialogProps = { params: Promise<{ id: string }> };

/** Made when somebody first opens them. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: EventDialogProps): Promise<Metadata> {
  return { title: eventTitle(await findEvent((await params).id)) };
}

/** The event of a card that was clicked, over the list it came from. */
export default async function EventDialog({ params }: EventDialogProps) {
  const event = await findEvent((await params).id);
  const titleId = 'event-dialog-title';
  return (
    <RouteDialog labelledBy={titleId}>
      <EventDetails
        event={event}
        today={belizeDay(Date.now())}
        siteUrl={siteUrl()}
        level={2}
        titleId={titleId}
        share={
          <ShareMenu
            url={`${siteUrl()}/events/${event.id}`}
            title={event.title}
            message={eventMessage(event)}
            qrTitle="Scan to open this event"
            look="tile"
          />
        }
      >
        <MoreInPlace city={event.city} />
      </EventDetails>
    </RouteDialog>
  );
}

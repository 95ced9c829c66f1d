import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventView } from '#components/pages/event-view';
import { RouteDialog } from '#components/ui/overlay/route-dialog';
import { findEvent, findRelated } from '#lib/catalog/find-event.server';
import { eventWays } from '#lib/catalog/landing/event-ways.server';
import { eventAt } from '#lib/events/page/event-at';
import { eventPageTitle } from '#lib/events/page/event-metadata';
import { siteUrl } from '#lib/server/env.server';

export const revalidate = 300;

type EventDialogProps = { params: Promise<{ id: string }> };

/** No event is rendered at build time, each on its first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: EventDialogProps): Promise<Metadata> {
  const event = (await findEvent((await params).id)) ?? notFound();
  return { title: eventPageTitle(eventAt(event, Date.now())) };
}

/** An event as a dialog over the list it was opened from. */
export default async function EventDialog({ params }: EventDialogProps) {
  const event = (await findEvent((await params).id)) ?? notFound();
  const now = Date.now();
  const { related } = await findRelated(event, now);
  const titleId = 'event-dialog-title';
  return (
    <RouteDialog labelledBy={titleId}>
      <EventView
        event={event}
        related={related}
        ways={await eventWays(event, now)}
        now={now}
        siteUrl={siteUrl()}
        level={2}
        titleId={titleId}
      />
    </RouteDialog>
  );
}

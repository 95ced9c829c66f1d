import type { Metadata } from 'next';
import Link from 'next/link';
import { EventDetails } from '#components/events/event-details';
import { MoreInPlace } from '#components/events/more-in-place';
import { ShareMenu } from '#components/share/share-menu';
import { Breadcrumb } from '#components/ui/breadcrumb';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { eventMessage } from '#lib/events/event-message';
import { eventStructuredData } from '#lib/events/event-structured-data';
import { eventSummaryText, eventTitle } from '#lib/events/event-words';
import { previewPath } from '#lib/events/preview/preview-path';
import { siteUrl } from '#lib/server/env.server';
import { breadcrumbStructuredData } from '#lib/site/breadcrumb-structured-data';
import { openGraph } from '#lib/site/open-graph';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { belizeDay } from '#lib/time/calendar-day';
import { findEvent } from '../find-event.ts';

export const revalidate = 300;

type EventPageProps = { params: Promise<{ id: string }> };

/** Pages of events are made when somebody first asks for them. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: EventPageProps): Promise<Metadata> {
  const event = await findEvent((await params).id);
  const title = eventTitle(event);
  const description = eventSummaryText(event);
  const url = `/events/${event.id}`;
  const image = { url: previewPath(event), alt: title };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraph({ title: event.title, description, url, image }),
  };
}

export default async function EventPage({ params }: EventPageProps) {
  const event = await findEvent((await params).id);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Things to Do', href: THINGS_TO_DO_PATH },
    { label: event.title, href: `/events/${event.id}` },
  ];
  const structuredData = eventStructuredData(event, siteUrl());
  return (
    <Container>
      {structuredData && <JsonLd data={structuredData} />}
      <JsonLd data={breadcrumbStructuredData(crumbs, siteUrl())} />
      <Breadcrumb crumbs={crumbs} />
      <EventDetails
        event={event}
        today={belizeDay(Date.now())}
        siteUrl={siteUrl()}
        level={1}
        titleId="event-title"
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
        <Link className={buttonClass()} href={THINGS_TO_DO_PATH} prefetch={false}>
          All events
        </Link>
      </EventDetails>
    </Container>
  );
}

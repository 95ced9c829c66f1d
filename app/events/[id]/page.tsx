import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventView } from '#components/pages/event-view';
import { buttonClass } from '#components/ui/button';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import { JsonLd } from '#components/ui/layout/json-ld';
import { Link } from '#components/ui/link';
import { findEvent, findRelated } from '#lib/catalog/find-event.server';
import { eventWays } from '#lib/catalog/landing/event-ways.server';
import { loadEvents } from '#lib/catalog/load-events.server';
import { atNextDate } from '#lib/events/occurrences';
import { eventAt } from '#lib/events/page/event-at';
import { eventMetaDescription, eventPageTitle } from '#lib/events/page/event-metadata';
import { isOverAt } from '#lib/events/page/is-over-at';
import { structuredDates } from '#lib/events/page/structured-dates';
import { previewPath } from '#lib/events/preview/preview-path';
import { siteUrl } from '#lib/server/env.server';
import { LIST_CRUMBS } from '#lib/site/crumbs';
import { openGraph } from '#lib/site/open-graph';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { breadcrumbStructuredData } from '#lib/site/structured-data/breadcrumb-structured-data';
import { belizeDay } from '#lib/time/calendar-day';

export const revalidate = 300;

type EventPageProps = { params: Promise<{ id: string }> };

/** No event is rendered at build time, each on its first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: EventPageProps): Promise<Metadata> {
  const event = (await findEvent((await params).id)) ?? notFound();
  const now = Date.now();
  const shown = eventAt(event, now);
  const title = eventPageTitle(shown, (await loadEvents()).events);
  const description = eventMetaDescription(shown);
  const url = `/events/${event.id}`;
  const image = { url: previewPath(atNextDate(event, belizeDay(now))), alt: title };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraph({ title: event.title, description, url, image }),
  };
}

export default async function EventPage({ params }: EventPageProps) {
  const event = (await findEvent((await params).id)) ?? notFound();
  const now = Date.now();
  const crumbs = [...LIST_CRUMBS, { label: event.title, href: `/events/${event.id}` }];
  const structuredData = structuredDates(event, siteUrl(), isOverAt(event, now));
  return (
    <Container>
      {structuredData.map((data) => (
        <JsonLd key={String(data.startDate)} data={data} />
      ))}
      <JsonLd data={breadcrumbStructuredData(crumbs, siteUrl())} />
      <Breadcrumb crumbs={crumbs} />
      <EventView
        event={event}
        {...(await findRelated(event, now))}
        ways={await eventWays(event, now)}
        now={now}
        siteUrl={siteUrl()}
        level={1}
        titleId="event-title"
      >
        <Link className={buttonClass()} href={THINGS_TO_DO_PATH}>
          All events
        </Link>
      </EventView>
    </Container>
  );
}

import type { Route } from 'next';
import type { ReactNode } from 'react';
import { ContactAbout } from '#components/contact/contact-about';
import { EventDetails } from '#components/events/page/event-details';
import { PrintedCode } from '#components/share/printed-code';
import { ShareMenu } from '#components/share/share-menu';
import { buttonClass } from '#components/ui/button';
import { Link } from '#components/ui/link';
import { ScriptedLink } from '#components/ui/scripted-link';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { takesPlace } from '#lib/events/event-status';
import { eventAt } from '#lib/events/page/event-at';
import { eventShareText } from '#lib/events/page/event-share-text';
import type { RelatedEvents } from '#lib/events/page/related-events';
import type { Way } from '#lib/landing/event-ways';
import { placeFromText } from '#lib/places/place-from-text';
import { listAddresses } from '#lib/site/list-addresses';

type EventViewProps = {
  event: CalendarEvent;
  /** Other events, below its own content. */
  related: RelatedEvents;
  /** On a page: the version of the index that has them. */
  version?: string;
  /** When the page is rendered, in milliseconds since 1970. */
  now: number;
  siteUrl: string;
  /** Heading level of the title: 1 on a page of its own. */
  level: 1 | 2;
  titleId: string;
  /** The landing pages that it is on. */
  ways: readonly Way[];
  /** Content after the link to more events of the place. */
  children?: ReactNode;
};

/** A link to all events in an event's place. */
function MoreInPlace({ city }: { city: string }) {
  const { slug, name, isOnline } = placeFromText(city);
  if (!slug || isOnline) return null;
  return (
    <ScriptedLink className={buttonClass()} {...listAddresses({ city: slug })}>
      More in {name}
    </ScriptedLink>
  );
}

/** An event's details with its share menu, for its page and for the dialog over a list. */
export function EventView(props: EventViewProps) {
  const { event, related, version, now, siteUrl, level, titleId, ways, children } = props;
  const url = `${siteUrl}/events/${event.id}`;
  const words = eventShareText(eventAt(event, now));
  return (
    <EventDetails
      event={event}
      related={related}
      version={version}
      now={now}
      siteUrl={siteUrl}
      level={level}
      titleId={titleId}
      share={
        <ShareMenu
          url={url}
          title={event.title}
          message={words}
          qrTitle="Scan to open this event"
          look="tile"
        />
      }
      code={<PrintedCode url={url} />}
      report={
        <ContactAbout
          // A dialog covers the form of the page below it: the home page has the same.
          path={level === 1 ? undefined : '/'}
          subject={`Something wrong: ${event.title}`}
          message={`${words}\n${url}\n\n`}
        >
          Something wrong? Tell us
        </ContactAbout>
      }
    >
      {ways.map(({ label, href }) => (
        <Link key={href} className={buttonClass()} href={href as Route}>
          {label}
        </Link>
      ))}
      {takesPlace(event) && <MoreInPlace city={event.city} />}
      {children}
    </EventDetails>
  );
}

import type { ReactNode } from 'react';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { describedImages } from '#lib/events/event-images';
import { momentsAround } from '#lib/events/event-moments';
import { takesPlace } from '#lib/events/event-status';
import { eventPoster } from '#lib/events/images/event-poster';
import { eventAt, eventDatesAt } from '#lib/events/page/event-at';
import type { RelatedEvents } from '#lib/events/page/related-events';
import { shownDescription } from '#lib/events/page/shown-description';
import { EventImage } from '../card/event-image.tsx';
import { RelatedTickets } from '../related/related-tickets.tsx';
import { EventActions } from './event-actions.tsx';
import { EventCover } from './event-cover.tsx';
import { EventDates } from './event-dates.tsx';
import styles from './event-details.module.css';
import { EventFacts } from './event-facts.tsx';
import { EventGallery } from './event-gallery.tsx';
import { EventTicket } from './event-ticket.tsx';
import { EventWords } from './event-words.tsx';
import { WhenOver } from './when-over.tsx';

type EventDetailsProps = {
  event: CalendarEvent;
  related: RelatedEvents;
  /** On a page: the version of the index that has them. */
  version?: string | undefined;
  /** When the page is rendered, in milliseconds since 1970. */
  now: number;
  /** The site's URL without a trailing slash; calendar entries link to the event's page. */
  siteUrl: string;
  /** Heading level: 1 on the event's page, 2 in a dialog over a list. */
  level: 1 | 2;
  titleId: string;
  /** The share menu, among the other actions. */
  share?: ReactNode;
  /** The event's address as a QR code, on paper only. */
  code?: ReactNode;
  /** A link for telling the operators that something is wrong. */
  report?: ReactNode;
  /** Links to lists of events, below the event's text. */
  children?: ReactNode;
};

/** Everything the sheet says about an event, for its page and for the dialog over a list. */
export function EventDetails(props: EventDetailsProps) {
  const { related, version, now, siteUrl, level, titleId, share, code, report, children } = props;
  // At the next of several dates; all of them are listed below.
  const event = eventAt(props.event, now);
  const { category, title } = event;
  const dates = eventDatesAt(props.event, now);
  const isOver = dates.every((date) => date.isOver);
  // Only what the hours of the next days decide is sent to the browser.
  const [next, last] = [dates.find((date) => !date.isOver) ?? dates.at(-1), dates.at(-1)].map(
    (date) => date?.moments && momentsAround(date.moments, now),
  );
  const isToTakePlace = takesPlace(event) && !isOver;
  // What is over stays so: the browser's clock is asked only before.
  const whenOver = (over: ReactNode, before: ReactNode) =>
    isOver ? (
      over
    ) : (
      <WhenOver moments={last} pageNow={now} over={over}>
        {before}
      </WhenOver>
    );
  const Subheading = level === 1 ? 'h2' : 'h3';
  const images = describedImages(event);
  const [cover, ...further] = images;
  return (
    <article
      className={level === 1 ? `${styles.details} ${styles.page}` : styles.details}
      aria-labelledby={titleId}
      data-category={category}
    >
      <EventGallery images={images} title={title} category={category} className={styles.sheet}>
        <EventCover image={cover} poster={eventPoster(event)} category={category} />

        <div className={styles.body}>
          <EventTicket event={event} moments={next} now={now} level={level} titleId={titleId} />
          <div className={styles.text}>
            <EventFacts event={event} now={now} />
            {dates.length > 1 && <EventDates dates={dates} level={level === 1 ? 2 : 3} />}
            {isToTakePlace ? (
              whenOver(
                <EventWords {...shownDescription(event, true)} />,
                <EventWords {...shownDescription(event, false)} />,
              )
            ) : (
              <EventWords {...shownDescription(event, isOver)} />
            )}
            {report && (
              <p className={styles.report} data-screen="">
                {report}
              </p>
            )}
          </div>
          {code}
          {further.length > 0 && (
            <div className={styles.gallery} data-screen="">
              <Subheading className={styles.subheading}>Pictures</Subheading>
              <ul className={styles.strip}>
                {further.map(({ url, text }, index) => (
                  <li key={url}>
                    <a className={styles.thumb} href={url} data-image={index + 1} rel="noreferrer">
                      <EventImage
                        url={url}
                        category={category}
                        alt={text || `Picture ${index + 2} of ${images.length}`}
                        size="card"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {children && (
            <div className={styles.more} data-screen="">
              {children}
            </div>
          )}
        </div>

        <EventActions
          event={event}
          whenOver={whenOver}
          place={related.place}
          siteUrl={siteUrl}
          share={share}
        />
        <div className={styles.related} data-screen="">
          <RelatedTickets
            related={related}
            isToTakePlace={isToTakePlace}
            isSpan={event.endDate !== undefined}
            now={now}
            level={level}
            page={version === undefined ? undefined : { id: event.id, version }}
          />
        </div>
      </EventGallery>
    </article>
  );
}

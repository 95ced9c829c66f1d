import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import { displayImages } from '#lib/events/event-images';
import { parseTime } from '#lib/events/event-time';
import { formatCost, formatEventDays } from '#lib/events/format-event';
import { hasDay, lastDay } from '#lib/events/upcoming-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './event-details.module.css';
import { EventNotice } from './event-notice.tsx';
import { EventPicture } from './event-picture.tsx';

type EventDetailsProps = {
  event: CalendarEvent;
  today: CalendarDay;
  /** The page's own heading is an h1, a dialog's an h2 under the list's. */
  level: 1 | 2;
  titleId: string;
  /** Links and buttons below the facts. */
  children?: ReactNode;
};

/** A map of the venue; the place id names it exactly, its name is what people see. */
function directionsUrl({ location, city, address, placeId }: CalendarEvent): string | undefined {
  const query = [location, address, city].filter(Boolean).join(', ');
  if (!query) return undefined;
  const params = new URLSearchParams({ api: '1', query });
  if (placeId && !placeId.startsWith('BZ_SAMPLE')) params.set('query_place_id', placeId);
  return `https://www.google.com/maps/search/?${params}`;
}

/** Whether the time as written already says when the event ends. */
const hasEnd = (time = '') => parseTime(time)?.end !== undefined;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Everything the sheet says about an event, for its page and for the dialog over a list. */
export function EventDetails({ event, today, level, titleId, children }: EventDetailsProps) {
  const Heading = `h${level}` as const;
  const [cover, ...gallery] = displayImages(event);
  const directions = directionsUrl(event);
  const cost = [formatCost(event.cost), event.price && `${event.currency ?? ''} ${event.price}`.trim()];
  const venue = [event.location, event.address, event.city].filter(
    (part, index, all) => part && !all.slice(0, index).some((earlier) => earlier?.includes(part)),
  );
  return (
    <article
      className={level === 1 ? `${styles.details} ${styles.page}` : styles.details}
      aria-labelledby={titleId}
    >
      {cover && <EventPicture url={cover} alt="" size="full" eager className={styles.picture} />}
      <div className={styles.text}>
        <Heading id={titleId} tabIndex={-1} className={styles.title}>
          {event.title}
        </Heading>
        <EventNotice
          status={event.status}
          lastDay={hasDay(event) ? lastDay(event) : undefined}
          pageDay={today}
        />
        <p>{event.description}</p>
        <dl className={styles.facts}>
          <Fact name="When">
            {hasDay(event) ? (
              <time dateTime={event.date}>{formatEventDays(event)}</time>
            ) : (
              formatEventDays(event)
            )}
            {hasDay(event) ? `, ${event.time ?? 'all day'}` : event.time && `, ${event.time}`}
            {event.endTime && !hasEnd(event.time) && ` until ${event.endTime}`}
          </Fact>
          {venue.length > 0 && <Fact name="Where">{venue.join(', ')}</Fact>}
          {cost.some(Boolean) && <Fact name="Cost">{cost.filter(Boolean).join(', ')}</Fact>}
          <Fact name="Category">{CATEGORY_LABELS[event.category]}</Fact>
          {event.organizer && <Fact name="Organiser">{event.organizer}</Fact>}
        </dl>
        <div className={styles.actions}>
          {event.ticketUrl && (
            <a
              className={buttonClass('primary')}
              href={event.ticketUrl}
              rel="noopener nofollow"
              target="_blank"
            >
              Tickets
            </a>
          )}
          {directions && (
            <a className={buttonClass()} href={directions} rel="noopener" target="_blank">
              Directions
            </a>
          )}
          {children}
        </div>
        {gallery.length > 0 && (
          <ul className={styles.gallery}>
            {gallery.map((url, index) => (
              <li key={url}>
                <EventPicture url={url} alt={`${event.title}, picture ${index + 2}`} size="card" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

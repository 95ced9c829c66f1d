import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Chip } from '#components/ui/chip';
import { Icon } from '#components/ui/icon';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { calendarFilePath } from '#lib/events/event-calendar-file';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import { displayImages } from '#lib/events/event-images';
import { parseTime } from '#lib/events/event-time';
import { formatCost, formatEventAddress, formatEventDays } from '#lib/events/format-event';
import { googleCalendarLink } from '#lib/events/google-calendar-link';
import { hasDay, lastDay } from '#lib/events/upcoming-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { IconName } from '../ui/icon-name.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './event-details.module.css';
import { EventGallery } from './event-gallery.tsx';
import { EventNotice } from './event-notice.tsx';
import { EventPicture } from './event-picture.tsx';
import { EventStub } from './event-stub.tsx';
import { PictureMender } from './picture-mender.tsx';
import { SaveEvent } from './save-event.tsx';

type EventDetailsProps = {
  event: CalendarEvent;
  today: CalendarDay;
  /** The site's address, without a slash at the end: a calendar entry names the event's page. */
  siteUrl: string;
  /** The page's own heading is an h1, a dialog's an h2 under the list's. */
  level: 1 | 2;
  titleId: string;
  /** The control that passes the event on, among the other actions. */
  share?: ReactNode;
  /** Links to other events, below everything else. */
  children?: ReactNode;
};

/** A map of the venue; the place id names it exactly, its name is what people see. */
function directionsUrl(event: CalendarEvent): string | undefined {
  const query = [event.location, event.address, event.city].filter(Boolean).join(', ');
  if (!query) return undefined;
  const params = new URLSearchParams({ api: '1', query });
  const { placeId } = event;
  if (placeId && !placeId.startsWith('BZ_SAMPLE')) params.set('query_place_id', placeId);
  return `https://www.google.com/maps/search/?${params}`;
}

/** Whether the time as written already says when the event ends. */
const hasEnd = (time = '') => parseTime(time)?.end !== undefined;

/** '8 PM - 1 AM', '7 PM until 10 PM', 'all day'; '' while neither the day nor the hour is known. */
function hoursWords(event: CalendarEvent): string {
  const time = event.time ?? (hasDay(event) ? 'all day' : '');
  return event.endTime && !hasEnd(event.time) ? `${time} until ${event.endTime}`.trim() : time;
}

/** 'Paid, BZD 25' */
const costWords = ({ cost, price, currency = '' }: CalendarEvent) =>
  [formatCost(cost), price && `${currency} ${price}`.trim()].filter(Boolean).join(', ');

/** Characters; a title beyond this is set smaller. */
const LONG_TITLE = 60;

const titleClass = ({ title, status }: CalendarEvent) =>
  [styles.title, title.length > LONG_TITLE && styles.long, status === 'cancelled' && styles.over]
    .filter(Boolean)
    .join(' ');

function Fact({ name, icon, children }: { name: string; icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Everything the sheet says about an event, for its page and for the dialog over a list. */
export function EventDetails(props: EventDetailsProps) {
  const { event, today, siteUrl, level, titleId, share, children } = props;
  const Heading = `h${level}` as const;
  const Subheading = `h${level + 1}` as 'h2' | 'h3';
  const pictures = displayImages(event);
  const [cover, ...further] = pictures;
  const directions = directionsUrl(event);
  const google = googleCalendarLink(event, siteUrl);
  const where = formatEventAddress(event);
  const cost = costWords(event);
  const hours = hoursWords(event);
  const isDated = hasDay(event);
  // Tickets come before the calendar, and neither is offered first for what does not take place.
  const leads = google !== undefined && !event.ticketUrl && event.status === 'scheduled';
  return (
    <article
      className={level === 1 ? `${styles.details} ${styles.page}` : styles.details}
      aria-labelledby={titleId}
      data-category={event.category}
    >
      <EventGallery
        pictures={pictures}
        title={event.title}
        category={event.category}
        className={styles.sheet}
      >
        <div className={styles.cover}>
          <EventPicture
            url={cover}
            category={event.category}
            alt=""
            size="full"
            sizes="(min-width: 60rem) 38rem, (min-width: 46rem) 46rem, 100vw"
            eager
            className={styles.picture}
          />
          {cover && (
            <a className={styles.whole} href={cover} data-picture={0} rel="noreferrer">
              <span className={styles.hint}>
                <Icon name="image" />
                Full picture
              </span>
            </a>
          )}
        </div>

        <div className={styles.body}>
          <div className={styles.ticket}>
            <div className={styles.paper}>
              <EventStub event={event} />
              <div className={styles.head}>
                <Heading id={titleId} tabIndex={-1} className={titleClass(event)}>
                  {event.title}
                </Heading>
                <div className={styles.chips}>
                  <Chip look="hue">
                    <Icon name={event.category} />
                    {CATEGORY_LABELS[event.category]}
                  </Chip>
                  <EventNotice
                    status={event.status}
                    firstDay={isDated ? event.date : undefined}
                    lastDay={isDated ? lastDay(event) : undefined}
                    pageDay={today}
                  />
                </div>
              </div>
            </div>
          </div>

          <div className={styles.text}>
            <dl className={styles.facts}>
              <Fact name="When" icon="calendar">
                {isDated ? (
                  <time dateTime={event.date}>{formatEventDays(event)}</time>
                ) : (
                  formatEventDays(event)
                )}
                {hours && ', '}
                <span className={styles.hours}>{hours}</span>
              </Fact>
              {where && (
                <Fact name="Where" icon="pin">
                  {where}
                </Fact>
              )}
              {cost && (
                <Fact name="Cost" icon="tag">
                  {cost}
                </Fact>
              )}
              {event.organizer && (
                <Fact name="Organiser" icon="people">
                  {event.organizer}
                </Fact>
              )}
            </dl>
            <p className={styles.description}>{event.description}</p>
          </div>

          {further.length > 0 && (
            <div className={styles.gallery}>
              <Subheading className={styles.subheading}>Pictures</Subheading>
              <ul className={styles.strip}>
                {further.map((url, index) => (
                  <li key={url}>
                    <a className={styles.thumb} href={url} data-picture={index + 1} rel="noreferrer">
                      <EventPicture
                        url={url}
                        category={event.category}
                        alt={`Picture ${index + 2} of ${pictures.length}`}
                        size="card"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}

          {children && <div className={styles.more}>{children}</div>}
        </div>

        <div className={styles.actions}>
          {event.ticketUrl && (
            <a
              className={buttonClass('accent')}
              href={event.ticketUrl}
              rel="noopener nofollow"
              target="_blank"
            >
              <Icon name="ticket" />
              Tickets
            </a>
          )}
          <div className={leads ? `${styles.tiles} ${styles.lead}` : styles.tiles}>
            {google && <AddToCalendar file={calendarFilePath(event.id)} google={google} />}
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
      </EventGallery>
      <PictureMender />
    </article>
  );
}

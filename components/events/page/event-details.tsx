import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { displayImages } from '#lib/events/rows/event-images';
import type { CalendarDay } from '#lib/time/calendar-day';
import { EventImage } from '../card/event-image.tsx';
import { EventTicket } from '../card/event-ticket.tsx';
import { EventActions } from './event-actions.tsx';
import styles from './event-details.module.css';
import { EventFacts } from './event-facts.tsx';
import { EventGallery } from './event-gallery.tsx';

type EventDetailsProps = {
  event: CalendarEvent;
  today: CalendarDay;
  /** The site's URL without a trailing slash; calendar entries link to the event's page. */
  siteUrl: string;
  /** Heading level: 1 on the event's page, 2 in a dialog over a list. */
  level: 1 | 2;
  titleId: string;
  /** The share menu, among the other actions. */
  share?: ReactNode;
  /** Links to other events, below everything else. */
  children?: ReactNode;
};

/** Everything the sheet says about an event, for its page and for the dialog over a list. */
export function EventDetails(props: EventDetailsProps) {
  const { event, today, siteUrl, level, titleId, share, children } = props;
  const { category, title } = event;
  const Subheading = level === 1 ? 'h2' : 'h3';
  const images = displayImages(event);
  const [cover, ...further] = images;
  return (
    <article
      className={level === 1 ? `${styles.details} ${styles.page}` : styles.details}
      aria-labelledby={titleId}
      data-category={category}
    >
      <EventGallery images={images} title={title} category={category} className={styles.sheet}>
        <div className={styles.cover}>
          <EventImage
            url={cover}
            category={category}
            alt=""
            size="full"
            sizes="(min-width: 60rem) 38rem, (min-width: 46rem) 46rem, 100vw"
            eager
            className={styles.image}
          />
          {cover && (
            <a className={styles.coverLink} href={cover} data-picture={0} rel="noreferrer">
              <span className={styles.hint}>
                <Icon name="image" />
                Full picture
              </span>
            </a>
          )}
        </div>

        <div className={styles.body}>
          <EventTicket event={event} today={today} level={level} titleId={titleId} />
          <div className={styles.text}>
            <EventFacts event={event} />
            <p className={styles.description}>{event.description}</p>
          </div>
          {further.length > 0 && (
            <div className={styles.gallery}>
              <Subheading className={styles.subheading}>Pictures</Subheading>
              <ul className={styles.strip}>
                {further.map((url, index) => (
                  <li key={url}>
                    <a className={styles.thumb} href={url} data-picture={index + 1} rel="noreferrer">
                      <EventImage
                        url={url}
                        category={category}
                        alt={`Picture ${index + 2} of ${images.length}`}
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

        <EventActions event={event} siteUrl={siteUrl} share={share} />
      </EventGallery>
    </article>
  );
}

import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Section } from '#components/ui/layout/section';
import { cardImages } from '#lib/events/images/card-images';
import type { NextChoices } from '#lib/events/lists/next-choices';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { pluralize } from '#lib/text/pluralize';
import { belizeDay } from '#lib/time/calendar-day';
import { EventCard } from '../card/event-card.tsx';
import { DayPath } from './day-path.tsx';
import styles from './next-events.module.css';
import { NextLinks } from './next-links.tsx';

type NextEventsProps = NextChoices & {
  /** In milliseconds since 1970. */
  now: number;
};

/**
 * What can be done now, tonight, tomorrow and after that, in this order; on a phone a row to swipe. A server component:
 * the page's script follows the hour.
 */
export function NextEvents({ events, total, todays, now }: NextEventsProps) {
  if (events.length === 0) return null;
  const today = belizeDay(now);
  const images = cardImages(events);
  return (
    <Section
      id="next-events"
      title="On now and next"
      lead={
        <span data-choices={total} hidden={total === 0} suppressHydrationWarning>
          <span data-count="" suppressHydrationWarning>
            {pluralize(total, 'event')}
          </span>{' '}
          to choose from, from today to Sunday.
        </span>
      }
    >
      <DayPath events={todays} now={now} />
      <NextLinks events={events}>
        <ul className={styles.row}>
          {events.map((event, index) => (
            <li key={event.id} suppressHydrationWarning>
              <EventCard event={event} image={images[index]} today={today} now={now} level={3} />
            </li>
          ))}
        </ul>
      </NextLinks>
      <p className={styles.more}>
        <Link className={buttonClass()} href={`${THINGS_TO_DO_PATH}#events` as Route} prefetch={false}>
          See all dates
          <Icon name="arrow-right" />
        </Link>
      </p>
    </Section>
  );
}

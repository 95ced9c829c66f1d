import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Section } from '#components/ui/section';
import type { EventSummary } from '#lib/events/event-summary';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { countText } from '#lib/text/count-text';
import type { CalendarDay } from '#lib/time/calendar-day';
import { EventCard } from './event-card.tsx';
import { EventLinks } from './event-links.tsx';
import styles from './weekend-events.module.css';

type WeekendEventsProps = { events: readonly EventSummary[]; total: number; today: CalendarDay };

/** What is on from today to Sunday, for whoever wants to go out now: a row to swipe on a phone. */
export function WeekendEvents({ events, total, today }: WeekendEventsProps) {
  return (
    <Section
      id="this-weekend"
      title="From today to Sunday"
      lead={`${countText(total, 'event')} to choose from.`}
    >
      <EventLinks>
        <ul className={styles.row}>
          {events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} today={today} level={3} />
            </li>
          ))}
        </ul>
      </EventLinks>
      {total > events.length && (
        <p className={styles.more}>
          <Link
            className={buttonClass()}
            href={`${THINGS_TO_DO_PATH}?when=weekend#events` as Route}
            prefetch={false}
          >
            See this weekend
            <Icon name="arrow-right" />
          </Link>
        </p>
      )}
    </Section>
  );
}

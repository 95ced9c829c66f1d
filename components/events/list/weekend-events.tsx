'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Section } from '#components/ui/layout/section';
import type { EventSummary } from '#lib/events/event-summary';
import { isToCome } from '#lib/events/upcoming-events';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { pluralize } from '#lib/text/pluralize';
import type { CalendarDay } from '#lib/time/calendar-day';
import { EventCard } from '../card/event-card.tsx';
import { EventLinks } from '../page/event-links.tsx';
import { useToday } from './use-today.ts';
import styles from './weekend-events.module.css';

type WeekendEventsProps = { events: readonly EventSummary[]; total: number; today: CalendarDay };

const CARDS = 3;

/** Events from today to Sunday; on a phone a row to swipe. */
export function WeekendEvents({ events, total, today: pageDay }: WeekendEventsProps) {
  // The page may have been rendered the day before: past events are left out.
  const today = useToday(pageDay);
  const past = events.filter((event) => !isToCome(event, today)).length;
  const shown = events.filter((event) => isToCome(event, today)).slice(0, CARDS);
  if (shown.length === 0) return null;
  return (
    <Section
      id="this-weekend"
      title="From today to Sunday"
      lead={`${pluralize(total - past, 'event')} to choose from.`}
    >
      <EventLinks>
        <ul className={styles.row}>
          {shown.map((event) => (
            <li key={event.id}>
              <EventCard event={event} today={today} level={3} />
            </li>
          ))}
        </ul>
      </EventLinks>
      {total - past > shown.length && (
        <p className={styles.more}>
          <Link className={buttonClass()} href={`${THINGS_TO_DO_PATH}#events` as Route} prefetch={false}>
            All that is coming up
            <Icon name="arrow-right" />
          </Link>
        </p>
      )}
    </Section>
  );
}

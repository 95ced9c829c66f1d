import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Section } from '#components/ui/section';
import type { EventSummary } from '#lib/events/event-summary';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { countText } from '#lib/text/count-text';
import type { CalendarDay } from '#lib/time/calendar-day';
import { CardGrid } from './card-grid.tsx';
import styles from './event-browser.module.css';
import { EventLinks } from './event-links.tsx';

type WeekendEventsProps = { events: readonly EventSummary[]; total: number; today: CalendarDay };

/** What is on from today to Sunday, for whoever wants to go out now. */
export function WeekendEvents({ events, total, today }: WeekendEventsProps) {
  return (
    <Section
      id="this-weekend"
      title="From today to Sunday"
      lead={`${countText(total, 'event')} to choose from.`}
    >
      <EventLinks>
        <CardGrid events={events} today={today} level={3} />
      </EventLinks>
      {total > events.length && (
        <p className={styles.more}>
          <Link
            className={buttonClass()}
            href={`${THINGS_TO_DO_PATH}?when=weekend` as Route}
            prefetch={false}
          >
            See this weekend
          </Link>
        </p>
      )}
    </Section>
  );
}

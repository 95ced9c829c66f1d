import type { CSSProperties } from 'react';
import type { EventSummary } from '#lib/events/event-summary';
import { summaryMoments } from '#lib/events/event-summary';
import { hourAttributes } from '#lib/events/hour-attributes';
import { belizeSun } from '#lib/time/belize-sun';
import { addDays, belizeDay, belizeMidnight, partOfBelizeDay } from '#lib/time/calendar-day';
import { DAY_MS, MINUTE_MS } from '#lib/time/durations';
import styles from './day-path.module.css';

type DayPathProps = {
  /** Their beginnings are marked, where they are today. */
  events: readonly EventSummary[];
  /** In milliseconds since 1970. */
  now: number;
};

const DAY_MINUTES = 1440;
const percent = (minutes: number) => `${((minutes / DAY_MINUTES) * 100).toFixed(2)}%`;

/**
 * The day in Belize as a band from night to night, with the hour it is and the beginnings of events. A drawing: the
 * tickets below say the same in words. The page's script moves the hour. Nothing where nothing begins today.
 */
export function DayPath({ events, now }: DayPathProps) {
  const today = belizeDay(now);
  const midnight = belizeMidnight(today);
  const { rises, sets } = belizeSun(now);
  const sky = {
    '--clock': percent(partOfBelizeDay(now) * DAY_MINUTES),
    '--rises': percent(rises),
    '--sets': percent(sets),
  };
  const starting = events.flatMap((event) => {
    const starts = summaryMoments(event)?.starts;
    const isToday =
      event.date === today && starts !== undefined && starts >= midnight && starts < midnight + DAY_MS;
    return isToday ? [{ event, at: percent((starts - midnight) / MINUTE_MS) }] : [];
  });
  // Of several at the same minute only the last, which would cover the others.
  const pins = [...new Map(starting.map((pin) => [pin.at, pin])).values()];
  if (pins.length === 0) return null;
  // Of a day as a whole, the script knows when it is over, and with it its pins.
  const day = { opens: midnight, closes: belizeMidnight(addDays(today, 1)), days: 1, isEvening: false };
  const hour = hourAttributes({ ...day, afterwards: '' }, now);
  return (
    <div
      className={styles.path}
      data-clock=""
      style={sky as CSSProperties}
      aria-hidden="true"
      suppressHydrationWarning
    >
      <div className={styles.sky}>
        <div className={styles.past} />
      </div>
      <div className={styles.pins} {...hour?.attributes} suppressHydrationWarning>
        {pins.map(({ event, at }) => (
          <span
            key={event.id}
            className={styles.pin}
            data-category={event.category}
            style={{ '--at': at } as CSSProperties}
          />
        ))}
      </div>
      <span className={styles.here} />
      <div className={styles.hours}>
        <span>6 AM</span>
        <span>Noon</span>
        <span>6 PM</span>
      </div>
    </div>
  );
}

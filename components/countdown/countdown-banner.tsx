import { Container } from '#components/ui/container';
import type { Holiday } from '#lib/holidays/next-holiday';
import { belizeDay, belizeMidnight } from '#lib/time/calendar-day';
import { formatLabelDay } from '#lib/time/format-day';
import styles from './countdown-banner.module.css';
import { CountdownFigures } from './countdown-figures.tsx';

/** How long it is to the next national holiday, 00:00 in Belize. */
export function CountdownBanner({ holiday, now }: { holiday: Holiday; now: number }) {
  const isToday = belizeDay(now) === holiday.date;
  return (
    <section aria-labelledby="countdown-title" className={styles.banner}>
      <Container className={styles.inner}>
        <div>
          <h2 id="countdown-title">{holiday.name}</h2>
          <p>
            <time dateTime={holiday.date}>{formatLabelDay(holiday.date)}</time>
            {isToday && ': it is today!'}
          </p>
        </div>
        <CountdownFigures target={belizeMidnight(holiday.date)} renderedAt={now} />
      </Container>
    </section>
  );
}

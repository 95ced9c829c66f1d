import { Container } from '#components/ui/layout/container';
import { belizeMidnight } from '#lib/time/calendar-day';
import { formatLabelDay } from '#lib/time/format-day';
import type { Holiday } from '#lib/time/next-holiday';
import styles from './countdown-banner.module.css';
import { CountdownFiguresPart } from './countdown-figures-part.tsx';

/** A countdown to the next national holiday, at 00:00 in Belize; `now` is in milliseconds since 1970. */
export function CountdownBanner({ holiday, now }: { holiday: Holiday; now: number }) {
  const { id, name, date } = holiday;
  const label = formatLabelDay(date);
  return (
    <section aria-labelledby="countdown-title" className={styles.banner}>
      <Container className={styles.inner}>
        {/* biome-ignore lint/performance/noImgElement: a small drawing, nothing to optimise */}
        <img
          className={styles.scene}
          src={`/images/spots/holiday-${id}.svg`}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.words}>
          <h2 id="countdown-title">{name}</h2>
          <p>
            <time dateTime={date}>{label}</time>
          </p>
        </div>
        <div className={styles.figures}>
          <CountdownFiguresPart holiday={{ name, label }} target={belizeMidnight(date)} renderedAt={now} />
        </div>
      </Container>
    </section>
  );
}

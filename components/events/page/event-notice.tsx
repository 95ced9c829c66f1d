'use client';

import { Icon } from '#components/ui/icon';
import type { IconName } from '#components/ui/icon-name';
import type { EventMoments } from '#lib/events/event-moments';
import { type EventState, eventState, eventStateText } from '#lib/events/event-state';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { DAY_MS } from '#lib/time/durations';
import styles from './event-notice.module.css';
import { useNow } from './use-now.ts';

type EventNoticeProps = {
  /** What the status of the event says; absent where the hour says more. */
  warning?: string;
  /** Whether it takes place for all that, so that it is over in the end. */
  isToTakePlace?: boolean;
  /** Absent when the date is to be confirmed. */
  moments: EventMoments | undefined;
  /** The last of several days, in words: 'Monday, 30 November 2026'. */
  until: string | undefined;
  /** Further dates of an event with several, after the one of `moments`; in words from the server, which has the months. */
  laterDates?: readonly { day: CalendarDay; words: string }[] | undefined;
  /** The instant at which the last of several days begins in Belize, in milliseconds since 1970. */
  lastDayOpens: number;
  /** When the page was rendered, in milliseconds since 1970. */
  pageNow: number;
};

/** The icon of a state: a moon for the evening, a clock for what begins soon; any other state of today has the sun. */
const ICONS: Partial<Record<EventState['kind'], IconName>> = {
  tonight: 'moon-stars',
  soon: 'clock',
  tomorrow: 'calendar',
};

/**
 * 'Tonight', the same words as on its tickets; of several days that have begun also the last one: 'On now, until Monday, 30
 * November 2026', 'Today, and until Monday, 30 November 2026' where no hour is known. Once the
 * hours of today are over: 'Tomorrow again, until Monday, 30 November 2026'.
 */
function stateWords(state: EventState, { moments, until, lastDayOpens }: EventNoticeProps, now: number) {
  const words = eventStateText(state, '');
  if (!moments || !until || now < moments.opens || now >= lastDayOpens) return words;
  if (state.kind === 'now') return `${words}, until ${until}`;
  if (state.kind === 'tomorrow')
    return now >= lastDayOpens - DAY_MS ? `${words} for the last time` : `${words} again, until ${until}`;
  const isHourKnown = state.kind !== 'today' && state.kind !== 'late';
  return isHourKnown ? `${words}, and it goes on until ${until}` : `${words}, and until ${until}`;
}

/**
 * Says that an event is on, soon, today or over, cancelled or postponed. It follows the browser's clock, because a
 * page may be read long after it was rendered.
 */
export function EventNotice(props: EventNoticeProps) {
  const { warning, isToTakePlace, moments, laterDates = [], pageNow } = props;
  const now = useNow(pageNow);
  const state = eventState(moments, now);
  const isOver = state.kind === 'over';
  const warned = warning && (
    <p className={`${styles.notice} ${styles.warning}`}>
      <Icon name="warning" />
      {warning}
    </p>
  );
  if (warned && !isToTakePlace) return warned;
  if (moments && isOver) {
    const next = laterDates.find(({ day }) => day >= belizeDay(now));
    // On its last day also the hour, which may have surprised somebody.
    const ended = now < moments.closes ? `${moments.afterwards} today` : 'This event has ended.';
    return (
      <p className={styles.notice} data-screen="">
        <Icon name={next ? 'calendar' : 'info'} />
        {next ? (
          <>
            Next on <time dateTime={next.day}>{next.words}</time>
          </>
        ) : (
          ended
        )}
      </p>
    );
  }
  const words = stateWords(state, props, now);
  if (!words) return warned || null;
  const isToday = state.kind !== 'tomorrow';
  const { until = '', lastDayOpens } = props;
  const lastDay = until && words.endsWith(until) && <time dateTime={belizeDay(lastDayOpens)}>{until}</time>;
  const icon = ICONS[state.kind] ?? 'sun';
  return (
    <>
      {warned}
      {/* Paper is read at another hour. */}
      <p
        className={`${styles.notice} ${isToday ? styles.today : ''}`}
        data-today={isToday ? '' : undefined}
        data-screen=""
      >
        <Icon name={icon} />
        {lastDay ? words.slice(0, -until.length) : words}
        {lastDay}
      </p>
    </>
  );
}

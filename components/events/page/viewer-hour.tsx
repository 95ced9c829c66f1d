'use client';

import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#lib/time/durations';
import { formatHour } from '#lib/time/format-hour';
import { WEEKDAYS } from '#lib/time/weekdays';
import styles from './viewer-hour.module.css';

type Beginning = {
  /** In milliseconds since 1970. */
  starts: number;
  /** Minutes by which the clocks of the event's place are ahead of UTC at that moment. */
  offset: number;
};

type ViewerHourProps = Beginning & {
  /** The beginnings of later days with other hours. */
  others?: readonly Beginning[];
  /** Whose clocks they are: 'Belize time'. */
  zone: string;
};

const never = () => () => {};

/** A beginning by the clocks of this device: '3:30 PM', or 'Sat 12 AM' where it is another day there. */
function hourHere({ starts, offset }: Beginning): string {
  const here = new Date(starts);
  const there = new Date(starts + offset * MINUTE_MS);
  if (here.getTimezoneOffset() === -offset) return '';
  const [hour, minutes] = [here.getHours(), here.getMinutes()];
  const day = here.getDay() === there.getUTCDay() ? '' : `${WEEKDAYS[here.getDay()]?.slice(0, 3)} `;
  return `${day}${formatHour(hour * 60 + minutes)}`;
}

/** The beginnings by the clocks of this device: '3:30 PM', '3:30 PM (Sun 6: 7 PM)' where a later day has another hour. */
function viewerHour({ others = [], ...first }: ViewerHourProps): string {
  const hour = hourHere(first);
  const later = others.flatMap((other) => {
    const there = new Date(other.starts + other.offset * MINUTE_MS);
    const day = WEEKDAYS[there.getUTCDay()]?.slice(0, 3);
    const said = hourHere(other);
    return said ? `${day} ${there.getUTCDate()}: ${said}` : [];
  });
  return hour && later.length > 0 ? `${hour} (${later.join(', ')})` : hour;
}

/**
 * Below the hour of an event: whose clocks it is by, and what those of the viewer show then. Only where they differ,
 * and only in the browser, which knows the viewer's; in space of its own, so that nothing moves.
 */
export function ViewerHour(props: ViewerHourProps) {
  const hour = useSyncExternalStore(
    never,
    () => viewerHour(props),
    () => '',
  );
  // Several hours are too long for the gap: their line is there before they are known.
  if (props.others) return <span className={styles.hours}>{hour && ` ${props.zone}, ${hour} for you`}</span>;
  if (!hour) return null;
  return (
    <time className={styles.hour} dateTime={new Date(props.starts).toISOString()}>
      {/* For screen readers not one word with the hour before. */} {props.zone}, {hour} for you
    </time>
  );
}

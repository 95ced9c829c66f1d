'use client';

import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#lib/time/durations';
import { formatHour } from '#lib/time/format-hour';
import { WEEKDAYS } from '#lib/time/weekdays';
import styles from './viewer-hour.module.css';

type ViewerHourProps = {
  /** The event's beginning, in milliseconds since 1970. */
  starts: number;
  /** Minutes by which the clocks of its place are ahead of UTC at that moment. */
  offset: number;
  /** Whose clocks they are: 'Belize time'. */
  zone: string;
};

const never = () => () => {};

/** The beginning by the clocks of this device: '3:30 PM', or 'Sat 12 AM' where it is another day there. */
function viewerHour({ starts, offset }: ViewerHourProps): string {
  const here = new Date(starts);
  const there = new Date(starts + offset * MINUTE_MS);
  if (here.getTimezoneOffset() === -offset) return '';
  const [hour, minutes] = [here.getHours(), here.getMinutes()];
  const day = here.getDay() === there.getUTCDay() ? '' : `${WEEKDAYS[here.getDay()]?.slice(0, 3)} `;
  return `${day}${formatHour(hour * 60 + minutes)}`;
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
  if (!hour) return null;
  return (
    <span className={styles.hour}>
      {/* For screen readers not one word with the hour before. */} {props.zone}, {hour} for you
    </span>
  );
}

import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';

/** How long ago something was measured: 'just now', '12 min ago', '2 h ago'. Both instants are in milliseconds since 1970. */
export function weatherAge(measured: number, now: number): string {
  const minutes = Math.round((now - measured) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  return minutes < 60 ? `${minutes} min ago` : `${Math.round((now - measured) / HOUR_MS)} h ago`;
}

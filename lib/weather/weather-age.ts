import { formatAge } from '#lib/time/format-age';

/** How long ago something was measured: 'just now', '12 min ago', '2 h ago'. Both instants are in milliseconds since 1970. */
export function weatherAge(measured: number, now: number): string {
  const age = formatAge(now - measured);
  return age === 'just now' ? age : `${age} ago`;
}

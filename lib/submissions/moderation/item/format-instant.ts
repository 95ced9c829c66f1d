import { belizeClock, belizeDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';

/** An ISO 8601 instant in the time of Belize: 'Sat 21 Nov 2026, 6:12 AM'. */
export function formatInstant(iso: string): string {
  const instant = Date.parse(iso);
  return `${formatShortDay(belizeDay(instant))}, ${belizeClock(instant)}`;
}

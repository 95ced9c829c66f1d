import { belizeClock, belizeDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';

/** An instant as a clock in Belize shows it: 'Sat 21 Nov 2026, 06:12'. */
export function formatInstant(iso: string): string {
  const instant = Date.parse(iso);
  return `${formatShortDay(belizeDay(instant))}, ${belizeClock(instant)}`;
}

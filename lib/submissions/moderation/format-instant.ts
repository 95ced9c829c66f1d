import { belizeDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';

const BELIZE_OFFSET_MS = -6 * 3_600_000;

/** An instant as a clock in Belize shows it: 'Sat 21 Nov 2026, 06:12'. */
export function formatInstant(iso: string): string {
  const instant = Date.parse(iso);
  const clock = new Date(instant + BELIZE_OFFSET_MS).toISOString().slice(11, 16);
  return `${formatShortDay(belizeDay(instant))}, ${clock}`;
}

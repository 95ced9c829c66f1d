import 'server-only';
import { processWide } from '#lib/server/process-wide.server';
import type { CalendarDay } from '#lib/time/calendar-day';

/** The day of Belize of which the pages are that say 'today'. */
const pages = processWide('day-of-pages', () => ({ day: undefined as CalendarDay | undefined }));

/**
 * Publishes when the day of Belize is another than at the call before. `publish` resolves to the status of the answer: any
 * will do, as a site without events has such pages too; undefined, where there is none, is tried again at the next call.
 */
export async function publishNewDay(
  today: CalendarDay,
  publish: () => Promise<number | undefined>,
): Promise<void> {
  pages.day ??= today;
  if (pages.day === today) return;
  if ((await publish()) !== undefined) pages.day = today;
}

import 'server-only';
import { store } from '#lib/server/store/store.server';
import type { CalendarDay } from '#lib/time/calendar-day';
import { flushCounts } from './count-events.server.ts';
import type { CountName } from './counts-of-event.ts';

const NAMES: CountName[] = ['slide_shown', 'slide_pressed'];

/** How often a slide was shown and pressed, by day. Throws when the store is unavailable. */
export async function loadCountsOfSlide(
  id: string,
): Promise<{ day: CalendarDay; name: string; count: number }[]> {
  // Include what this process has buffered.
  await flushCounts();
  const { db } = await store();
  return db
    .selectFrom('daily_counts')
    .select(['day', 'name', 'count'])
    .where('name', 'in', NAMES)
    .where('detail', '=', id)
    .execute();
}

/** The same of all slides, over all days that are stored, by id. */
export async function loadSlideTotals(): Promise<Map<string, { shown: number; pressed: number }>> {
  await flushCounts();
  const { db } = await store();
  const rows = await db
    .selectFrom('daily_counts')
    .select((row) => ['name', 'detail', row.fn.sum<number | string>('count').as('count')])
    .where('name', 'in', NAMES)
    .groupBy(['name', 'detail'])
    .execute();
  const totals = new Map<string, { shown: number; pressed: number }>();
  for (const { name, detail, count } of rows) {
    const total = totals.get(detail) ?? { shown: 0, pressed: 0 };
    total[name === 'slide_shown' ? 'shown' : 'pressed'] = Number(count);
    totals.set(detail, total);
  }
  return totals;
}

import 'server-only';
import { store } from '#lib/server/store/store.server';
import type { CalendarDay } from '#lib/time/calendar-day';
import { flushCounts } from './count-events.server.ts';
import type { DayCount } from './day-rows.ts';
import type { NamedCount } from './period-counts.ts';

/** Loads the counts between two days, both included: totals by name, and visits by day. Throws when the store is unavailable. */
export async function loadCounts(
  from: CalendarDay,
  to: CalendarDay,
): Promise<{ totals: NamedCount[]; days: DayCount[] }> {
  // Include what this process has buffered.
  await flushCounts();
  const { db } = await store();
  const within = db.selectFrom('daily_counts').where('day', '>=', from).where('day', '<=', to);
  const [totals, days] = await Promise.all([
    within
      .select((row) => ['name', 'detail', row.fn.sum<number | string>('count').as('count')])
      .groupBy(['name', 'detail'])
      .execute(),
    within
      .where('name', 'in', ['landing', 'page_view'])
      .select((row) => ['day', 'name', row.fn.sum<number | string>('count').as('count')])
      .groupBy(['day', 'name'])
      .execute(),
  ]);
  // PostgreSQL returns sums as strings.
  const withNumber = <Row extends { count: number | string }>(row: Row) => ({
    ...row,
    count: Number(row.count),
  });
  return { totals: totals.map(withNumber), days: days.map(withNumber) };
}

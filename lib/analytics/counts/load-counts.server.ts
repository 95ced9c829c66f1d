import 'server-only';
import { store } from '#lib/server/store/store.server';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { NamedCount } from './count-book.ts';
import { flushCounts } from './count-events.server.ts';
import type { DayCount } from './day-rows.ts';

/** The counts from one day to another, both included: together by name, and visits by day. Throws without a store. */
export async function loadCounts(
  from: CalendarDay,
  to: CalendarDay,
): Promise<{ totals: NamedCount[]; days: DayCount[] }> {
  // What this process has not stored yet belongs to it.
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
  // PostgreSQL gives sums as text.
  const withNumber = <Row extends { count: number | string }>(row: Row) => ({
    ...row,
    count: Number(row.count),
  });
  return { totals: totals.map(withNumber), days: days.map(withNumber) };
}

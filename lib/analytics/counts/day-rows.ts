import type { CalendarDay } from '#lib/time/calendar-day';

export type DayCount = { day: CalendarDay; name: string; count: number };
/** Visits and the pages they saw on a day. */
export type DayRow = { day: CalendarDay; visits: number; views: number };

/** Every day of a period, those without a visit too. */
export function dayRows(days: readonly CalendarDay[], counts: readonly DayCount[]): DayRow[] {
  const byKey = new Map(counts.map(({ day, name, count }) => [`${day} ${name}`, count]));
  return days.map((day) => ({
    day,
    visits: byKey.get(`${day} landing`) ?? 0,
    views: byKey.get(`${day} page_view`) ?? 0,
  }));
}

/** The end of an axis for counts up to `highest`: a round number that can be halved, 4 at least. */
export function axisEnd(highest: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [4, 6, 8, 10, 20, 30]) if (step * power >= highest) return step * power;
}

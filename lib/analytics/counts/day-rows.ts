import type { CalendarDay } from '#lib/time/calendar-day';

export type DayCount = { day: CalendarDay; name: string; count: number };
/** Visits and page views of a day. */
export type DayRow = { day: CalendarDay; visits: number; views: number };

/** One row per day, including days without visits. */
export function dayRows(days: readonly CalendarDay[], counts: readonly DayCount[]): DayRow[] {
  const byKey = new Map(counts.map(({ day, name, count }) => [`${day} ${name}`, count]));
  return days.map((day) => ({
    day,
    visits: byKey.get(`${day} landing`) ?? 0,
    views: byKey.get(`${day} page_view`) ?? 0,
  }));
}

/** The upper end of a chart's axis for counts up to `highest`: a round number that can be halved, at least 4. */
export function axisEnd(highest: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [4, 6, 8, 10, 20, 30]) if (step * power >= highest) return step * power;
}

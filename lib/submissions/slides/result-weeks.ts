import { addDays, type CalendarDay, weekdayOf } from '#lib/time/calendar-day';

/** How often a slide was shown or pressed on a day. */
type SlideCount = { day: CalendarDay; name: string; count: number };

/** A week of a slide's results; its first and last day are cut to those of the slide. */
export type ResultWeek = { from: CalendarDay; to: CalendarDay; shown: number; pressed: number };

type Days = { firstDay: CalendarDay; lastDay: CalendarDay };

const SATURDAY = 6;

const sumOf = (counts: readonly SlideCount[], name: string) =>
  counts.reduce((sum, count) => (count.name === name ? sum + count.count : sum), 0);

/**
 * The results of a slide by weeks from Sunday to Saturday, up to today, the first week first. A slide that ran before, on
 * days that were changed since, has the weeks in which it was counted then; what was counted after its last day (a page
 * that was open at midnight) belongs to the last week.
 */
export function resultWeeks(
  { firstDay, lastDay }: Days,
  counts: readonly SlideCount[],
  today: CalendarDay,
): ResultWeek[] {
  const until = lastDay < today ? lastDay : today;
  const begin = counts.reduce((first, { day }) => (day < first ? day : first), firstDay);
  const weeks: ResultWeek[] = [];
  for (let from = begin; from <= until; ) {
    const saturday = addDays(from, SATURDAY - weekdayOf(from));
    const to = saturday < until ? saturday : until;
    const within = counts.filter(({ day }) => day >= from && (day <= to || to === until));
    const isCut = from < firstDay && within.every(({ day }) => day >= firstDay);
    // Between two runs it was not shown.
    if (to >= firstDay || within.length > 0)
      weeks.push({
        from: isCut ? firstDay : from,
        to,
        shown: sumOf(within, 'slide_shown'),
        pressed: sumOf(within, 'slide_pressed'),
      });
    from = addDays(to, 1);
  }
  return weeks;
}

/** All weeks together. */
export const totalOfWeeks = (weeks: readonly ResultWeek[]) => ({
  shown: weeks.reduce((sum, { shown }) => sum + shown, 0),
  pressed: weeks.reduce((sum, { pressed }) => sum + pressed, 0),
});

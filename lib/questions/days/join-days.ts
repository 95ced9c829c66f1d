import { daysOf, WHENS, type When } from '#lib/events/event-filters';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import type { DaySpan } from './day-spans.ts';

const isWithin = (inner: DaySpan, outer: DaySpan) =>
  inner.from >= outer.from && (!outer.to || (inner.to !== undefined && inner.to <= outer.to));

/** Of several days those that are not over, if any: 'is it on tonight or was it yesterday'. */
export function toCome(days: readonly DaySpan[], today: CalendarDay): readonly DaySpan[] {
  const left = days.filter(({ to }) => !to || to >= today);
  return left.length > 0 ? left : days;
}

/** Several days in one sentence: those inside the others are meant, else the first ones. */
export function joinDays(all: readonly DaySpan[]): { days?: DaySpan; hasSecond: boolean } {
  let days: DaySpan | undefined;
  let hasSecond = false;
  for (const other of all)
    if (!days || isWithin(other, days)) days = other;
    else if (!isWithin(days, other)) hasSecond = true;
  return { ...(days && { days }), hasSecond };
}

const lastDayOfMonth = (day: CalendarDay) =>
  addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);

/** The choice of the time filter that means exactly these days. */
export function whenOfDays(
  { from, to: end, when: said, isWeek }: DaySpan,
  today: CalendarDay,
): When | undefined {
  if (said) return said;
  // 'this week' on a Saturday is the rest of it, and says so.
  return WHENS.filter((when) => !(isWeek && when === 'weekend')).find((when) => {
    const days = daysOf(when, today);
    const isSameEnd =
      days.to === end ||
      (when === 'month' && end?.slice(0, 7) === today.slice(0, 7) && end >= lastDayOfMonth(today));
    return days.from === from && isSameEnd;
  });
}

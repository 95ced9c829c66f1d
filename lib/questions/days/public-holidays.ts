import { addDays, type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { daysOfHoliday, PUBLIC_HOLIDAYS } from './holiday-words.ts';

/** A public holiday in a year; `name` is that of its events' titles, the same in every year, `label` the one in writing. */
type PublicHoliday = { name: string; label: string; date: CalendarDay; observed: CalendarDay };

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/**
 * The day off for a public holiday. One on a Sunday is observed on the Monday behind it; one that moves is observed on
 * the Monday before a Tuesday, Wednesday or Thursday, else on the one behind it (Holidays Act of Belize, chapter 289).
 */
function observedDay(date: CalendarDay, moves: boolean): CalendarDay {
  const weekday = weekdayOf(date);
  if (weekday === SUNDAY) return addDays(date, 1);
  if (!moves || weekday === MONDAY) return date;
  return addDays(date, (weekday <= THURSDAY ? MONDAY : MONDAY + 7) - weekday);
}

/** The public holidays of Belize in a year, in their order. */
export const publicHolidays = (year: number): PublicHoliday[] =>
  PUBLIC_HOLIDAYS.map((holiday) => {
    const date = daysOfHoliday(holiday, year).from;
    return {
      name: holiday.titleWords,
      label: holiday.label ?? holiday.titleWords,
      date,
      observed: observedDay(date, holiday.public === 'moves'),
    };
  }).sort((one, other) => (one.date < other.date ? -1 : 1));

const holidaysAround = (today: CalendarDay) => {
  const year = Number(today.slice(0, 4));
  return [...publicHolidays(year), ...publicHolidays(year + 1)];
};

/** The public holiday that a day is, or on which one is observed, and the next day off behind it. */
export function publicHolidayOn(day: CalendarDay): { holiday?: PublicHoliday; next?: PublicHoliday } {
  const around = holidaysAround(day);
  const holiday = around.find(({ date, observed }) => observed === day || date === day);
  const next = around.find(({ observed }) => observed > day);
  return { ...(holiday && { holiday }), ...(next && { next }) };
}

/** The public holidays whose day off is within some days, in their order; of days without an end those of two years. */
export const publicHolidaysIn = ({ from, to }: { from: CalendarDay; to: CalendarDay }): PublicHoliday[] =>
  holidaysAround(from).filter(({ observed }) => observed >= from && observed <= to);

/** The date of the next public holiday after today. */
export const nextPublicHoliday = (today: CalendarDay): CalendarDay | undefined =>
  holidaysAround(today).find(({ date }) => date > today)?.date;

/**
 * The next weekend, or the current one, that a public holiday makes longer: from its Friday to its Sunday, or to the
 * Monday that is observed.
 *
 *     longWeekend('2027-02-15'); // { from: '2027-03-05', to: '2027-03-08' }
 */
export function longWeekend(today: CalendarDay): { from: CalendarDay; to: CalendarDay } | undefined {
  const observed = holidaysAround(today).map((holiday) => holiday.observed);
  const weekends = observed.flatMap((day) => {
    const weekday = weekdayOf(day);
    if (weekday !== FRIDAY && weekday !== MONDAY) return [];
    const friday = weekday === FRIDAY ? day : addDays(day, -3);
    return [{ from: friday, to: addDays(friday, observed.includes(addDays(friday, 3)) ? 3 : 2) }];
  });
  return weekends.find(({ to }) => to >= today);
}

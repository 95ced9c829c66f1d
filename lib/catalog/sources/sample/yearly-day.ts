import type { CalendarEvent } from '#lib/events/calendar-event';
import { nthWeekday } from '#lib/questions/days/day-spans';
import { publicHolidays } from '#lib/questions/days/public-holidays';
import { addDays, type CalendarDay, daysBetween, weekdayOf, yearsLater } from '#lib/time/calendar-day';
import { easterSunday } from '#lib/time/easter';

type Yearly = Pick<CalendarEvent, 'title' | 'date'>;

/** A day that is another one in each year, from which days of the sample calendar are counted. */
type Anchor = (year: number) => CalendarDay | undefined;

export const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

const yearsOfHolidays = new Map<number, ReturnType<typeof publicHolidays>>();

/** The public holidays of a year, computed once: every row asks for them. */
function holidaysOf(year: number) {
  const holidays = yearsOfHolidays.get(year) ?? publicHolidays(year);
  yearsOfHolidays.set(year, holidays);
  return holidays;
}

/** The day off for a public holiday, by its name in the table of holidays. */
const dayOff =
  (name: string): Anchor =>
  (year) =>
    holidaysOf(year).find((holiday) => holiday.name === name)?.observed;

/** What hangs on a day by its title, however many days from it. */
const BY_TITLE: readonly (readonly [RegExp, Anchor])[] = [
  // The three days before Lent, and the opening before them.
  [/\bcarnaval\b/i, easterSunday],
  // The race ends on the day off for National Heroes and Benefactors Day.
  [/\bla ruta maya\b/i, dayOff('Heroes')],
  // The second Sunday of May.
  [/\bmother[’']s day\b/i, (year) => nthWeekday(0, 2, `${year}-05`)],
];
/** A title means its anchor within so many days: San Pedro's carnival begins fifty days before Easter. */
const MAX_DAYS_FROM_ANCHOR = 60;

/** The days from Easter Sunday that are called after it: Good Friday to Easter Monday. */
const EASTER = { from: -2, to: 1 };

function anchorOf({ title, date }: Yearly): Anchor | undefined {
  const year = yearOf(date);
  const fromEaster = daysBetween(easterSunday(year), date);
  if (fromEaster >= EASTER.from && fromEaster <= EASTER.to) return easterSunday;
  const named = BY_TITLE.find(([words, anchor]) => {
    const day = anchor(year);
    return words.test(title) && day && Math.abs(daysBetween(day, date)) <= MAX_DAYS_FROM_ANCHOR;
  });
  if (named) return named[1];
  const holiday = holidaysOf(year).find(({ observed, ...one }) => observed === date && one.date !== date);
  return holiday && dayOff(holiday.name);
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEKDAY = new RegExp(`\\b(${WEEKDAYS.join('|')})s?\\b`, 'gi');

/** The weekday that a title names, from 0 for Sunday; of several that of its day, else the first. */
function weekdayInTitle({ title, date }: Yearly): number | undefined {
  const named = [...title.matchAll(WEEKDAY)].map(([, name = '']) => WEEKDAYS.indexOf(name.toLowerCase()));
  return named.find((weekday) => weekday === weekdayOf(date)) ?? named[0];
}

/** The day of the week nearest to a day: at most three days from it. */
const nearestWeekday = (weekday: number, day: CalendarDay) =>
  addDays(day, ((weekday - weekdayOf(day) + 10) % 7) - 3);

/**
 * The days on which a yearly event that was written for one year takes place in others: the same day of the month, or
 * as many days from Easter or from the day off for a holiday, or the nearest day with the weekday of its title.
 *
 *     const fair = yearlyDay({ title: 'Friday Night Street Food Fair', date: '2026-11-20' });
 *     fair(2028); // '2028-11-17', a Friday
 */
export function yearlyDay(event: Yearly): (year: number) => CalendarDay {
  const { date } = event;
  const written = yearOf(date);
  const anchor = anchorOf(event);
  const from = anchor?.(written);
  const weekday = weekdayInTitle(event);
  return (year) => {
    const to = anchor?.(year);
    if (from && to) return addDays(to, daysBetween(from, date));
    const same = yearsLater(date, year - written);
    return weekday === undefined ? same : nearestWeekday(weekday, same);
  };
}

/**
 * A title as it is right on another day: a year in it that was that of the written day is that of the new one, and what
 * is no longer in place of a holiday does not say so.
 *
 *     titleOn({ title: 'Cancer Walk 2027', date: '2027-05-29' }, '2028-05-29'); // 'Cancer Walk 2028'
 */
export function titleOn({ title, date }: Yearly, day: CalendarDay): string {
  const isHoliday = holidaysOf(yearOf(day)).some((holiday) => holiday.date === day);
  const text = isHoliday ? title.replace(/\s*\(in lieu\)/i, '') : title;
  return text.replace(new RegExp(`\\b${yearOf(date)}\\b`, 'g'), String(yearOf(day)));
}

import { daysOf, type When } from '#lib/events/event-filters';
import { addDays, type CalendarDay, isCalendarDay, monthOf, weekdayOf } from '#lib/time/calendar-day';
import { dateWords, dayNumber, monthDayOf, monthNamed, weekdayNamed } from './date-words.ts';
import type { Sentence } from './sentence.ts';
import dates from './words/dates.json' with { type: 'json' };
import words from './words/times.json' with { type: 'json' };

type Days = { from: CalendarDay; to: CalendarDay };

/** A requested time: the narrowest filter that covers it, and the exact days when it covers more than those. */
export type AskedTime = {
  /** Absent when no filter covers it. */
  when?: When;
  /** The requested days, when no filter shows just these. */
  days?: Days;
  /** An hour was named, for which there is no filter. */
  byHour?: boolean;
};

const nextWords = new Set(dates.next);
const ambiguousMonths = new Set(dates.ambiguousMonths);
const beforeMonths = new Set(dates.beforeMonths);

// Hours are recognised only as part of a phrase for a day: 'esta noche' is today.
const TIMES: Record<keyof typeof words, (today: CalendarDay) => AskedTime> = {
  hoursToday: () => ({ when: 'today', byHour: true }),
  hoursTomorrow: () => ({ when: 'tomorrow', byHour: true }),
  today: () => ({ when: 'today' }),
  tomorrow: () => ({ when: 'tomorrow' }),
  dayAfterTomorrow: (today) => timeOfDays(daysAfter(today, 2, 2), today),
  weekend: () => ({ when: 'weekend' }),
  month: () => ({ when: 'month' }),
  nextWeekend: (today) => timeOfDays(daysAfter(endOfWeek(today), 5, 7), today),
  comingWeek: (today) => timeOfDays(daysAfter(today, 0, 6), today),
  nextWeek: (today) => timeOfDays(daysAfter(endOfWeek(today), 1, 7), today),
  nextMonth: (today) => {
    const first = addDays(lastOf(monthOf(today)), 1);
    return timeOfDays({ from: first, to: lastOf(monthOf(first)) }, today);
  },
};
const timeOfPhrase = new Map(
  Object.entries(words).flatMap(([name, phrases]) =>
    phrases.map((phrase) => [phrase, TIMES[name as keyof typeof words]] as const),
  ),
);

/** The Sunday that ends the current week; today, when it is Sunday. */
const endOfWeek = (today: CalendarDay) => daysOf('weekend', today).to;

const daysAfter = (day: CalendarDay, first: number, last: number): Days => ({
  from: addDays(day, first),
  to: addDays(day, last),
});

/** The last day of a month `yyyy-mm`. */
const lastOf = (month: string): CalendarDay => {
  for (let day = 31; day > 28; day -= 1) if (isCalendarDay(`${month}-${day}`)) return `${month}-${day}`;
  return `${month}-28`;
};

/** The narrowest filter that covers the days; none when they reach beyond this month. */
function timeOfDays(days: Days, today: CalendarDay): AskedTime {
  const { from, to } = days;
  for (const when of ['today', 'tomorrow', 'weekend', 'month'] as const) {
    const covered = daysOf(when, today);
    if (from < covered.from || to > covered.to) continue;
    return from === covered.from && to === covered.to ? { when } : { when, days };
  }
  return { days };
}

const two = (number: number) => String(number).padStart(2, '0');

/** The next occurrence of a day of the year, today included; 29 February may be four years away. */
function nextDate(month: number, day: number, today: CalendarDay): CalendarDay | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2, year + 3, year + 4]
    .map((candidate) => `${candidate}-${two(month)}-${two(day)}`)
    .find((date) => isCalendarDay(date) && date >= today);
}

/** The days of a named month: the rest of the current one, else those of its next occurrence. */
function monthDays(month: number, today: CalendarDay): Days {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const name = `${year}-${two(month)}`;
  return { from: name === monthOf(today) ? today : `${name}-01`, to: lastOf(name) };
}

/**
 * The next date of a day of the week, today included; after 'next' the one in the coming week, as with 'next weekend'.
 */
function weekdayDate(weekday: number, before: string, today: CalendarDay): CalendarDay {
  if (!nextWords.has(before)) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  const monday = addDays(endOfWeek(today), 1);
  return addDays(monday, (weekday + 6) % 7);
}

/** The date of 'the 28th': in this month, or in the next one once it has passed. */
function dateInMonth(day: number, today: CalendarDay): CalendarDay | undefined {
  const next = monthOf(addDays(lastOf(monthOf(today)), 1));
  return [`${monthOf(today)}-${two(day)}`, `${next}-${two(day)}`].find(
    (date) => isCalendarDay(date) && date >= today,
  );
}

/** The day of 'november 28', '28 de noviembre', '11/28' or '2026-11-28', or the days of a month named alone. */
function dateTime(phrase: string, before: string, today: CalendarDay): AskedTime | undefined {
  const days = (date: CalendarDay | undefined) =>
    date === undefined ? undefined : timeOfDays({ from: date, to: date }, today);
  const monthDay = monthDayOf(phrase);
  if (monthDay) return days(nextDate(monthDay.month, monthDay.day, today));
  const [word = '', ...others] = dateWords(phrase);
  if (others.length > 0) return undefined;
  if (word.includes('/')) {
    const numbers = word.split('/').map(Number);
    const [a = 0, b = 0] = numbers.length === 3 && (numbers[0] ?? 0) > 31 ? numbers.slice(1) : numbers;
    // The month comes first, as in the sheet, unless the number is too large for one.
    return a <= 12 ? days(nextDate(a, b, today)) : days(nextDate(b, a, today));
  }
  const weekday = weekdayNamed(word);
  if (weekday !== undefined) return days(weekdayDate(weekday, before, today));
  const month = monthNamed(word);
  // 'may' and 'march' are also other words.
  if (month && (!ambiguousMonths.has(word) || beforeMonths.has(before)))
    return timeOfDays(monthDays(month, today), today);
  const number = /\D$/.test(word) ? dayNumber(word) : undefined;
  return number ? days(dateInMonth(number, today)) : undefined;
}

const MAX_PHRASE_WORDS = 5;

/** Takes the times out of a question, in the order in which they are named. */
export function takeTimes(sentence: Sentence, today: CalendarDay): AskedTime[] {
  return sentence.takeAll(MAX_PHRASE_WORDS, (phrase, position) => {
    const time = timeOfPhrase.get(phrase);
    return time ? time(today) : dateTime(phrase, sentence.before(position), today);
  });
}

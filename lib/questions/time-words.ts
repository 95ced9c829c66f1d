import { daysOf, type When } from '#lib/events/event-filters';
import { addDays, type CalendarDay, isCalendarDay, monthOf, weekdayOf } from '#lib/time/calendar-day';
import { dateWords, dayNumber, monthDayOf, monthNamed, weekdayNamed } from './date-words.ts';
import type { Sentence } from './sentence.ts';
import dates from './words/dates.json' with { type: 'json' };
import words from './words/times.json' with { type: 'json' };

type Days = { from: CalendarDay; to: CalendarDay };

/** A time that was asked for: the filter that comes nearest, and the days that were meant where it shows more. */
export type AskedTime = {
  /** Absent when no filter covers it. */
  when?: When;
  /** The days that were meant, when the filter shows more than them. */
  days?: Days;
  /** An hour was named, which no filter knows. */
  byHour?: boolean;
};

const nextWords = new Set(dates.next);
const ambiguousMonths = new Set(dates.ambiguousMonths);
const beforeMonths = new Set(dates.beforeMonths);

// The hour comes along only where it is part of the day that is meant: 'esta noche' is today's.
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

/** The Sunday that ends the running week; today, when it is Sunday. */
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

/** The filter that shows the days with the least beside them; none when they lie beyond this month. */
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

/** A day without a year: this year's, or the next one's once it is over. */
function nextDate(month: number, day: number, today: CalendarDay): CalendarDay | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2, year + 3, year + 4]
    .map((candidate) => `${candidate}-${two(month)}-${two(day)}`)
    .find((date) => isCalendarDay(date) && date >= today);
}

/** The days of a named month: the rest of the running one, else those of its next occurrence. */
function monthDays(month: number, today: CalendarDay): Days {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const name = `${year}-${two(month)}`;
  return { from: name === monthOf(today) ? today : `${name}-01`, to: lastOf(name) };
}

/** A day of the week: the first to come, or after 'next' that of the coming week, as with 'next weekend'. */
function weekdayDate(weekday: number, before: string, today: CalendarDay): CalendarDay {
  if (!nextWords.has(before)) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  const monday = addDays(endOfWeek(today), 1);
  return addDays(monday, (weekday + 6) % 7);
}

/** 'the 28th': of this month, or of the next one once it is over. */
function dateInMonth(day: number, today: CalendarDay): CalendarDay | undefined {
  const next = monthOf(addDays(lastOf(monthOf(today)), 1));
  return [`${monthOf(today)}-${two(day)}`, `${next}-${two(day)}`].find(
    (date) => isCalendarDay(date) && date >= today,
  );
}

/** 'november 28', '28 de noviembre', '11/28' or '2026-11-28' as a day; a month alone as its days. */
function dateTime(phrase: string, before: string, today: CalendarDay): AskedTime | undefined {
  const days = (date: CalendarDay | undefined) =>
    date === undefined ? undefined : timeOfDays({ from: date, to: date }, today);
  const said = monthDayOf(phrase);
  if (said) return days(nextDate(said.month, said.day, today));
  const [word = '', ...others] = dateWords(phrase);
  if (others.length > 0) return undefined;
  if (word.includes('/')) {
    const numbers = word.split('/').map(Number);
    const [a = 0, b = 0] = numbers.length === 3 && (numbers[0] ?? 0) > 31 ? numbers.slice(1) : numbers;
    // Months come first, as in the sheet, unless that is no month.
    return a <= 12 ? days(nextDate(a, b, today)) : days(nextDate(b, a, today));
  }
  const weekday = weekdayNamed(word);
  if (weekday !== undefined) return days(weekdayDate(weekday, before, today));
  const month = monthNamed(word);
  // 'may' and 'march' are other words too.
  if (month && (!ambiguousMonths.has(word) || beforeMonths.has(before)))
    return timeOfDays(monthDays(month, today), today);
  const number = /\D$/.test(word) ? dayNumber(word) : undefined;
  return number ? days(dateInMonth(number, today)) : undefined;
}

const LONGEST = 5;

/** Takes the times out of a question; the first one counts. */
export function takeTimes(sentence: Sentence, today: CalendarDay): AskedTime[] {
  return sentence.takeAll(LONGEST, (phrase, position) => {
    const time = timeOfPhrase.get(phrase);
    return time ? time(today) : dateTime(phrase, sentence.before(position), today);
  });
}

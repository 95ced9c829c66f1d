import { daysOf, type When } from '#lib/events/event-filters';
import { addDays, type CalendarDay, isCalendarDay, monthOf, weekdayOf } from '#lib/time/calendar-day';
import { dateWords, dayNumber, monthDayOf, monthNamed, weekdayNamed } from './asked-dates.ts';
import type { Sentence } from './sentence.ts';

/** A time somebody asked for: the filter that comes nearest, and the days that were meant where it shows more. */
export type AskedTime = {
  /** Absent when no filter covers it. */
  when?: When;
  /** The days that were meant, when the filter shows more than them. */
  days?: { from: CalendarDay; to: CalendarDay };
  /** An hour was named, which no filter knows. */
  byHour?: boolean;
};

const phrases = (text: string) => text.split(',').map((phrase) => phrase.trim());

// The hour comes along only where it is part of the day that is meant: 'esta noche' is today's.
const FIXED: ReadonlyArray<
  readonly [AskedTime | 'after-tomorrow' | 'next-weekend' | 'week' | 'next-week' | 'next-month', string[]]
> = [
  [
    { when: 'today', byHour: true },
    phrases(
      'tonight, this evening, this morning, this afternoon, esta noche, esta tarde, esta manana, hoy en la noche, hoy por la noche, tonite, 2nite, tunait, tunite, tunoit, dis eevnin',
    ),
  ],
  [
    { when: 'tomorrow', byHour: true },
    phrases(
      'tomorrow night, tomorrow evening, tomorrow morning, tomorrow afternoon, manana por la noche, manana en la noche, manana por la manana, manana por la tarde, tumaro nait',
    ),
  ],
  [
    { when: 'today' },
    phrases('today, 2day, hoy, hoy dia, right now, now, ahora, ahorita, tideh, tuday, todays'),
  ],
  [
    { when: 'tomorrow' },
    phrases(
      'tomorrow, manana, tumaro, tumara, tomoro, tomorow, tommorow, tommorrow, tmrw, 2moro, 2morrow, tomorrows',
    ),
  ],
  [
    'after-tomorrow',
    phrases(
      'the day after tomorrow, day after tomorrow, pasado manana, di day afta tumaro, day afta tumaro, day afta tumara',
    ),
  ],
  [
    { when: 'weekend' },
    phrases(
      'this weekend, the weekend, weekend, weekends, this week end, week end, este fin de semana, fin de semana, el finde, finde, este finde, este fin, dis weekend, di weekend, dis weeken, weeken, wiken, dis wiken, wikend, weeknd',
    ),
  ],
  [
    { when: 'month' },
    phrases('this month, the month, este mes, rest of the month, dis mont, later this month'),
  ],
  [
    'next-weekend',
    phrases(
      'next weekend, proximo fin de semana, el proximo fin de semana, fin de semana que viene, next week end, neks weekend',
    ),
  ],
  [
    'week',
    phrases('this week, the week, esta semana, next few days, coming days, proximos dias, dis week, soon'),
  ],
  [
    'next-week',
    phrases('next week, proxima semana, la proxima semana, semana que viene, la semana que viene, neks week'),
  ],
  ['next-month', phrases('next month, proximo mes, el proximo mes, mes que viene, el mes que viene')],
];
const fixed = new Map(
  FIXED.flatMap(([meaning, spelled]) => spelled.map((phrase) => [phrase, meaning] as const)),
);

/** The last day of a month `yyyy-mm`. */
const lastOf = (month: string): CalendarDay => {
  for (let day = 31; day > 28; day -= 1) if (isCalendarDay(`${month}-${day}`)) return `${month}-${day}`;
  return `${month}-28`;
};

/** The filter that shows the days with the least beside them; none when they lie beyond this month. */
function timeOfDays(days: { from: CalendarDay; to: CalendarDay }, today: CalendarDay): AskedTime {
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

/** A month that was named: what is left of it when it runs, else its next one. */
function monthDays(month: number, today: CalendarDay) {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const name = `${year}-${two(month)}`;
  return { from: name === monthOf(today) ? today : `${name}-01`, to: lastOf(name) };
}

function fixedTime(meaning: (typeof FIXED)[number][0], today: CalendarDay): AskedTime {
  if (typeof meaning === 'object') return meaning;
  if (meaning === 'after-tomorrow') {
    const day = addDays(today, 2);
    return timeOfDays({ from: day, to: day }, today);
  }
  const sunday = daysOf('weekend', today).to;
  if (meaning === 'next-weekend')
    return timeOfDays({ from: addDays(sunday, 5), to: addDays(sunday, 7) }, today);
  if (meaning === 'week') return timeOfDays({ from: today, to: addDays(today, 6) }, today);
  if (meaning === 'next-week') return timeOfDays({ from: addDays(sunday, 1), to: addDays(sunday, 7) }, today);
  const next = addDays(lastOf(monthOf(today)), 1);
  return timeOfDays({ from: next, to: lastOf(monthOf(next)) }, today);
}

const NEXT = new Set(['next', 'neks']);

/** A day of the week: the first to come, or after 'next' that of the coming week, as with 'next weekend'. */
function weekdayDate(weekday: number, before: string, today: CalendarDay): CalendarDay {
  if (!NEXT.has(before)) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  const monday = addDays(daysOf('weekend', today).to, 1);
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
  const asMonth =
    !['may', 'march'].includes(word) || ['in', 'this', 'next', 'during', 'for'].includes(before);
  if (month && asMonth) return timeOfDays(monthDays(month, today), today);
  const number = /\D$/.test(word) ? dayNumber(word) : undefined;
  return number ? days(dateInMonth(number, today)) : undefined;
}

const LONGEST = 5;

/** Takes the times out of a question; the first one counts. */
export function takeTimes(sentence: Sentence, today: CalendarDay): AskedTime[] {
  return sentence.takeAll(LONGEST, (phrase, position) => {
    const meaning = fixed.get(phrase);
    if (meaning) return fixedTime(meaning, today);
    return dateTime(phrase, sentence.before(position), today);
  });
}

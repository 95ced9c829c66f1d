import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { easterSunday } from '#lib/time/easter';
import type { Sentence } from '../sentence/sentence.ts';
import holidays from '../words/holidays.json' with { type: 'json' };
import places from '../words/places.json' with { type: 'json' };
import { type DaySpan, nthWeekday } from './day-spans.ts';

type Holiday = {
  /** The words in the titles of its events. */
  titleWords: string;
  /** Its name in writing, of a public holiday. */
  label?: string;
  /** '12-25', 'easter-2' (Good Friday), '05-sunday2' (the second Sunday of May), or the first and the last of several days. */
  days: string;
  /** Its name asks for its days rather than for events with its name. */
  asDays?: boolean;
  /** A public holiday; the day off for one that 'moves' is a Monday near it. */
  public?: 'fixed' | 'moves';
  names: readonly string[];
};

const HOLIDAYS = holidays as readonly Holiday[];

export const PUBLIC_HOLIDAYS = HOLIDAYS.filter((holiday) => holiday.public);

const byName = new Map(HOLIDAYS.flatMap((holiday) => holiday.names.map((name) => [name, holiday] as const)));
const beforeVillages = new Set(places.beforeVillages);

/** Whether the name of a holiday, behind a word, is that of a village: 'in Independence'. */
export const isVillage = (phrase: string, before: string | undefined) =>
  phrase === 'independence' && beforeVillages.has(before ?? '');

/** The names of each holiday. */
export const HOLIDAY_NAMES: readonly (readonly string[])[] = HOLIDAYS.map(({ names }) => names);

/** The words of the longest name of a holiday. */
export const MAX_HOLIDAY_WORDS = 5;

/** The holiday that a phrase names; undefined when it names none. */
export const holidayNamed = (phrase: string): Holiday | undefined => byName.get(phrase);

const SUNDAY = 0;

function dayIn(year: number, text: string): CalendarDay {
  const [, month = '', nth] = /^(\d\d)-sunday(\d)$/.exec(text) ?? [];
  if (nth) return nthWeekday(SUNDAY, Number(nth), `${year}-${month}`) ?? `${year}-${month}-01`;
  const [, offset] = /^easter([+-]\d)$/.exec(text) ?? [];
  return offset ? addDays(easterSunday(year), Number(offset)) : `${year}-${text}`;
}

/** The first and the last day of a holiday in a year. */
export function daysOfHoliday({ days }: Holiday, year: number): { from: CalendarDay; to: CalendarDay } {
  const [first = '', last = first] = days.split('..');
  const from = dayIn(year, first);
  const to = dayIn(year, last);
  // The new year's two days lie in two years.
  return { from, to: to < from ? dayIn(year + 1, last) : to };
}

/** The days of a holiday in a year, or of its next occurrence; one that has begun counts. */
export function holidayDays(holiday: Holiday, year: number | undefined, today: CalendarDay): DaySpan {
  if (year) {
    const days = daysOfHoliday(holiday, year);
    // 'New Year 2027' begins on the last day of 2026.
    return days.to.slice(0, 4) > String(year) ? daysOfHoliday(holiday, year - 1) : days;
  }
  const first = Number(today.slice(0, 4));
  const next = [first - 1, first, first + 1]
    .map((each) => daysOfHoliday(holiday, each))
    .find(({ to }) => to >= today);
  return next ?? daysOfHoliday(holiday, first + 1);
}

/** Takes the holidays out of a question and returns the words that find their events. */
export function takeHolidays(sentence: Sentence): string[] {
  return sentence.takeAll(
    MAX_HOLIDAY_WORDS,
    (phrase, position) => {
      if (isVillage(phrase, sentence.before(position))) return undefined;
      return byName.get(phrase)?.titleWords;
    },
    'holiday',
  );
}

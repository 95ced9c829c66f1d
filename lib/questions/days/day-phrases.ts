import { addDays, type CalendarDay, monthOf } from '#lib/time/calendar-day';
import { thisWeekend } from '#lib/time/weekend';
import { type Read, readPhrase } from '../sentence/read-words.ts';
import hours from '../words/hours.json' with { type: 'json' };
import phrases from '../words/times.json' with { type: 'json' };
import type { ReadTime, Words } from './asked-days.ts';
import { type DaySpan, daysAfter, lastOfMonth, monthOfYear, oneDay, weekSpan } from './day-spans.ts';
import { longWeekend, nextPublicHoliday } from './public-holidays.ts';
import type { HourSpan } from './read-hours.ts';

const { morning, afternoon, evening } = hours.parts;
const hoursOf = ({ after: from, before }: typeof evening): HourSpan => ({ after: from, before });

/** The months of a season, which are those of the northern hemisphere; of the current one the rest. */
function seasonSpan(first: number, last: number, today: CalendarDay): DaySpan {
  const from = monthOfYear(first, undefined, today);
  const to = monthOfYear(last, undefined, today);
  return { from: from > to ? today : `${from}-01`, to: lastOfMonth(to) };
}

/** The days of a month `yyyy-mm` from one number to another; 31 is its last one. */
export function partOfMonth(month: string, [first, end]: readonly [number, number]): DaySpan {
  const to = lastOfMonth(month);
  const asked = `${month}-${String(end).padStart(2, '0')}`;
  return { from: `${month}-${String(first).padStart(2, '0')}`, to: asked < to ? asked : to };
}

const PHRASES: Record<keyof typeof phrases, (today: CalendarDay) => ReadTime | undefined> = {
  today: (today) => ({ days: oneDay(today) }),
  tomorrow: (today) => ({ days: daysAfter(today, 1, 1) }),
  dayAfterTomorrow: (today) => ({ days: daysAfter(today, 2, 2) }),
  yesterday: (today) => ({ days: daysAfter(today, -1, -1) }),
  weekend: (today) => ({ days: { ...thisWeekend(today), when: 'weekend' } }),
  soon: (today) => ({ days: daysAfter(today, 0, 6) }),
  // What is over is not listed: 'still' needs no hours, which would leave out what is on all day.
  still: (today) => ({ days: oneDay(today), isRest: true }),
  stillTonight: (today) => ({ days: oneDay(today), hours: hoursOf(evening), isRest: true }),
  later: (today) => ({ days: oneDay(today), isRest: true, isLater: true }),
  now: (today) => ({ days: oneDay(today), isNow: true }),
  tonight: (today) => ({ days: oneDay(today), hours: hoursOf(evening) }),
  thisMorning: (today) => ({ days: oneDay(today), hours: hoursOf(morning) }),
  thisAfternoon: (today) => ({ days: oneDay(today), hours: hoursOf(afternoon) }),
  fortnight: (today) => ({ days: weekSpan(addDays(today, 14), 0) }),
  newYear: (today) => ({ days: { from: `${Number(today.slice(0, 4)) + 1}-01-01` } }),
  endOfYear: (today) => ({ days: { from: `${today.slice(0, 4)}-12-20`, to: `${today.slice(0, 4)}-12-31` } }),
  endOfMonth: (today) => ({ days: partOfMonth(monthOf(today), [21, 31]) }),
  spring: (today) => ({ days: seasonSpan(3, 5, today) }),
  summer: (today) => ({ days: seasonSpan(6, 8, today) }),
  autumn: (today) => ({ days: seasonSpan(9, 11, today) }),
  winter: (today) => ({ days: seasonSpan(12, 2, today) }),
  nextHoliday: (today) => {
    const date = nextPublicHoliday(today);
    return date ? { days: oneDay(date) } : undefined;
  },
  longWeekend: (today) => {
    const days = longWeekend(today);
    return days && { days };
  },
};

const timeOfPhrase = new Map(
  (Object.keys(phrases) as (keyof typeof phrases)[]).flatMap((name) =>
    phrases[name].map((phrase) => [phrase, PHRASES[name]] as const),
  ),
);

/** A phrase that names days by itself: 'tomorrow', 'tonight', 'the next holiday'. */
export function readPhraseTime(
  words: Words,
  position: number,
  today: CalendarDay,
): Read<ReadTime> | undefined {
  const phrase = readPhrase(words, position, timeOfPhrase);
  const value = phrase?.value(today);
  return phrase && value && { value, end: phrase.end };
}

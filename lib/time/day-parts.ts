import type { CalendarDay } from './calendar-day.ts';
import { MONTHS } from './format-day.ts';

/** A part of a text, which begins at a letter of it: words, or a day in words and as machines read it. */
type DayPart = { start: number; words: string; day?: CalendarDay };

/** A day as the functions of format-day write it with its weekday: of days in a row the first may have no year. */
const WRITTEN = new RegExp(
  `(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? (\\d{1,2}) (${MONTHS.map((month) => month.slice(0, 3)).join('|')})[a-z]*(?: (\\d{4}))?`,
  'g',
);

/**
 * The parts of a text of ours, in which `format-day.ts` has written the days. A day without a year is that of the next one.
 *
 *     dayParts('to Sun 11 Jul 2027');
 *     // [{ start: 0, words: 'to ' }, { start: 3, words: 'Sun 11 Jul 2027', day: '2027-07-11' }]
 */
export function dayParts(text: string): DayPart[] {
  const parts: DayPart[] = [];
  let year: string | undefined;
  let end = text.length;
  // From the last to the first, as the year is behind.
  for (const match of [...text.matchAll(WRITTEN)].reverse()) {
    const [words, number = '', name] = match;
    year = match[3] ?? year;
    if (!year) continue;
    const month = MONTHS.findIndex((each) => each.slice(0, 3) === name) + 1;
    const [mm, dd] = [month, Number(number)].map((value) => String(value).padStart(2, '0'));
    const start = match.index + words.length;
    parts.unshift(
      { start: match.index, words, day: `${year}-${mm}-${dd}` },
      { start, words: text.slice(start, end) },
    );
    end = match.index;
  }
  parts.unshift({ start: 0, words: text.slice(0, end) });
  return parts.filter(({ words }) => words !== '');
}

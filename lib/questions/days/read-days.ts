import type { CalendarDay } from '#lib/time/calendar-day';
import { weekendSpan } from '#lib/time/weekend';
import { longest, type Read, readPhrase, skip } from '../sentence/read-words.ts';
import type { ReadTime, Words } from './asked-days.ts';
import { yearNumber } from './date-words.ts';
import { readPhraseTime } from './day-phrases.ts';
import { holidayDays, holidayNamed, isVillage, MAX_HOLIDAY_WORDS } from './holiday-words.ts';
import { readCounted } from './read-counted.ts';
import { readDate, readFigureRange } from './read-date.ts';
import { readNth, readPartOfMonth, readYear } from './read-month.ts';
import { readSeveral, readUnit, units } from './read-unit.ts';
import { readWeekday } from './read-weekday.ts';
import { of, the } from './small-words.ts';

/** A year after this one behind a holiday: the one of 'Settlement Day next year' and 'Christmas in 2028'. */
function readLaterYear(words: Words, position: number, today: CalendarDay): Read<number> | undefined {
  const at = skip(words, position, of);
  const unit = readYear(words, at, today) ?? readUnit(words, at, today);
  const { from = '', to = '' } = unit?.value.days ?? {};
  const isYear = from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;
  return unit && isYear && from > today ? { value: Number(from.slice(0, 4)), end: unit.end } : undefined;
}

/**
 * A holiday as days: one that is asked for by its days, one with a year ('Garifuna Settlement Day 2027'), or, where
 * only days can stand (`strict`), any of them.
 */
function readHoliday(
  words: Words,
  position: number,
  today: CalendarDay,
  strict: boolean,
): Read<ReadTime> | undefined {
  const start = skip(words, position, the);
  for (let length = MAX_HOLIDAY_WORDS; length > 0; length -= 1) {
    const holiday = holidayNamed(words.slice(start, start + length).join(' '));
    if (!holiday || words.slice(start, start + length).includes('')) continue;
    if (isVillage(words.slice(start, start + length).join(' '), words[start - 1])) continue;
    const end = start + length;
    const isDays = holiday.asDays || length > 1;
    const later = isDays ? readLaterYear(words, end, today) : undefined;
    const year = yearNumber(words[end] ?? '') ?? later?.value;
    const days = holidayDays(holiday, year, today);
    const behind = later?.end ?? (year ? end + 1 : end);
    const unit = readPhrase(words, behind, units);
    // A weekend is days, whichever holiday it is of.
    if (unit?.value === 'weekend') return { value: { days: weekendSpan(days.from) }, end: unit.end };
    if (!year && !strict && !holiday.asDays) return undefined;
    return { value: { days }, end: behind };
  }
  return undefined;
}

/** The days that are named at a position: the longest reading, undefined when none is. */
export function readDays(
  words: Words,
  position: number,
  today: CalendarDay,
  strict = false,
): Read<ReadTime> | undefined {
  return longest([
    readNth(words, position, today),
    readPhraseTime(words, position, today),
    readHoliday(words, position, today, strict),
    readDate(words, position, today),
    readFigureRange(words, position, today),
    readWeekday(words, position, today, strict),
    readSeveral(words, position, today) ?? readUnit(words, position, today),
    readCounted(words, position, today),
    readPartOfMonth(words, position, today),
    readYear(words, position, today),
  ]);
}

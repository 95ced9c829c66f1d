import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { formatHour } from '#lib/time/format-hour';
import { listedDays } from './days/listed-days.ts';
import { spoiltDate } from './days/spoilt-date.ts';
import {
  alternativeDays,
  besideDays,
  type LikelyDays,
  likelyDays,
  likelyTwoDays,
  otherWayRound,
} from './days/understood-date.ts';
import { contradictsWeekday, withoutWeekdays } from './days/weekday-names.ts';
import { convertDate, sheetDate } from './event-date.ts';
import type { EventRow } from './event-from-row.ts';
import { saysAgain } from './hour-faults.ts';
import { hoursFromText } from './hours/plain-hours.ts';
import { hourOfDate, hourOfText, textOfCell } from './serial-cells.ts';

export const WRITE_DATE = 'Write month/day/year, like 11/28/2026, or TBA.';
const WRITE_DATES =
  'Write the first day as month/day/year, like 11/28/2026, and the other dates into MoreDates.';

/** The words by which the hand of a sheet's owner is guided where its dates come in another order. */
export const SET_LOCALE =
  'In the sheet: File → Settings → Locale: United States, then type the dates again as month/day/year.';

/** What to write for a date that stays text, and what it says against another cell. */
type DateAdvice = { write: string; contradiction?: string };

/** The cells that may say something else than a date. */
type BesideDate = Pick<EventRow, 'Time' | 'EndTime' | 'EndDate'>;
/** The column of the hour that belongs to a date: that of its beginning or of its end. */
type HourColumn = 'Time' | 'EndTime';

/** What to write if some days are meant. */
function ifItIs({ first, last, more }: LikelyDays, others = more ? [more] : [], hour = ''): string {
  const further = last ? [`${sheetDate(last)} into EndDate`] : [];
  if (others.length > 0) further.push(`${others.map(sheetDate).join(', ')} into MoreDates`);
  if (hour) further.push(hour);
  const and = further.length > 0 ? `, and ${further.join(', and ')}` : '';
  return `If it is ${formatShortDay(first)}: write ${sheetDate(first)}${and}.`;
}

/** The same of a day whose numbers come in the other order, with how to end that. */
export const ifOtherWayRound = (day: CalendarDay): string => `${ifItIs({ first: day })} ${SET_LOCALE}`;

const anotherDay = (day: CalendarDay) =>
  `${formatShortDay(day)} is another day of the week: correct the one that is wrong.`;

/** What to write for a date that one sign spoils; undefined for any other. */
function writeForSpoilt(cell: string): string | undefined {
  const spoilt = spoiltDate(cell);
  if (!spoilt) return undefined;
  if (spoilt.kind === 'letter') {
    const day = convertDate(spoilt.meant);
    return `“${spoilt.sign}” is a letter. If it is ${formatShortDay(day)}: write ${spoilt.meant} in figures.`;
  }
  if (spoilt.kind === 'month') return `There is no month ${spoilt.month}. ${WRITE_DATE}`;
  return `${spoilt.kind === 'year' ? 'The year has not four digits.' : 'The year is missing.'} ${WRITE_DATE}`;
}

const SERIAL = /^\d{5}(?:\.\d+)?$/;
/** The day that a sheet's serial number is, which a cell shows that is formatted as a number, and its hour: '46375.75'. */
function dayOfSerial(cell: string): { days: LikelyDays; rest: string } | undefined {
  const day = SERIAL.test(cell) ? convertDate(textOfCell('Date', Number(cell))) : '';
  return isCalendarDay(day) ? { days: { first: day }, rest: hourOfDate(Number(cell)) ?? '' } : undefined;
}

/** What sheets put behind a day that has no hour: '0:00:00'. */
const NO_HOUR = /^(?:0?0:00(?::00)?|12:00(?::00)? ?am)$/;
const BESIDE_HOURS = /\b(?:at|on|the|el|from|desde|de)\b|[()[\],;@|]/g;

type Hours = NonNullable<ReturnType<typeof hoursFromText>>;
const inWords = ({ start, end }: Hours) =>
  end === undefined ? formatHour(start) : `${formatHour(start)} - ${formatHour(end)}`;

/** Hours beside a date, in words, and their start where it is clear; 'unclear' where figures are left that say something else. */
function hoursBeside(rest: string): { words: string; start?: number } | 'unclear' | undefined {
  const words = oneLine(withoutWeekdays(fold(rest)).replace(BESIDE_HOURS, ' '));
  if (!/\d|noon|midnight|mediodia|medianoche/.test(words) || NO_HOUR.test(words)) return undefined;
  const hours = hoursFromText(words);
  if (hours) return { words: inWords(hours), start: hours.start };
  return /^\d{1,2}:\d\d(?::\d\d)?$/.test(words) ? { words } : 'unclear';
}

/** What to write for one day, or days in a row, with what stands beside them. */
function adviceForDays(days: LikelyDays, rest: string, beside: BesideDate, column: HourColumn): DateAdvice {
  const hours = hoursBeside(rest);
  if (hours === 'unclear') return { write: WRITE_DATES };
  if (!hours) return { write: ifItIs(days) };
  const time = oneLine(hourOfText(beside[column] ?? ''));
  const stated = hoursFromText(time);
  if (!stated) return { write: ifItIs(days, [], `${hours.words} into ${column}`) };
  if (stated.start === hours.start) return { write: ifItIs(days) };
  return {
    contradiction: `it has ${hours.words}, though ${column} says “${time}”`,
    write: `${ifItIs(days)} Which hour holds? Write it into ${column} alone.`,
  };
}

/** What to write for two full dates in one cell; undefined where they are no days of one event. */
function adviceForTwo(cell: string, { EndDate = '' }: BesideDate): DateAdvice | undefined {
  const two = likelyTwoDays(cell);
  // What takes place again and again between two days has no last one.
  if (two === 'unclear' || (two?.last && saysAgain(cell))) return { write: WRITE_DATES };
  if (!two) return undefined;
  if (two.contradicted) return { write: `${anotherDay(two.contradicted)} ${WRITE_DATES}` };
  const end = convertDate(oneLine(EndDate));
  if (two.last && isCalendarDay(end) && end !== two.last)
    return {
      contradiction: `it ends on ${sheetDate(two.last)}, though EndDate says ${sheetDate(end)}`,
      write: `Which one is the last day? Write it into EndDate, and ${sheetDate(two.first)} here.`,
    };
  const hasHours = /\d\s*[ap]\.?\s?m\b|\d:\d\d|\b(?:noon|midnight)\b/i.test(
    cell.replace(/\b0?0:00(?::00)?\b/g, ''),
  );
  const hours = hasHours ? ' Its hours belong into Time.' : '';
  return { write: `${ifItIs(two)}${hours}${two.isOtherWay ? ` ${SET_LOCALE}` : ''}` };
}

/**
 * What to write for a date that stays text, so that every day and hour of the cell comes back; where that is not certain,
 * how dates are written. `beside` are the cells that may say otherwise,
 * and `column` is that of its hour.
 */
export function adviceForDate(
  cell: string,
  beside: BesideDate = {},
  column: HourColumn = 'Time',
): DateAdvice {
  const spoilt = writeForSpoilt(cell);
  if (spoilt) return { write: spoilt };
  const two = adviceForTwo(cell, beside);
  if (two) return two;
  const alternatives = alternativeDays(cell);
  if (alternatives.length > 0)
    return { write: `Write one of the two. ${alternatives.map((first) => ifItIs({ first })).join(' ')}` };
  const [first, ...others] = listedDays(cell) ?? [];
  if (first) return { write: ifItIs({ first }, others) };
  const { days, rest } = dayOfSerial(cell) ?? { days: likelyDays(cell), rest: besideDays(cell) };
  if (!days) return { write: saysAgain(cell) ? WRITE_DATES : WRITE_DATE };
  if (!contradictsWeekday([days.first, days.last ?? days.first], cell))
    return adviceForDays(days, rest, beside, column);
  const other = otherWayRound(cell);
  return other !== undefined && !contradictsWeekday([other], cell)
    ? { write: ifOtherWayRound(other) }
    : { write: `${anotherDay(days.first)} ${WRITE_DATE}` };
}

/**
 * What to write for one of several further dates that stays text; undefined where nothing of a date is in it.
 *
 *     adviceForFurther('4/31/2027'); // '4/31/2027 is no day of the calendar: correct it, or leave it out.'
 */
export function adviceForFurther(date: string): string | undefined {
  if (convertDate(date) !== date) return `${date} is no day of the calendar: correct it, or leave it out.`;
  const spoilt = writeForSpoilt(date);
  if (spoilt) return spoilt;
  const days = likelyDays(date);
  if (!days || days.last || hoursBeside(besideDays(date)) === 'unclear') return undefined;
  const { first } = days;
  if (!contradictsWeekday([first], date))
    return `Of “${date}”, if it is ${formatShortDay(first)}, write ${sheetDate(first)} alone.`;
  const other = otherWayRound(date);
  return other !== undefined && !contradictsWeekday([other], date)
    ? ifOtherWayRound(other)
    : `“${date}”: ${anotherDay(first)}`;
}

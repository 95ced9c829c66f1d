import { addDays } from '#lib/time/calendar-day';
import { formatHour } from '#lib/time/format-hour';
import { sheetDate } from './event-date.ts';

/** A cell as its source gives it: its text, or the number of a date, an hour or anything else that is counted. */
export type SheetCell = string | number;

/** A row of a table with the number that the sheet shows beside it. */
export type TableRow = { row: number; cells: readonly SheetCell[] };

/** Rows that are converted at once. */
export const ROWS_PER_SLICE = 50;

/** Sheets count days from here; the part behind the point is the part of the day. */
const DAY_ZERO = '1899-12-30';
/** The serial numbers of 2000-01-01 and 2100-01-01: a smaller number in a cell is a year or an hour that was typed. */
const FIRST_DAY = 36_526;
const LAST_DAY = 73_050;
const MINUTES_OF_DAY = 1_440;
const DATES = new Set<string>(['Date', 'EndDate', 'MoreDates']);
const HOURS = new Set<string>(['Time', 'EndTime']);

const isDaySerial = (value: number) => value >= FIRST_DAY && value < LAST_DAY + 1;

/** The hour that a part of a day is: 0.7708 is '6:30 PM'. Sheets store minutes as rounded parts. */
const hourText = (part: number) => formatHour(Math.round(part * MINUTES_OF_DAY) % MINUTES_OF_DAY);

/** An hour that was exported as the part of a day that it is: '0.7708', '0,7708'. */
const PART_OF_DAY = /^0?[.,](\d{2,})$/;

/** The text of an hour's cell, where it may be a bare number: '0.7708' is '6:30 PM'. */
export function hourOfText(text: string): string {
  const [, digits] = PART_OF_DAY.exec(text.trim()) ?? [];
  return digits ? hourText(Number(`0.${digits}`)) : text;
}

/**
 * Whether the number of a cell is what its column is about: in a column of dates a day, in one of hours a part of a day.
 * Elsewhere a sheet turns what was typed into a date by itself, '7-11' as a venue: there counts what it shows.
 */
function isCounted(column: string | undefined, value: number): boolean {
  if (!column) return false;
  if (DATES.has(column)) return isDaySerial(value);
  // A whole day in a column of hours is such a date: '7-11'.
  return HOURS.has(column) && ((value >= 0 && value <= 1) || (isDaySerial(value) && value % 1 !== 0));
}

/** The hour of a date that has one, 46361.75 is '6 PM'; undefined for any other cell. */
export const hourOfDate = (cell: SheetCell | undefined): string | undefined =>
  typeof cell === 'number' && isDaySerial(cell) && cell % 1 !== 0 ? hourText(cell % 1) : undefined;

/** A price without a currency: as a value it is the same in every locale. */
const BARE_NUMBER = /^[\d.,\s]*$/;

/**
 * What counts of a cell that is known as a value and as the sheet shows it: the value where it is what its column is about,
 * elsewhere what is shown, with the currency of a price.
 */
export function countedOrShown(column: string | undefined, value: SheetCell, shown = ''): SheetCell {
  if (typeof value === 'string' || shown === '' || isCounted(column, value)) return value;
  return column === 'Price' && BARE_NUMBER.test(shown) ? value : shown;
}

/**
 * The text of a cell, where a date or an hour may be the sheet's serial number, which does not depend on its locale: in
 * Date 46361 is '12/5/2026', in Time 0.75 is '6 PM'.
 */
export function textOfCell(column: string | undefined, cell: SheetCell): string {
  if (typeof cell === 'string') return column && HOURS.has(column) ? hourOfText(cell) : cell;
  if (column && DATES.has(column) && isDaySerial(cell)) return sheetDate(addDays(DAY_ZERO, Math.floor(cell)));
  if (column && HOURS.has(column)) {
    // 24:00 of an end is a whole day.
    if (column === 'EndTime' && cell === 1) return hourText(0);
    // A whole day is what the sheet has made of '7-11', not midnight.
    if ((cell >= 0 && cell < 1) || (isDaySerial(cell) && cell % 1 !== 0)) return hourText(cell % 1);
  }
  // What was computed has more digits than anybody typed.
  return String(column === 'Price' ? Math.round(cell * 100) / 100 : cell);
}

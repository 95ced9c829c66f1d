import { isOnline } from '#lib/places/is-online';
import { placeFromText } from '#lib/places/place-from-text';
import { oneLine } from '#lib/text/one-line';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { convertDate, sheetDate } from './event-date.ts';
import type { EventRow } from './event-from-row.ts';
import type { CellFault, Finding, ReadRow } from './fault.ts';

/** A row with the number that the sheet shows beside it. */
export type NumberedRow = { number: number; row: EventRow };

const asAbove = (is: string, number: number, write: string) =>
  `If it is ${is}, as in row ${number}: write ${write}.`;

/** What to write into a cell Event that is empty below one that is not: the cells of one event may be joined. */
export function writeForTitle(above: NumberedRow | undefined): string | undefined {
  const title = oneLine(above?.row.Event ?? '');
  return above && title !== '' ? asAbove(`“${title}”`, above.number, 'that') : undefined;
}

/** The same of a date. Which day it is stays open: another one may be meant. */
export function withDateAbove(fault: CellFault, above: NumberedRow | undefined): CellFault {
  const day = convertDate(oneLine(above?.row.Date ?? ''));
  if (!above || !isCalendarDay(day)) return fault;
  return { ...fault, write: `${asAbove(formatShortDay(day), above.number, sheetDate(day))} ${fault.write}` };
}

const isBlank = (cell = '') => oneLine(cell) === '';
/** Whether only the title of an event is known yet, of which nothing more is asked than its date. */
const isOnlyTitle = ({ Date: date, Time: time, Venue: venue }: EventRow) =>
  [date, time, venue].every(isBlank);

/** Whether other cells say where an event is that has no Location. */
const isPlaced = ({ row, event }: ReadRow) =>
  [row.Country, row.District, row.Address].some((cell) => !isBlank(cell)) ||
  isOnline(event.venue) ||
  placeFromText(event.venue).country !== undefined;

/** What is wrong with a cell Location that is empty below one that is not. */
export function blankPlaceFinding(read: ReadRow, above: NumberedRow | undefined): Finding {
  const place = oneLine(above?.row.Location ?? '');
  if (!above || place === '' || !isBlank(read.row.Location)) return undefined;
  if (isOnlyTitle(read.row) || isPlaced(read)) return undefined;
  return {
    made: 'empty, so the event is shown without a place',
    write: `${asAbove(`“${place}”`, above.number, 'that')} Each row needs its own.`,
  };
}

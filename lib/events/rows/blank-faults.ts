import { isOnline } from '#lib/places/is-online';
import { placeFromText } from '#lib/places/place-from-text';
import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { slug } from '#lib/text/slug';
import { daysBetween, isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { alternativeDays, likelyDays } from './days/understood-date.ts';
import { convertDate, sheetDate } from './event-date.ts';
import type { EventColumn, EventRow } from './event-from-row.ts';
import type { CellFault, Finding, ReadRow } from './fault.ts';
import { type NumberedRow, writeAsIn } from './row-cells.ts';

const isBlank = (cell = '') => oneLine(cell) === '';

/** Whether two rows say the same in a column. */
function isSame(column: EventColumn, one: EventRow, other: EventRow): boolean {
  const said = slug(one[column] ?? '');
  return said !== '' && said === slug(other[column] ?? '');
}

/** The beginning of a title that several rows of one event share: what stands before a colon or dash, else two words. */
function beginningOf({ Event: title = '' }: EventRow): string {
  const [first = '', rest] = fold(oneLine(title)).split(/\s*[:–—]\s*|\s+-\s+/);
  return rest === undefined ? first.split(' ').slice(0, 2).join(' ') : first;
}
const MIN_BEGINNING = 8;
const beginsAlike = (one: EventRow, other: EventRow) =>
  beginningOf(one).length >= MIN_BEGINNING && beginningOf(one) === beginningOf(other);

/** How many days lie between two rows; undefined where one has no day. */
function daysApart({ Date: one = '' }: EventRow, { Date: date = '', EndDate: end = '' }: EventRow) {
  const [day, first, last] = [one, date, end].map((cell) => convertDate(oneLine(cell)));
  if (!day || !first || !isCalendarDay(day) || !isCalendarDay(first)) return undefined;
  return Math.abs(daysBetween(last && isCalendarDay(last) ? last : first, day));
}
/** Days of one event that has a row for each. */
const MOST_APART = 7;

/**
 * Whether a row and the one above may be of one event whose cells are joined, of which `missing` is one. They have to have
 * something in common that most rows do not: the same venue, the beginning of the title, the next day at the same place.
 */
function mayBeJoined(missing: EventColumn, row: EventRow, above: EventRow): boolean {
  const apart = daysApart(row, above);
  if (missing === 'Event')
    return (
      apart !== undefined &&
      ((isSame('Venue', row, above) && apart <= MOST_APART) || (isSame('Location', row, above) && apart <= 1))
    );
  return isSame('Venue', row, above) || beginsAlike(row, above);
}

const asAbove = (column: EventColumn, row: EventRow, above: NumberedRow | undefined) =>
  above && mayBeJoined(column, row, above.row) ? writeAsIn(above, column) : undefined;

/** What to write into a cell Event that is empty: the cells of one event may be joined. */
export const writeForTitle = (row: EventRow, above: NumberedRow | undefined): string =>
  asAbove('Event', row, above) ?? 'Write the name of the event.';

/** What to write into a cell Date that is empty: the day that the title names, or that of the row above. Which it is stays open. */
export function withLikelyDate(fault: CellFault, row: EventRow, above: NumberedRow | undefined): CellFault {
  const title = oneLine(row.Event ?? '');
  const inTitle = alternativeDays(title).length > 0 ? undefined : likelyDays(title)?.first;
  const write = inTitle
    ? `If it is ${formatShortDay(inTitle)}, as the title says: write ${sheetDate(inTitle)}.`
    : asAbove('Date', row, above);
  return write ? { ...fault, write: `${write} ${fault.write}` } : fault;
}

/** Whether only the title of an event is known yet, of which nothing more is asked than its date. */
const isOnlyTitle = ({ Date: date, Time: time, Venue: venue }: EventRow) =>
  [date, time, venue].every(isBlank);

/** Whether other cells say where an event is that has no Location. */
const isPlaced = ({ row, event }: ReadRow) =>
  [row.Country, row.District, row.Address].some((cell) => !isBlank(cell)) ||
  isOnline(event.venue) ||
  placeFromText(event.venue).country !== undefined;

/** The place of Belize that a part of a venue names: 'Corozal' of 'Central Park, Corozal'; undefined without one. */
const placeOfVenue = (venue: string): string | undefined =>
  venue
    .split(/,|\s-\s|[()]/)
    .slice(1)
    .map(oneLine)
    .findLast((part) => placeFromText(part).district !== undefined);

/** What is wrong with a cell Location that is empty below one that is not. */
export function blankPlaceFinding(read: ReadRow, above: NumberedRow | undefined): Finding {
  const { row, event } = read;
  const place = oneLine(above?.row.Location ?? '');
  if (!above || place === '' || !isBlank(row.Location)) return undefined;
  if (isOnlyTitle(row) || isPlaced(read)) return undefined;
  const inVenue = placeOfVenue(event.venue);
  const write = inVenue
    ? `If it is ${inVenue}, as Venue says: write that.`
    : (asAbove('Location', row, above) ?? 'Write the town or village.');
  return { made: 'empty, so the event is shown without a place', write: `${write} Each row needs its own.` };
}

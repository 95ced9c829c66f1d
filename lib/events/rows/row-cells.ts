import { withoutChatMarks } from '#lib/text/chat-marks';
import { decodeEntities } from '#lib/text/decode-entities';
import { oneLine } from '#lib/text/one-line';
import { textOfSafeCell } from '#lib/text/safe-cell';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { isDitto, isErrorCell, isTooNarrow } from './cells/no-value.ts';
import { convertDate, sheetDate } from './event-date.ts';
import type { EventColumn, EventRow } from './event-from-row.ts';
import type { CellFault } from './fault.ts';
import { type SheetCell, textOfCell } from './serial-cells.ts';

/** Columns of addresses and of ids, which have no words. */
const NO_WORDS = new Set<EventColumn>([
  'CoverImage',
  'Image',
  'ModalImages',
  'PlaceID',
  'ID',
  'TicketURL',
  'Website',
]);

/** Columns of texts, whose words stay when they are struck through; of one value what is struck through no longer holds. */
const OF_TEXTS = new Set<EventColumn>(['Event', 'Description', 'CoverImageText', 'ModalImageTexts']);

/** Columns of days and hours, which a sheet shows as hashes where they are too narrow. */
const OF_TIMES = new Set<EventColumn>(['Date', 'EndDate', 'MoreDates', 'Time', 'EndTime']);

/** What stands in the column Time where it has no value: an empty cell would be a whole day, and an hour is not known. */
const UNKNOWN_HOUR = 'TBA';

/** What is written in a cell, without what protects it in a spreadsheet. */
export const writtenIn = (column: EventColumn, cell: SheetCell = ''): string =>
  textOfSafeCell(decodeEntities(textOfCell(column, cell)));

/** What a cell says, without the marks of a chat it was copied from. */
function wordsOfCell(column: EventColumn, cell: SheetCell | undefined): string {
  const text = writtenIn(column, cell);
  return NO_WORDS.has(column) ? text : withoutChatMarks(text, { dropsStruck: !OF_TEXTS.has(column) });
}

/** What is wrong with a cell that has an error of the sheet, which is as good as an empty cell; undefined without one. */
function errorIn(column: EventColumn, text: string): CellFault | undefined {
  const fault = { column, cell: text.trim() };
  if (isErrorCell(text))
    return {
      ...fault,
      made: 'an error of the sheet, read as empty',
      write: 'Correct the formula, or type the value.',
    };
  return OF_TIMES.has(column) && isTooNarrow(text)
    ? {
        ...fault,
        made: 'what a sheet shows where its column is too narrow, read as empty',
        write: 'Make the column wider and copy it again, or type the value.',
      }
    : undefined;
}

/** The cells of a row by their columns, and what is wrong with those that have an error of the sheet: they are empty. */
export function cellsByColumn(cells: readonly SheetCell[], columns: ReadonlyMap<EventColumn, number>) {
  const row: EventRow = {};
  const errors: CellFault[] = [];
  for (const [column, index] of columns) {
    const text = wordsOfCell(column, cells[index]);
    const error = errorIn(column, text);
    row[column] = error ? '' : text;
    if (error) errors.push(error);
  }
  return { row, errors };
}

/** A row with the number that the sheet shows beside it. */
export type NumberedRow = { number: number; row: EventRow };

/** What to write if a cell means what stands in the same column of another row. */
export function writeAsIn({ number, row }: NumberedRow, column: EventColumn): string | undefined {
  const text = oneLine(row[column] ?? '');
  if (text === '') return undefined;
  const day = column === 'Date' || column === 'EndDate' ? convertDate(text) : '';
  return isCalendarDay(day)
    ? `If it is ${formatShortDay(day)}, as in row ${number}: write ${sheetDate(day)}.`
    : `If it is “${text}”, as in row ${number}: write that.`;
}

const mayBeDitto = (column: EventColumn) => !NO_WORDS.has(column) && !OF_TEXTS.has(column);

/**
 * A row without the marks for what stands above (nothing is taken from there, as another row may have been meant), what is
 * wrong with them, and the row as they mean it, for a mark below.
 */
export function withoutDittos(row: EventRow, above: NumberedRow | undefined) {
  const marked = (Object.entries(row) as [EventColumn, string][]).filter(
    ([column, text]) => mayBeDitto(column) && isDitto(text),
  );
  if (marked.length === 0) return { row, meant: row, faults: [] };
  const faults = marked.map(
    ([column, text]): CellFault => ({
      column,
      cell: text.trim(),
      made: 'a mark for what stands above, read as empty',
      write: (above && writeAsIn(above, column)) ?? 'Write what it means.',
    }),
  );
  const emptied = Object.fromEntries(marked.map(([column]) => [column, '']));
  const meant = Object.fromEntries(marked.map(([column]) => [column, above?.row[column] ?? '']));
  return { row: { ...row, ...emptied }, meant: { ...row, ...meant }, faults };
}

/** A row whose hour is not known, where its cell has a fault instead of one. */
export const withUnknownHour = (row: EventRow, faults: readonly CellFault[]): EventRow =>
  faults.some(({ column }) => column === 'Time') && row.Time === '' ? { ...row, Time: UNKNOWN_HOUR } : row;

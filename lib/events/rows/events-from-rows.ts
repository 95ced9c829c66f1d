import type { CalendarDay } from '#lib/time/calendar-day';
import { mapSlices, type Slices } from '#lib/time/slices';
import type { CalendarEvent, SkippedRow } from '../calendar-event.ts';
import { likesOf } from '../facts/event-likes.ts';
import type { GivenId } from '../facts/given-ids.ts';
import { uniqueIds } from '../facts/unique-ids.ts';
import type { Fault } from './fault.ts';
import { readHeader } from './header.ts';
import { type ReadRows, readRowsOf } from './like-rows.ts';
import { faultsOfReading, isBlankRow, readTable } from './read-table.ts';
import type { SheetCell } from './serial-cells.ts';

/** A sheet as its source gives it. */
type SheetRows = {
  /** The cells, row by row; the header is the first row that is not blank. */
  rows: readonly (readonly SheetCell[])[];
  /** The number of the first of these rows in the sheet. */
  firstRow?: number;
  /** The index of the first column in the sheet. */
  firstColumn?: number;
  /** What the source could not read, by the number of the row in the sheet: 0 is the file as a whole. */
  problems: readonly SkippedRow[];
  /** The events of the last reading, whose ids stay theirs. */
  former?: readonly GivenId[] | undefined;
  /** Today in Belize, for dates that are long past. */
  today?: CalendarDay | undefined;
};

export type ParsedEvents = {
  events: CalendarEvent[];
  /** Rows that are no event, with the reason, by their numbers in the sheet; 0 is the file as a whole. */
  skipped: SkippedRow[];
  /** All that is wrong in the sheet, skipped rows included; absent where nothing is. */
  faults?: Fault[];
  /** Absent where the rows are no sheet. */
  read?: ReadRows;
  /** The required columns that the header lacks; absent where it has all. */
  missing?: readonly string[];
};

const notASheet = (reason: string): ParsedEvents => ({ events: [], skipped: [{ row: 0, reason }] });

/**
 * The events of a sheet, with a reason for each row that is skipped, in slices: a sheet may have fifty thousand rows.
 * Never throws: rows that are no sheet give no events and one reason for row 0, the file as a whole.
 */
export function* eventsFromRows({
  rows,
  firstRow = 1,
  firstColumn = 0,
  problems,
  former,
  today,
}: SheetRows): Slices<ParsedEvents> {
  const headerIndex = rows.findIndex((cells) => !isBlankRow(cells));
  if (headerIndex < 0) return notASheet('No data found in CSV');
  const names = (rows[headerIndex] ?? []).map(String);
  const header = readHeader(names);
  const { missing } = header;
  if (missing.length > 0) return { ...notASheet(`The header has no column ${missing.join(', ')}`), missing };

  const headerRow = firstRow + headerIndex;
  const records = rows.slice(headerIndex + 1).map((cells, index) => ({ row: headerRow + 1 + index, cells }));
  const unread = new Map(
    problems.filter(({ row }) => row > headerRow).map(({ row, reason }) => [row, reason]),
  );
  const reading = yield* readTable({ header, rows: records, unread, ...(today && { today }) });
  const skipped = [
    // What is wrong with the header is wrong with all.
    ...problems.filter(({ row }) => row <= headerRow).map(({ reason }) => ({ row: 0, reason })),
    ...reading.rows.flatMap(({ row, reason }) => (reason ? [{ row, reason }] : [])),
  ];
  const found = reading.rows.flatMap(({ event }) => (event ? [event] : []));
  if (found.length === 0 && skipped.length === 0) return notASheet('No data found in CSV');

  const ids = yield* uniqueIds(found, former);
  const events = yield* mapSlices(found, ({ hasOwnId: _, ...event }, index) => {
    const id = ids[index] ?? event.id;
    return { ...event, id, likes: likesOf(id) };
  });
  const faults = [
    ...header.faults.map((fault) => ({ row: headerRow, ...fault })),
    ...faultsOfReading(reading.rows),
  ];
  const read = readRowsOf(reading, { names, row: headerRow, firstColumn });
  return { events, skipped, ...(faults.length > 0 && { faults }), read };
}

import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { EventCategory } from '#lib/events/event-category';
import { eventHours } from '#lib/events/event-hours';
import { safeUrl } from '#lib/events/event-images';
import type { EventStatus } from '#lib/events/event-status';
import { DATE_COLUMNS } from '#lib/events/rows/date-order';
import { convertDate } from '#lib/events/rows/event-date';
import type { RowEvent } from '#lib/events/rows/event-from-row';
import type { CellFault } from '#lib/events/rows/fault';
import { readHeader, type SheetHeader } from '#lib/events/rows/header';
import { formerLikes, likeFault, marksOf, type ReadRows } from '#lib/events/rows/like-rows';
import { type RowReading, readTable } from '#lib/events/rows/read-table';
import { rowSentence } from '#lib/events/rows/row-sentence';
import { countedOrShown, type SheetCell, type TableRow, textOfCell } from '#lib/events/rows/serial-cells';
import { PublicError } from '#lib/server/http/public-error';
import { oneLine } from '#lib/text/one-line';
import { belizeDay, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { finishInTurns } from '#lib/time/slices';
import { catalogState } from './catalog-state.server.ts';
import { servedEvents } from './event-snapshot.server.ts';
import { configuredSources } from './sources/configured-sources.server.ts';

const MAX_ROWS = 500;
const MAX_COLUMNS = 200;
/** The longest text of a cell, and the most rows, that a sheet of Google can have. */
const MAX_LETTERS = 50_000;
const LAST_ROW = 10_000_000;
/** How long rows wait for the last reading, which a server that has just started reads from its disk. */
const LAST_READING_MS = 300;

const TOO_MANY_ROWS = `At most ${MAX_ROWS} rows can be checked at once.`;
const TOO_MANY_COLUMNS = `A row can have at most ${MAX_COLUMNS} cells.`;
const TOO_LONG = `A cell can have at most ${MAX_LETTERS} letters.`;
const FORM = 'Send { "header": ["Event", …], "rows": [{ "row": 12, "cells": ["Drums", …] }] }.';
const OWN_SENTENCES = new Set([TOO_MANY_ROWS, TOO_MANY_COLUMNS, TOO_LONG]);

const text = z.string().max(MAX_LETTERS, TOO_LONG);
const cell = z.union([text, z.number(), z.boolean().transform(String), z.null().transform(() => '')], {
  error: ({ input }) => (typeof input === 'string' ? TOO_LONG : FORM),
});
const checkSchema = z.object({
  header: z.array(text).min(1).max(MAX_COLUMNS, TOO_MANY_COLUMNS),
  rows: z
    .array(
      z.object({
        row: z.int().min(1).max(LAST_ROW),
        /** A real date or hour is the sheet's serial number, all else the text that the sheet shows. */
        cells: z.array(cell).max(MAX_COLUMNS, TOO_MANY_COLUMNS),
        /** All cells as the sheet shows them: what a published CSV has for dates depends on the sheet's locale. */
        shown: z.array(text).max(MAX_COLUMNS, TOO_MANY_COLUMNS).optional(),
      }),
    )
    .max(MAX_ROWS, TOO_MANY_ROWS),
});
type RowsToCheck = z.output<typeof checkSchema>;
type SentRow = RowsToCheck['rows'][number];

/** The rows of a request. Throws a PublicError, 400, where it has none or too many. */
export function parseRowsToCheck(body: unknown): RowsToCheck {
  const { data, error } = checkSchema.safeParse(body);
  if (data) return data;
  const [{ message = '', path = [] } = {}] = error.issues;
  const at = path.length > 0 ? ` Not readable: ${path.map(String).join('.')}.` : '';
  throw new PublicError(400, OWN_SENTENCES.has(message) ? message : `${FORM}${at}`);
}

/** An event as it would be published; hours are those of a clock with 24 hours. */
type CheckedEvent = {
  title: string;
  date: CalendarDay | null;
  endDate: CalendarDay | null;
  start: string | null;
  end: string | null;
  status: EventStatus;
  category: EventCategory;
  place: string;
  cost: string;
  price: number | null;
  currency: string | null;
  moreDates: readonly CalendarDay[];
  image: string | null;
};

type CheckedRow = { row: number; reading: string; event: CheckedEvent | null; faults: CellFault[] };

/** 1140 minutes are '19:00', 1560 are '02:00'. */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function checkedEvent(event: RowEvent): CheckedEvent {
  const { title, date, endDate, status, category, city, cost, price, currency, moreDates = [] } = event;
  const hours = eventHours(event);
  return {
    title,
    date: isCalendarDay(date) ? date : null,
    endDate: endDate ?? null,
    start: hours ? clock(hours.start) : null,
    end: hours?.end ? clock(hours.end.minutes) : null,
    status,
    category,
    place: city,
    cost,
    price: price ?? null,
    currency: currency ?? null,
    moreDates,
    image: safeUrl(event.image) ?? null,
  };
}

function readingOf({ event, reason, faults }: RowReading, today: CalendarDay): string {
  if (event) return rowSentence(event, today);
  if (reason) return `Not shown: ${reason}`;
  return faults[0] ? `Not shown: ${faults[0].made}` : '';
}

/** The cells as the configured source gives them: the API has values, a CSV what the sheet shows. */
function asSource(rows: readonly SentRow[], { columns, width }: SheetHeader, isApi: boolean): TableRow[] {
  const columnAt = new Map([...columns].map(([column, index]) => [index, column]));
  const given = (value: SheetCell, index: number, shown: readonly string[] = []): SheetCell => {
    const column = columnAt.get(index);
    if (isApi) return countedOrShown(column, value, shown[index]);
    return typeof value === 'number' ? (shown[index] ?? textOfCell(column, value)) : value;
  };
  return rows.map(({ row, cells, shown }) => {
    // The API leaves out the empty cells at the end of a row.
    const missing = Array<SheetCell>(isApi ? Math.max(0, width - cells.length) : 0).fill('');
    return { row, cells: [...cells.map((value, index) => given(value, index, shown)), ...missing] };
  });
}

/** The dates of a row that are values, where the sheet’s locale makes the published CSV say another day. */
function localeFaults({ cells, shown = [] }: SentRow, { columns }: SheetHeader): CellFault[] {
  return DATE_COLUMNS.flatMap((column): CellFault[] => {
    const index = columns.get(column) ?? -1;
    const [value, written] = [cells[index], shown[index]];
    if (typeof value !== 'number' || written === undefined) return [];
    const date = textOfCell(column, value);
    const [day, says] = [convertDate(date), convertDate(oneLine(written))];
    if (!isCalendarDay(day) || day === says) return [];
    return [
      {
        column,
        cell: written,
        made: `the cell is ${day}, but the published CSV says ${says}`,
        write: `In the sheet: File → Settings → Locale: United States. Or write '${date} as plain text.`,
      },
    ];
  });
}

/** What is said of a row that is like one of the last reading, which is published once where the two are equal. */
const formerLikeFault = (row: number, other: number, title: string): CellFault => ({
  ...likeFault(row, other, title),
  made: `nearly the same as row ${other}, so rows ${other} and ${row} may both be shown`,
});

/** Where the locale is wrong, nothing else that is said of the same date is of use. */
const withLocale = (locale: CellFault[], faults: readonly CellFault[]) => [
  ...locale,
  ...faults.filter(({ column }) => !locale.some((fault) => fault.column === column)),
];

/** A fault with the column's name and the cell's text as they were sent, which may be cleaned or converted in the reading. */
function asSent(
  fault: CellFault,
  names: readonly string[],
  columns: ReadonlyMap<string, number>,
  row: SentRow,
) {
  const index = columns.get(fault.column) ?? -1;
  const { [index]: value } = row.cells;
  const written = typeof value === 'string' ? value : row.shown?.[index];
  return { ...fault, column: names[index] ?? fault.column, cell: written ?? fault.cell };
}

/** What an answer has of a fault. */
const answered = ({ column, cell, made, write }: CellFault): CellFault => ({ column, cell, made, write });

/** What is wrong with the header, as it was sent; the last row of an answer. */
function headerRow(faults: readonly CellFault[], names: readonly string[]): CheckedRow[] {
  if (faults.length === 0) return [];
  const asSentName = (name: string) => names.findLast((one) => one.trim() === name) ?? name;
  const sent = faults.map((fault) =>
    fault.cell === '' ? fault : { ...fault, column: asSentName(fault.cell), cell: asSentName(fault.cell) },
  );
  return [{ row: 1, reading: '', event: null, faults: sent }];
}

/** Rows of a sheet whose header lacks columns. */
function unreadRows({ header: names, rows }: RowsToCheck, { missing, faults }: SheetHeader): CheckedRow[] {
  const what = `the header has no column ${missing.join(', ')}`;
  const lacking = missing.map((column) => ({
    column,
    cell: '',
    made: 'not there, so no row is read',
    write: `Write ${column} into the first row, above its cells.`,
  }));
  return [
    ...rows.map(({ row }) => ({ row, reading: `Not read: ${what}`, event: null, faults: [] })),
    ...headerRow([...lacking, ...faults], names),
  ];
}

/** What the last reading of the configured sheet has left; undefined where there is none. */
async function lastReading(): Promise<ReadRows | undefined> {
  if (!catalogState().sheet)
    await Promise.race([
      servedEvents().catch(() => undefined),
      pause(LAST_READING_MS, undefined, { ref: false }),
    ]);
  const { sheet } = catalogState();
  return sheet?.from === 'sample' ? undefined : sheet?.read;
}

/**
 * What the configured source would publish of rows of the sheet, and what to write instead: a reading for each row in their
 * order, and one more where something is wrong with the header. Nothing is stored. Rows are compared with each other and
 * with the other rows of the last reading. `now` in milliseconds since 1970.
 */
export async function checkRows(sent: RowsToCheck, now: number): Promise<{ rows: CheckedRow[] }> {
  const { header: names, rows } = sent;
  const header = readHeader(names);
  if (header.missing.length > 0) return { rows: unreadRows(sent, header) };
  const [source] = configuredSources();
  const isApi = source?.name === 'sheets-api';
  const today = belizeDay(now);
  const former = source && (await lastReading());
  const numbers = new Set(rows.map(({ row }) => row));
  const reading = await finishInTurns(
    readTable({
      header,
      rows: asSource(rows, header, isApi),
      today,
      dateOrders: former?.dateOrders,
      hourNotations: former?.hourNotations,
      pastFrom: former?.pastFrom,
    }),
  );
  const likes = formerLikes(marksOf(reading.rows), numbers, former?.marks ?? []);
  const checked = reading.rows.map((one, index): CheckedRow => {
    const row = rows[index];
    const { event, faults } = one;
    const like = likes.get(one.row);
    const found =
      like === undefined ? faults : [...faults, formerLikeFault(one.row, like, event?.title ?? '')];
    const locale = !isApi && row && event ? localeFaults(row, header) : [];
    return {
      row: one.row,
      reading: readingOf(one, today),
      event: event ? checkedEvent(event) : null,
      faults: withLocale(locale, found).map((fault) =>
        answered(row ? asSent(fault, names, header.columns, row) : fault),
      ),
    };
  });
  return { rows: [...checked, ...headerRow(header.faults, names)] };
}

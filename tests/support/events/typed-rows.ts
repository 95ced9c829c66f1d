import Papa from 'papaparse';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';

/** Cells by their columns, as people type them; those that are left out are the plain row's. */
export type TypedRow = Readonly<Record<string, string>>;

const PLAIN_ROW: TypedRow = { Event: 'Drum Night', Time: '7 PM', Venue: 'Lebeha', Location: 'Hopkins' };

/**
 * Reads rows as people type them, each like a plain one on a `date` but for some cells; the first is row 2. `today` in
 * Belize.
 */
export function typedRows(date: string, today: string) {
  const read = (...rows: TypedRow[]) => {
    const all = rows.map((cells): TypedRow => ({ ...PLAIN_ROW, Date: date, ...cells }));
    const fields = [...new Set(all.flatMap((row) => Object.keys(row)))];
    const csv = Papa.unparse({ fields, data: all.map((row) => fields.map((column) => row[column] ?? '')) });
    return finishSlices(parseEventsCsv(csv, [], today));
  };
  const faultsOf = (...rows: TypedRow[]) => read(...rows).faults ?? [];
  const eventOf = (cells: TypedRow): CalendarEvent => {
    const [event] = read(cells).events;
    if (!event) throw new Error(`No event: ${JSON.stringify(cells)}`);
    return event;
  };
  return { read, faultsOf, eventOf };
}

import type { GivenId } from '#lib/events/facts/given-ids';
import type { ParsedEvents } from '#lib/events/rows/events-from-rows';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { Slices } from '#lib/time/slices';
import { parseSheetsApi } from './parse-sheets-api.ts';

export type SourceName = 'sheets-api' | 'published-csv';

/** A source of events: `load` loads the text of a sheet, or throws an error whose message has no secret. */
export type EventSource = { name: SourceName; load: () => Promise<string> };

/**
 * Parses the text that a source has loaded; `former` are the events of the last reading. Throws a SourceError when it is
 * no sheet at all.
 */
export const PARSE_SHEET: Record<
  SourceName,
  (text: string, former?: readonly GivenId[], today?: CalendarDay) => Slices<ParsedEvents>
> = {
  'sheets-api': parseSheetsApi,
  'published-csv': parseEventsCsv,
};

/** How many rows a sheet has, without blank ones. */
export const rowCount = ({ events, skipped }: ParsedEvents) =>
  events.length + skipped.filter(({ row }) => row > 0).length;

import { convertDate } from '#lib/events/rows/event-date';
import type { EventColumn, EventRow } from '#lib/events/rows/event-from-row';
import { OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from '#lib/events/rows/event-from-row';
import { fold } from '#lib/text/fold';

type Cells = readonly string[];

const key = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const COLUMNS = new Map([...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS].map((name) => [key(name), name]));

/** The known column of each header cell, if any; of duplicate columns only the first counts. */
function columnsOf(header: Cells): Array<EventColumn | undefined> {
  const seen = new Set<EventColumn>();
  return header.map((cell) => {
    const name = COLUMNS.get(key(cell));
    if (!name || seen.has(name)) return undefined;
    seen.add(name);
    return name;
  });
}

/** The required columns that a header lacks. */
export const missingColumns = (header: Cells): EventColumn[] => {
  const columns = columnsOf(header);
  return REQUIRED_COLUMNS.filter((name) => !columns.includes(name));
};

/** Columns without which a row says that its event takes place at another time, on fewer days, or costs something else. */
const NEEDED_COLUMNS = ['EndDate', 'MoreDates', 'Country', 'TimeZone', 'Price', 'Currency'] as const;

/** Those of them that a header lacks, although the row has a value for it. */
export const columnsToAdd = (header: Cells, row: EventRow): EventColumn[] => {
  const columns = columnsOf(header);
  return NEEDED_COLUMNS.filter((name) => row[name] && !columns.includes(name));
};

/** The cells of a row in the column order of the sheet; columns that the sheet lacks are left out. */
export const cellsOf = (header: Cells, row: EventRow): string[] =>
  columnsOf(header).map((name) => (name ? (row[name] ?? '') : ''));

/** Whether a row is in the sheet already: by its ID, else by title, day and place. */
export function isListed([header = [], ...rows]: readonly Cells[], row: EventRow): boolean {
  const columns = columnsOf(header);
  const cell = (cells: Cells, name: EventColumn) => {
    const index = columns.indexOf(name);
    return index < 0 ? '' : (cells[index] ?? '').trim();
  };
  const sameText = (cells: Cells, name: EventColumn) =>
    fold(cell(cells, name)) === fold((row[name] ?? '').trim());
  return rows.some(
    (cells) =>
      (row.ID !== undefined && row.ID !== '' && cell(cells, 'ID') === row.ID) ||
      (sameText(cells, 'Event') &&
        sameText(cells, 'Location') &&
        convertDate(cell(cells, 'Date')) === convertDate(row.Date ?? '')),
  );
}

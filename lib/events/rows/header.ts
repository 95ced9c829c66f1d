import { slug } from '#lib/text/slug';
import { typosBetween } from '#lib/text/typos';
import { type EventColumn, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from './event-from-row.ts';
import type { CellFault } from './fault.ts';

const columnKey = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const COLUMNS = new Map(
  [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS].map((name): [string, EventColumn] => [columnKey(name), name]),
);

/** Words that people put beside a column's name: 'Venue Name', 'Cost (BZ$)', 'Event Status'. */
const BESIDE = new Set(
  'name names of the event events url link address info details optional bz bzd usd us s type'.split(' '),
);
/** The column with the day of the week, which no event is made of. */
const WEEKDAY_NAMES = new Set([
  'day',
  'weekday',
  'day-of-week',
  'day-of-the-week',
  'dia',
  'dia-de-la-semana',
]);

/** How many cells a row below a header must have: none below the header's empty cells at its end. */
export const widthOfHeader = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** The column in which the script of the sheet writes what the site reads of a row. */
const CHECK = 'Check';

/** Where the header of a sheet is: what its cells say, the number of its row, and the index of its first column. */
export type SheetLayout = { names: readonly string[]; row: number; firstColumn: number };

export type SheetHeader = {
  /** Where each known column is; of two with the same name the first. */
  columns: ReadonlyMap<EventColumn, number>;
  /** Required columns that there are not. */
  missing: readonly EventColumn[];
  width: number;
  /** How many cells the header has, empty ones at its end included. */
  length: number;
  /** Index of a column that holds only the day of the week, if the sheet has one. */
  weekday: number | undefined;
  /** Index of the column Check, which is no part of a row; undefined without one. */
  check: number | undefined;
  faults: readonly CellFault[];
};

/** The words of a column's name: 'TicketURL' and 'ticket url' alike. */
const wordsOf = (name: string) => slug(name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')).split('-');
const ownWords = (words: readonly string[]) => words.filter((word) => !BESIDE.has(word)).join('');

/** The column of ours that a name most likely means, of those that the sheet does not have. */
function likeOurs(name: string, absent: readonly EventColumn[]): EventColumn | undefined {
  const words = wordsOf(name);
  const key = ownWords(words);
  const isLike = (column: EventColumn) => {
    const ours = columnKey(column);
    const limit = ours.length < 4 ? 0 : ours.length < 8 ? 1 : 2;
    const isTypo = words[0]?.[0] === ours[0] && typosBetween(words.join(''), ours, limit) <= limit;
    return key === ours || key === ownWords(wordsOf(column)) || isTypo;
  };
  return key === '' ? undefined : absent.find(isLike);
}

/** A sheet's header: which column each known name has, what is missing, and what looks like a column of ours. */
export function readHeader(cells: readonly string[]): SheetHeader {
  const columns = new Map<EventColumn, number>();
  cells.forEach((cell, index) => {
    const name = COLUMNS.get(columnKey(cell));
    if (name && !columns.has(name)) columns.set(name, index);
  });
  const absent = [...COLUMNS.values()].filter((name) => !columns.has(name));
  const faults = cells.flatMap((cell, index): CellFault[] => {
    const known = COLUMNS.get(columnKey(cell));
    if (known && columns.get(known) !== index)
      return [
        {
          column: known,
          cell: cell.trim(),
          made: 'a second column of this name, which is not read',
          write: 'Give each column a name of its own.',
        },
      ];
    const ours = known ? undefined : likeOurs(cell, absent);
    return ours
      ? [
          {
            column: cell.trim(),
            cell: cell.trim(),
            made: 'a column that is not read',
            write: `If it is ${ours}, write that as its name.`,
          },
        ]
      : [];
  });
  const weekday = cells.findIndex((cell) => WEEKDAY_NAMES.has(slug(cell)));
  const check = cells.findIndex((cell) => cell.trim() === CHECK);
  return {
    columns,
    missing: REQUIRED_COLUMNS.filter((name) => !columns.has(name)),
    width: widthOfHeader(cells),
    length: cells.length,
    weekday: weekday < 0 ? undefined : weekday,
    check: check < 0 ? undefined : check,
    faults,
  };
}

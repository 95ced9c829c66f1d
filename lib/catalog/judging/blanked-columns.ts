import { type BlankCells, MAIN_COLUMNS, type MainColumn } from '#lib/events/rows/blank-cells';
import { isErrorCell } from '#lib/events/rows/cells/no-value';
import type { Fault } from '#lib/events/rows/fault';

/** A column counts as blank where it is in a third of the rows or more. */
const THIRD = 3;
/** One empty cell is no accident, however few rows there are. */
const FEWEST_LOST = 2;

/** How many rows of a column have something. */
const filledIn = ({ rows, blank }: BlankCells, column: MainColumn) => rows - (blank[column] ?? 0);

/**
 * The main columns that are blank in a third of the rows or more, and have lost a third of what they had. Rows that are new
 * may be blank, as nothing of them is lost.
 *
 *     blankedColumns({ rows: 9, blank: { Date: 3 } }, { rows: 9, blank: {} }); // ['Date']
 */
export function blankedColumns(now: BlankCells, before: BlankCells): MainColumn[] {
  const newRows = Math.max(0, now.rows - before.rows);
  return MAIN_COLUMNS.filter((column) => {
    const [blank, formerlyBlank] = [now.blank[column] ?? 0, before.blank[column] ?? 0];
    const lost = blank - formerlyBlank - newRows;
    if (lost < FEWEST_LOST || blank * THIRD < now.rows) return false;
    // Of fewer rows two blank cells may be a third: rows that are archived are no loss of those that stay.
    return lost * THIRD >= filledIn(before, column);
  });
}

/** Such columns in a sentence, with what they hold: 'The column Date is blank or “#REF!” in 80 of 100 rows, before in 0'. */
export function blankedSentence(
  columns: readonly MainColumn[],
  now: BlankCells,
  before: BlankCells,
  faults: readonly Fault[] = [],
): string {
  const sentences = columns.map((column) => {
    const error = faults.find((fault) => fault.column === column && isErrorCell(fault.cell))?.cell;
    const what = error ? `blank or “${error}”` : 'blank';
    return `The column ${column} is ${what} in ${now.blank[column] ?? 0} of ${now.rows} rows, before in ${before.blank[column] ?? 0} of ${before.rows}`;
  });
  return sentences.join('. ');
}

import { oneLine } from '#lib/text/one-line';
import { pluralize } from '#lib/text/pluralize';
import { type EventColumn, eventFromRow } from './event-from-row.ts';
import type { CellFault } from './fault.ts';
import type { SheetHeader } from './header.ts';
import { cellsByColumn } from './row-cells.ts';
import { faultsOfRow } from './row-faults.ts';
import type { SheetCell } from './serial-cells.ts';

/** Joining two cells has to mend so many faults, or a note beside the table would do. */
const MENDED_FAULTS = 2;

/** The cells with some that follow each other as one, as they were before a comma parted them. */
const joinedAt = (cells: readonly SheetCell[], index: number, extra: number): SheetCell[] => [
  ...cells.slice(0, index),
  cells.slice(index, index + extra + 1).join(','),
  ...cells.slice(index + extra + 1),
];

/** How many faults some cells have as a row; no number counts those of a row that is no event. */
function faultsOfCells(cells: readonly SheetCell[], { columns }: SheetHeader): number {
  const { row } = cellsByColumn(cells, columns);
  const result = eventFromRow(row);
  return 'event' in result ? faultsOfRow(row, result.event).length : Number.POSITIVE_INFINITY;
}

/**
 * What is wrong with a row that has more cells than the header, as a comma without quotes has parted one of them: the cell
 * from which on all stand too far right. Undefined where the row has no further cells, or where joining two of them would
 * mend nothing. `found` is how many faults it has.
 */
export function shiftedFault(
  cells: readonly SheetCell[],
  header: SheetHeader,
  found: number,
): CellFault | undefined {
  const { columns, width, length } = header;
  const filled = cells.findLastIndex((cell) => String(cell).trim() !== '') + 1;
  const extra = Math.max(filled - width, cells.length - length);
  if (extra < 1 || found < MENDED_FAULTS) return undefined;
  let best: { column: EventColumn; index: number; faults: number } | undefined;
  for (const [column, index] of columns) {
    const faults = faultsOfCells(joinedAt(cells, index, extra), header);
    if (faults <= found - MENDED_FAULTS && (!best || faults < best.faults)) best = { column, index, faults };
  }
  if (!best) return undefined;
  const joined = oneLine(
    String(joinedAt(cells, best.index, extra)[best.index] ?? '').replace(/,(?=\S)/g, ', '),
  );
  return {
    column: best.column,
    cell: String(cells[best.index] ?? ''),
    made: `the row has ${pluralize(extra, 'cell')} more than the header, so from here on all stand too far right`,
    write: `If “${joined}” is one text: write it into this cell, and move those behind it to the left. A comma in a CSV needs quotes around its cell.`,
  };
}

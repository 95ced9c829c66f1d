import { oneLine } from '#lib/text/one-line';
import { whyNoEvent } from './row-kinds.ts';

/** The columns that say what an event is: nobody empties one of them on purpose. */
export const MAIN_COLUMNS = ['Event', 'Date', 'Time', 'Venue', 'Location', 'Cost'] as const;
export type MainColumn = (typeof MAIN_COLUMNS)[number];

/** How many rows a sheet has, and in how many of them each of these columns is empty or has an error of the sheet. */
export type BlankCells = { rows: number; blank: Partial<Record<MainColumn, number>> };

/**
 * Adds a row to the count, errors of the sheet being empty cells in it; headings and totals are no such rows. `framed` is the
 * title with the signs around it.
 */
export function countBlankCells(
  counted: BlankCells,
  row: Partial<Record<string, string>>,
  framed?: string,
): void {
  if (whyNoEvent(row, framed) !== '') return;
  counted.rows += 1;
  for (const column of MAIN_COLUMNS)
    if (oneLine(row[column] ?? '') === '') counted.blank[column] = (counted.blank[column] ?? 0) + 1;
}

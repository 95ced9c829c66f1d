import { type EventColumn, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from '#lib/events/rows/event-from-row';
import { oneLine, writtenLines } from '#lib/text/one-line';
import { safeCell } from '#lib/text/safe-cell';
import type { PublicSubmission } from '../../items/published/public-submission.ts';
import { sheetRowOf } from '../../mails/sheet/sheet-row.ts';

/** The columns in the order of the sheet: the required ones, then the optional ones. */
const SHEET_COLUMNS: readonly EventColumn[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

const ADDRESS_COLUMNS = new Set<EventColumn>(['CoverImage', 'ModalImages']);

/** A cell as spreadsheet programs read it when it is pasted: with line breaks, or a quote at its start, it is quoted. */
const pastedCell = (cell: string) =>
  cell.includes('\n') || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * An event as a row to paste into the sheet: cells separated by tabs, protected against formula injection. Paths of
 * our own images are prefixed with `siteUrl` (without a slash at the end).
 */
export function spreadsheetRow(submission: PublicSubmission, siteUrl: string, id?: string): string {
  const row = sheetRowOf(submission, id ? { id } : {});
  const cells = SHEET_COLUMNS.map((column) => {
    const clean = column === 'Description' ? writtenLines : oneLine;
    const cell = clean(row[column] ?? '');
    const complete = ADDRESS_COLUMNS.has(column) ? cell.replace(/(^|,)\//g, `$1${siteUrl}/`) : cell;
    return pastedCell(safeCell(complete));
  });
  return cells.join('\t').replace(/\t+$/, '');
}

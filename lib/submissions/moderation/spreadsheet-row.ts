import { type EventColumn, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from '#lib/events/rows/event-from-row';
import { safeCell } from '#lib/text/safe-cell';
import { type PublicSubmission, sheetRowOf } from '../published-event.ts';

/** The columns in the order of the sheet: those every sheet has, then the ones it may have. */
const SHEET_COLUMNS: readonly EventColumn[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

const ADDRESS_COLUMNS = new Set<EventColumn>(['CoverImage', 'ModalImages']);

/**
 * An event as a line to paste into the sheet: cells with tabs between them, none of them a formula. Pictures of
 * our own get the site's address (`siteUrl`, without a slash at the end) in front.
 */
export function spreadsheetRow(submission: PublicSubmission, siteUrl: string, id?: string): string {
  const row = sheetRowOf(submission, id ? { id } : {});
  const cells = SHEET_COLUMNS.map((column) => {
    const cell = (row[column] ?? '').replace(/\s+/g, ' ').trim();
    const complete = ADDRESS_COLUMNS.has(column) ? cell.replace(/(^|,)\//g, `$1${siteUrl}/`) : cell;
    return safeCell(complete);
  });
  return cells.join('\t').replace(/\t+$/, '');
}

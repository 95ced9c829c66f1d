import { fold } from '#lib/text/fold';
import { type EventRow, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from './event-from-row.ts';

/** Cells in which a full stop or a comma says nothing. */
const NAMES = new Set<string>(['Event', 'Venue', 'Location', 'Organizer', 'Description']);
/** Without the punctuation of a text that has letters or digits. */
const withoutSigns = (text: string) => text.replace(/[\p{P}\p{S}]+/gu, '') || text;

/** In an order of its own, so that the order of a sheet's columns does not count. */
const COLUMNS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS].toSorted();
/** Separators: control characters, which hardly any cell has. */
const [BETWEEN, BEHIND_NAME] = ['\u0000', '\u0001'];

/**
 * What is the same of two rows that differ in spaces, capitals and the punctuation of names alone. `title` is that of the
 * row's event, without a notice that it is off. Neither the order of columns counts nor those that are not ours.
 */
export function likenessOf(cells: EventRow, title: string): string {
  let text = '';
  for (const column of COLUMNS) {
    const cell = column === 'Event' ? title : cells[column];
    if (!cell || cell.trim() === '') continue;
    text += `${column}${BEHIND_NAME}${NAMES.has(column) ? withoutSigns(cell) : cell}${BETWEEN}`;
  }
  return fold(text).replace(/\s+/g, '');
}

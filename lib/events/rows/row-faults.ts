import { oneLine } from '#lib/text/one-line';
import { isOpen, saysNothing } from '#lib/text/says-nothing';
import { slug } from '#lib/text/slug';
import { EVENT_CATEGORIES } from '../event-category.ts';
import { imageFinding, linkFinding } from './address-faults.ts';
import { categoryFromWords } from './cells/category-words.ts';
import { costFinding, currencyFinding, priceFinding } from './cost-faults.ts';
import { dateFinding } from './date-faults.ts';
import type { EventColumn, EventRow } from './event-from-row.ts';
import type { CellFault, Finding, ReadRow } from './fault.ts';
import { endTimeFinding, timeFinding } from './hour-faults.ts';
import { endDateFinding, moreDatesFinding } from './later-date-faults.ts';
import { descriptionFinding, titleFinding, wordsFinding } from './misplaced-cells.ts';
import { countryFinding, districtFinding, locationFinding, timeZoneFinding } from './place-faults.ts';
import { statusFinding } from './status-faults.ts';

const categoryFinding = ({ row, event }: ReadRow): Finding =>
  !categoryFromWords(oneLine(row.Category ?? '')) && {
    made: `not understood, shown as ${event.category}`,
    write: `Write one of: ${EVENT_CATEGORIES.join(', ')}.`,
  };

const wordsInTime = wordsFinding('Time');
const wordsInCost = wordsFinding('Cost');

/** What may be wrong with each column, where its cell says anything. A cell that was understood has no finding. */
const FINDINGS: readonly (readonly [EventColumn, (read: ReadRow) => Finding])[] = [
  ['Event', titleFinding],
  ['Date', dateFinding],
  ['EndDate', endDateFinding],
  ['MoreDates', moreDatesFinding],
  ['Time', (read) => wordsInTime(read) || timeFinding(read)],
  ['EndTime', endTimeFinding],
  ['Venue', wordsFinding('Venue')],
  ['Location', locationFinding],
  ['Status', statusFinding],
  ['Category', categoryFinding],
  ['Cost', (read) => wordsInCost(read) || costFinding(read)],
  ['Price', priceFinding],
  ['Currency', currencyFinding],
  ['Country', countryFinding],
  ['District', districtFinding],
  ['TimeZone', timeZoneFinding],
  ['Organizer', wordsFinding('Organizer')],
  ['Description', descriptionFinding],
  ['TicketURL', linkFinding('TicketURL')],
  ['Website', linkFinding('Website')],
  ['CoverImage', imageFinding('CoverImage')],
  ['Image', imageFinding('Image')],
  ['ModalImages', imageFinding('ModalImages')],
  [
    'PlaceID',
    ({ event }) =>
      !event.placeId && { made: 'no id of a place, left out', write: 'Copy the id from Google Maps.' },
  ],
  [
    'ID',
    ({ row }) =>
      slug(row.ID ?? '') === '' && {
        made: 'has no letter or digit, left out',
        write: 'Write letters and digits.',
      },
  ],
];

/** Columns in which 'TBA' says all that there is to say. */
const MAY_BE_OPEN = new Set<EventColumn>([
  'Price',
  'Currency',
  'Country',
  'District',
  'TicketURL',
  'Website',
  'CoverImage',
  'Image',
]);

/** What of a row was not understood, was dropped or contradicts itself, though the row is an event. */
export function faultsOfRow(row: EventRow, event: ReadRow['event']): CellFault[] {
  const faults: CellFault[] = [];
  const read = { row, event };
  for (const [column, find] of FINDINGS) {
    const cell = row[column] ?? '';
    // An event without a day is the only one of which something is missing.
    if (column !== 'Date' && column !== 'Event' && (cell === '' || saysNothing(cell))) continue;
    if (MAY_BE_OPEN.has(column) && isOpen(oneLine(cell))) continue;
    const found = find(read);
    if (found) faults.push({ column, cell: oneLine(cell), ...found });
  }
  return faults;
}

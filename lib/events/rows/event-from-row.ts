import { zoneFromText } from '#lib/places/zone-from-text';
import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { slug } from '#lib/text/slug';
import type { CalendarEvent } from '../calendar-event.ts';
import { isEventCategory } from '../event-category.ts';
import { imagesOfCells } from '../event-images.ts';
import { EVENT_STATUSES, type EventStatus, STATUS_CELLS } from '../event-status.ts';
import { eventFromFacts, type StatedFacts } from '../facts/event-from-facts.ts';
import { priceOfRow } from './bare-price.ts';
import { DETAIL_COLUMNS } from './detail-columns.ts';
import { convertDate } from './event-date.ts';

type DetailColumn = keyof typeof DETAIL_COLUMNS;
const DETAILS = Object.entries<string>(DETAIL_COLUMNS) as [DetailColumn, string][];

/** The columns that a sheet must have. Beside these and the optional ones it may have others, which are ignored. */
export const REQUIRED_COLUMNS = ['Event', 'Date', 'Time', 'Venue', 'Location'] as const;
export const OPTIONAL_COLUMNS = [
  'Cost',
  'CoverImage',
  'Image',
  'ModalImages',
  'PlaceID',
  'ID',
  'Status',
  'EndDate',
  'EndTime',
  'Organizer',
  'TicketURL',
  'Price',
  'Currency',
  'Description',
  'Category',
  'Address',
  'Country',
  'TimeZone',
  'Website',
  ...DETAILS.map(([column]) => column),
  // Rows are pasted into sheets by their position, so new columns are always the last.
  'CoverImageText',
  'ModalImageTexts',
  'District',
  'MoreDates',
] as const;

export type EventColumn = (typeof REQUIRED_COLUMNS)[number] | (typeof OPTIONAL_COLUMNS)[number];
export type EventRow = Partial<Record<EventColumn, string>>;

/** An event whose id and likes still depend on the other rows. */
export type RowEvent = Omit<CalendarEvent, 'likes'> & { hasOwnId: boolean };

/** 'Sold out!', 'SOLD-OUT' and 'soldout' alike. */
const statusKey = (cell: string) => fold(cell).replace(/[^a-z]/g, '');

// A map, not an object: a cell may hold any word, 'constructor' as well. Any other word means scheduled.
const STATUSES = new Map(
  EVENT_STATUSES.flatMap((status) =>
    STATUS_CELLS[status].map((cell): [string, EventStatus] => [statusKey(cell), status]),
  ),
);

function priceOf(cell: string): number | undefined {
  const text = cell.replace(/[,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** Cost, price and currency of a row. */
function priceFacts({ Cost = '', Price = '', Currency = '', Location = '', Country = '' }: EventRow) {
  const currency = oneLine(Currency);
  return priceOfRow(
    {
      cost: oneLine(Cost),
      price: priceOf(Price),
      currency: /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : undefined,
    },
    { city: oneLine(Location), country: oneLine(Country) || undefined },
  );
}

const zoneOfRow = ({ TimeZone = '', Location = '', Country = '' }: EventRow) =>
  zoneFromText(oneLine(TimeZone), oneLine(Location), oneLine(Country));

/** What was not understood of a row that is an event all the same. */
const notReadOf = (row: EventRow): string[] =>
  zoneOfRow(row) ? [] : [`The TimeZone cell was not understood: ${oneLine(row.TimeZone ?? '')}`];

/** The cells of a row as what they say: dates, lists, choices and prices are read, texts are as they are written. */
function factsOfRow(row: EventRow): StatedFacts {
  const category = oneLine(row.Category ?? '').toLowerCase();
  return {
    id: row.ID ?? '',
    title: row.Event ?? '',
    date: convertDate(oneLine(row.Date ?? '')),
    endDate: convertDate(oneLine(row.EndDate ?? '')),
    moreDates: (row.MoreDates ?? '').split(/[,;\n]/).map(convertDate),
    time: row.Time ?? '',
    endTime: row.EndTime,
    venue: row.Venue ?? '',
    city: row.Location ?? '',
    address: row.Address,
    country: row.Country,
    district: row.District,
    timeZone: zoneOfRow(row)?.zone,
    placeId: row.PlaceID,
    description: row.Description ?? '',
    category: isEventCategory(category) ? category : undefined,
    cover: { url: row.CoverImage?.trim() || (row.Image ?? ''), text: row.CoverImageText ?? '' },
    images: imagesOfCells(row.ModalImages ?? '', row.ModalImageTexts ?? ''),
    ...priceFacts(row),
    status: STATUSES.get(statusKey(row.Status ?? '')) ?? 'scheduled',
    organizer: row.Organizer,
    ticketUrl: row.TicketURL,
    website: row.Website,
    details: DETAILS.map(([column, label]) => ({ label, value: row[column] ?? '' })),
  };
}

/** One row as an event, with what was not understood of it; or the reason why it is skipped. */
export function eventFromRow(row: EventRow): { event: RowEvent; notRead: string[] } | { reason: string } {
  const event = eventFromFacts(factsOfRow(row));
  if (!event) return { reason: 'The Event cell is empty' };
  return { event: { ...event, hasOwnId: slug(row.ID ?? '') !== '' }, notRead: notReadOf(row) };
}

import { zoneFromText } from '#lib/places/zone-from-text';
import { oneLine } from '#lib/text/one-line';
import { slug } from '#lib/text/slug';
import type { CalendarEvent } from '../calendar-event.ts';
import { imagesOfCells } from '../event-images.ts';
import { type EventStatus, takesPlace } from '../event-status.ts';
import { eventFromFacts, type StatedFacts } from '../facts/event-from-facts.ts';
import { categoryFromWords } from './cells/category-words.ts';
import { imageAddress, isOtherAddress } from './cells/image-addresses.ts';
import { linkFromCell } from './cells/link-from-cell.ts';
import { furtherDates } from './days/further-dates.ts';
import { DETAIL_COLUMNS } from './detail-columns.ts';
import { convertDate } from './event-date.ts';
import { saysAllDay, withPlainHours } from './hours/plain-hours.ts';
import { priceOfRow } from './prices/bare-price.ts';
import { currencyFromCell, priceFromCell } from './prices/written-price.ts';
import { whyNoEvent } from './row-kinds.ts';
import { hourOfText } from './serial-cells.ts';
import { titleSaysSoldOut } from './status/sold-out-title.ts';
import { statusOfCell } from './status/status-of-cell.ts';
import { readTitle } from './status/title-notice.ts';

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

/** What a row says of whether its event takes place: its title may say more than its Status. */
function statusOfRow(cell: string, inTitle: EventStatus | undefined): EventStatus {
  const stated = (cell && statusOfCell(oneLine(cell))?.status) || 'scheduled';
  return takesPlace({ status: stated }) ? (inTitle ?? stated) : stated;
}

/** Cost, price and currency of a row. */
function priceFacts({ Cost = '', Price = '', Currency = '', Location = '', Country = '' }: EventRow) {
  const { price, currency } = priceFromCell(oneLine(Price)) ?? {};
  return priceOfRow(
    { cost: oneLine(Cost), price, currency: currency ?? currencyFromCell(oneLine(Currency)) },
    { city: oneLine(Location), country: oneLine(Country) || undefined },
  );
}

/** The images of a row; the address of a page is none. */
function imageFacts({
  CoverImage = '',
  Image = '',
  ModalImages = '',
  CoverImageText = '',
  ModalImageTexts = '',
}: EventRow) {
  const cover = CoverImage.trim() || Image;
  return {
    cover: { url: cover && !isOtherAddress(cover) ? imageAddress(cover) : '', text: CoverImageText },
    images: ModalImages
      ? imagesOfCells(ModalImages, ModalImageTexts)
          .filter(({ url }) => !isOtherAddress(url))
          .map(({ url, text }) => ({ url: imageAddress(url), text }))
      : [],
  };
}

/** The cells of a row as what they say: dates, lists, choices and prices are read, texts are as they are written. */
function factsOfRow(row: EventRow): StatedFacts {
  const { title, status } = readTitle(oneLine(row.Event ?? ''));
  return {
    id: row.ID ?? '',
    title,
    date: convertDate(oneLine(row.Date ?? '')),
    endDate: convertDate(oneLine(row.EndDate ?? '')),
    moreDates: furtherDates(row.MoreDates ?? '').map(convertDate),
    time: saysAllDay(row.Time ?? '') ? '' : hourOfText(row.Time ?? ''),
    endTime: hourOfText(row.EndTime ?? ''),
    venue: row.Venue ?? '',
    city: row.Location ?? '',
    address: row.Address,
    country: row.Country,
    district: row.District,
    timeZone: zoneFromText(
      oneLine(row.TimeZone ?? ''),
      oneLine(row.Location ?? ''),
      oneLine(row.Country ?? ''),
    )?.zone,
    placeId: row.PlaceID,
    description: row.Description ?? '',
    category: categoryFromWords(oneLine(row.Category ?? '')),
    ...imageFacts(row),
    ...priceFacts(row),
    status: statusOfRow(row.Status ?? '', status ?? (titleSaysSoldOut(title) ? 'sold-out' : undefined)),
    organizer: row.Organizer,
    ticketUrl: linkFromCell(row.TicketURL ?? ''),
    website: linkFromCell(row.Website ?? ''),
    details: DETAILS.map(([column, label]) => ({ label, value: row[column] ?? '' })),
  };
}

/**
 * One row as an event, or the reason why it is skipped; `isNote` where it is no event on purpose, as a heading. `framed` is the title with the signs around it; `isOf24` where the
 * column of hours is written by a clock of 24.
 */
export function eventFromRow(
  row: EventRow,
  { framed, isOf24 = false }: { framed?: string; isOf24?: boolean } = {},
): { event: RowEvent } | { reason: string; isNote?: true } {
  const reason = whyNoEvent(row, framed);
  if (reason) return { reason, isNote: true };
  const event = eventFromFacts(factsOfRow(row));
  if (!event) return { reason: 'The Event cell is empty' };
  return { event: { ...withPlainHours(event, { isOf24 }), hasOwnId: slug(row.ID ?? '') !== '' } };
}

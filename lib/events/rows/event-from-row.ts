import { districtNamed } from '#lib/places/district-names';
import { hasVisibleText } from '#lib/text/has-visible-text';
import { slug } from '#lib/text/slug';
import { isCalendarDay } from '#lib/time/calendar-day';
import { isTimeZone } from '#lib/time/zoned-time';
import type { CalendarEvent, EventStatus } from '../calendar-event.ts';
import { categoryOfTitle } from '../category-of-title.ts';
import { type EventCategory, isEventCategory } from '../event-category.ts';
import { describeEvent } from '../event-description.ts';
import { parseImageList, parseImageTexts, safeUrl, upgradeToHttps } from '../event-images.ts';
import { isAllDayTime } from '../event-time.ts';
import { priceOfRow } from './bare-price.ts';
import { DETAIL_COLUMNS } from './detail-columns.ts';
import { convertDate } from './event-date.ts';
import { eventId } from './event-id.ts';
import { parseMoreDates } from './more-dates.ts';

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

// A map, not an object: a cell may hold any word, 'constructor' as well. Any other word means scheduled.
const STATUSES = new Map<string, EventStatus>([
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['postponed', 'postponed'],
]);

// Characters that change the direction of text would affect the page beyond their cell.
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** One line of text: trimmed, inner line breaks and control characters become single spaces. */
const line = (cell = '') =>
  cell
    .replace(DIRECTION_MARKS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const cellOf = (row: EventRow, column: EventColumn) => row[column] ?? '';

/** A place id is accepted only if it is at least 10 characters of letters, digits, underscore or dash. */
function acceptPlaceId(cell: string): string | undefined {
  const text = cell.trim();
  return /^[A-Za-z0-9_-]{10,}$/.test(text) ? text : undefined;
}

/** The category of an event when neither its column nor its title gives one. */
const DEFAULT_CATEGORY: EventCategory = 'cultural';

/** The category by the column, else by the title's words, else the default one, which says so. */
function categoryOf(cell: string, title: string): Pick<CalendarEvent, 'category' | 'hasDefaultCategory'> {
  const named = line(cell).toLowerCase();
  const category = isEventCategory(named) ? named : categoryOfTitle(title);
  return category ? { category } : { category: DEFAULT_CATEGORY, hasDefaultCategory: true };
}

function priceOf(cell: string): number | undefined {
  const text = cell.replace(/[,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

function endDateOf(cell: string, start: string): string | undefined {
  const end = convertDate(cell);
  return isCalendarDay(end) && isCalendarDay(start) && end > start ? end : undefined;
}

/** Fields without those that have no value. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: NonNullable<Fields[Field]>;
  };

/** The fields of the optional columns, without those whose cell is empty or invalid. */
function optionalFields(row: EventRow, date: string) {
  const endDate = endDateOf(line(row.EndDate), date);
  const fields = {
    placeId: acceptPlaceId(cellOf(row, 'PlaceID')),
    endDate,
    // Days in a row and several dates exclude each other: the end is the older column, and counts.
    moreDates: endDate ? undefined : parseMoreDates(cellOf(row, 'MoreDates'), date),
    endTime: line(row.EndTime) || undefined,
    organizer: line(row.Organizer) || undefined,
    ticketUrl: safeUrl(cellOf(row, 'TicketURL')),
    website: safeUrl(cellOf(row, 'Website')),
    address: line(row.Address) || undefined,
    country: line(row.Country) || undefined,
    district: districtNamed(line(row.District)),
    timeZone: isTimeZone(line(row.TimeZone)) ? line(row.TimeZone) : undefined,
  };
  return present(fields);
}

/** Cost, price and currency of a row. */
function priceFields(row: EventRow) {
  const currency = line(row.Currency);
  const { cost, ...priced } = priceOfRow(
    {
      cost: line(row.Cost),
      price: priceOf(cellOf(row, 'Price')),
      currency: /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : undefined,
    },
    { city: line(row.Location), country: line(row.Country) || undefined },
  );
  return { cost, ...present(priced) };
}

/** The cells of the columns with further facts, each with its label. */
const detailsOf = (row: EventRow) =>
  DETAILS.map(([column, label]) => ({ label, value: line(row[column]) })).filter(({ value }) => value !== '');

/** One row as an event, or the reason why it is skipped. */
export function eventFromRow(row: EventRow): { event: RowEvent } | { reason: string } {
  const title = line(row.Event);
  if (!hasVisibleText(title)) return { reason: 'The Event cell is empty' };
  const date = convertDate(line(row.Date));
  const city = line(row.Location);
  const venue = line(row.Venue);
  const writtenTime = line(row.Time);
  const isAllDay = isAllDayTime(writtenTime);
  const time = isAllDay ? undefined : writtenTime;
  const { cost, ...priced } = priceFields(row);
  const details = detailsOf(row);
  const ownId = slug(cellOf(row, 'ID'));
  const imageTexts = [
    line(row.CoverImageText),
    ...parseImageTexts(cellOf(row, 'ModalImages'), line(row.ModalImageTexts)),
  ];
  return {
    event: {
      id: ownId || eventId({ date, city, title }),
      hasOwnId: ownId !== '',
      title,
      date,
      ...(time === undefined ? {} : { time }),
      venue,
      city,
      description: line(row.Description) || describeEvent({ venue, city, time, cost }),
      ...categoryOf(cellOf(row, 'Category'), title),
      isAllDay,
      image: upgradeToHttps(cellOf(row, 'CoverImage')) || upgradeToHttps(cellOf(row, 'Image')),
      images: parseImageList(cellOf(row, 'ModalImages')),
      ...(imageTexts.some(Boolean) && { imageTexts }),
      cost,
      ...priced,
      status: STATUSES.get(line(row.Status).toLowerCase()) ?? 'scheduled',
      ...optionalFields(row, date),
      ...(details.length > 0 && { details }),
    },
  };
}

import Papa from 'papaparse';
import { sheetDate } from '#lib/events/rows/event-date';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';

const HEADER = [
  'Event',
  'Date',
  'Time',
  'Venue',
  'Location',
  'Status',
  'Category',
  'TicketURL',
  'EndDat',
] as const;

type Cells = Partial<Record<(typeof HEADER)[number], string>>;

/** The header and a row for each of these cells; what they leave out is an evening in Hopkins in a month. */
function sheet(
  header: readonly (typeof HEADER)[number][],
  today: CalendarDay,
  rows: readonly Cells[],
): string {
  const usual: Cells = {
    Date: sheetDate(addDays(today, 30)),
    Time: '7 PM',
    Venue: 'The Pier',
    Location: 'Hopkins',
  };
  return Papa.unparse([
    header,
    ...rows.map((cells) => header.map((column) => ({ ...usual, ...cells })[column] ?? '')),
  ]);
}

/** Markup, line breaks and 5,000 characters: what a cell may hold. */
export const HOSTILE = `<img src=x onerror="document.title='hacked'">\n=HYPERLINK("https://evil.example")${'x'.repeat(5_000)}`;

/** A sheet with faults of every kind, in CSV; the header is row 1, and a row without a fault is row 2. */
export const faultySheet = (today: CalendarDay): string =>
  sheet(HEADER, today, [
    { Event: 'Drum Night' },
    { Event: 'Regatta', Date: 'the first Saturday', TicketURL: 'on the beach' },
    { Event: '', Venue: 'No title' },
    { Event: 'drum night', Venue: 'the pier' },
    { Event: 'Fish Fry', Location: 'San Pedr0' },
    { Event: 'Old Fair', Date: sheetDate(addDays(today, -2_500)) },
    { Event: 'Cook-off', Status: 'maybe', Category: 'grub', Time: 'after 77 bells' },
    { Event: 'Hostile Night', Status: HOSTILE, Location: 'Dangriga' },
  ]);

/** The same events without a fault. */
export const mendedSheet = (today: CalendarDay): string =>
  sheet(
    HEADER.slice(0, -1),
    today,
    ['Drum Night', 'Regatta', 'Fish Fry', 'Old Fair', 'Cook-off'].map((Event) => ({ Event })),
  );

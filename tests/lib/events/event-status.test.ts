import { googleCalendarLink } from '#lib/events/calendar/google-calendar-link';
import {
  EVENT_STATUSES,
  isOff,
  isPutOff,
  isSoldOut,
  STATUS_CELLS,
  statusRank,
  statusWord,
  takesPlace,
} from '#lib/events/event-status';
import { eventStructuredData } from '#lib/events/page/event-structured-data';
import { shownDescription } from '#lib/events/page/shown-description';
import { eventFromRow } from '#lib/events/rows/event-from-row';
import { summarizeEvent } from '#lib/events/summarize-event';
import { someEvent } from '../../support/events/some-event.ts';

describe.each(EVENT_STATUSES)('the status %s', (status) => {
  test('is read from each of its words in the sheet, which no other status has', () => {
    const row = { Event: 'Drums', Date: '11/20/2026', Time: '8 PM', Venue: 'Lebeha', Location: 'Hopkins' };
    for (const cell of STATUS_CELLS[status])
      expect(eventFromRow({ ...row, Status: cell.toUpperCase() })).toMatchObject({ event: { status } });
  });

  test('says one of three things: an event takes place, is off, or is put off', () => {
    expect([takesPlace, isOff, isPutOff].filter((is) => is({ status }))).toHaveLength(1);
  });
});

test('an event without a status takes place', () => {
  expect(takesPlace({})).toBe(true);
});

describe('a sold-out event', () => {
  const soldOut = someEvent({ status: 'sold-out', ticketUrl: 'https://tickets.example/' });

  test.each(['Sold out', 'SOLD OUT', 'sold-out', 'Sold out!', 'soldout', ' Sold  Out. ', 'Fully booked'])(
    'is what the Status cell %j says',
    (Status) => {
      const row = { Event: 'Drums', Date: '11/20/2026', Time: '8 PM', Venue: 'Lebeha', Location: 'Hopkins' };
      expect(eventFromRow({ ...row, Status })).toMatchObject({ event: { status: 'sold-out' } });
    },
  );

  test('takes place, says so in lists, and stands after what is open and before what is off', () => {
    expect([takesPlace(soldOut), isSoldOut(soldOut), statusWord(soldOut)]).toEqual([true, true, 'Sold out']);
    expect(summarizeEvent(soldOut).status).toBe('sold-out');
    const order = [...EVENT_STATUSES].sort((a, b) => statusRank({ status: a }) - statusRank({ status: b }));
    expect(order.slice(0, 2)).toEqual(['scheduled', 'sold-out']);
  });

  test('is scheduled in structured data, with an offer that is sold out, whether its price is known or not', () => {
    const data = (cost: string) => eventStructuredData({ ...soldOut, cost }, 'https://belize.example');
    expect(data('Paid')).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      offers: {
        '@type': 'Offer',
        availability: 'https://schema.org/SoldOut',
        url: 'https://tickets.example/',
      },
    });
    expect(data('BZ$20')).toMatchObject({
      offers: { price: 20, priceCurrency: 'BZD', availability: 'https://schema.org/SoldOut' },
    });
  });

  test('does not invite with the generated sentence, and keeps a description of its own', () => {
    expect(shownDescription(soldOut, false).text).toBe(
      'Takes place at Y-Not Island in Dangriga, 8 PM - 1 AM. Sold out.',
    );
    expect(shownDescription({ ...soldOut, description: 'Drums.' }, false)).toEqual({ text: 'Drums.' });
    expect(shownDescription(soldOut, true).text).toMatch(/^Took place/);
  });

  test('keeps its plain title in calendars', () => {
    const link = new URL(googleCalendarLink(soldOut, 'https://belize.example') ?? '');
    expect(link.searchParams.get('text')).toBe('Punta Rock Concert');
  });
});

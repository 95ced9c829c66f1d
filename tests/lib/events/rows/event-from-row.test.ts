import { type EventRow, eventFromRow } from '#lib/events/rows/event-from-row';

const ROW: EventRow = {
  Event: 'Drums',
  Date: '11/20/2026',
  Time: '8 PM',
  Venue: 'Lebeha',
  Location: 'Hopkins',
};

function eventOf(cells: EventRow) {
  const result = eventFromRow({ ...ROW, ...cells });
  if ('reason' in result) throw new Error(result.reason);
  return result.event;
}

const acceptPlaceId = (cell: string) => eventOf({ PlaceID: cell }).placeId;

describe('a place id is at least 10 characters of letters, digits, underscore or dash,', () => {
  test.each(['ChIJ_-2345', 'BZ_SAMPLE_PLACE_0001', '----------', '0123456789'])('such as %j', (cell) => {
    expect(acceptPlaceId(cell)).toBe(cell);
  });

  test('without the space around it', () => {
    expect(acceptPlaceId(' ChIJ_-2345\n')).toBe('ChIJ_-2345');
  });

  test.each([
    'ChIJ_-234',
    'ChIJ 12345678',
    'ChIJ.12345678',
    '!ChIJ12345678',
    'ChIJé12345678',
    'ChIJ12345678\nx',
    '   123456789   ',
    '',
  ])('unlike %j', (cell) => {
    expect(acceptPlaceId(cell)).toBeUndefined();
  });
});

describe('a row', () => {
  test('loses characters that change the direction of text', () => {
    expect(eventOf({ Event: 'Drums \u202egnp.exe\u2066' }).title).toBe('Drums gnp.exe');
  });

  test('gives an event with the fields of the specification', () => {
    expect(eventFromRow({ ...ROW, Cost: ' Free ', PlaceID: 'ChIJ_-2345' })).toStrictEqual({
      event: {
        id: '20261120-hopkins-drums',
        hasOwnId: false,
        title: 'Drums',
        date: '2026-11-20',
        time: '8 PM',
        venue: 'Lebeha',
        city: 'Hopkins',
        description: 'Join us at Lebeha in Hopkins, 8 PM. Free admission.',
        category: 'cultural',
        hasDefaultCategory: true,
        isAllDay: false,
        image: '',
        images: [],
        cost: 'Free',
        status: 'scheduled',
        placeId: 'ChIJ_-2345',
      },
    });
  });

  test.each(['', '  ', '\n\t', '\u0000', '\u200b\u200d', '\u202e'])(
    'with the Event cell %j is skipped, with the reason',
    (cell) => {
      expect(eventFromRow({ ...ROW, Event: cell })).toEqual({ reason: 'The Event cell is empty' });
      expect(eventFromRow({})).toEqual({ reason: 'The Event cell is empty' });
    },
  );

  test('has each cell on one line: trimmed, with single spaces for line breaks and control characters', () => {
    expect(
      eventOf({ Event: ' Drums\r\n &\u0007  Dance ', Venue: 'Lebeha\nCenter', Location: ' Hopkins\u00a0' }),
    ).toMatchObject({
      title: 'Drums & Dance',
      venue: 'Lebeha Center',
      city: 'Hopkins',
    });
  });

  test.each([
    '',
    '-',
    'All Day',
    'All\nDay',
    'All\u00a0Day',
    'All  Day',
    '\u0007',
    ' time\u0000',
    'Todo el día',
    'TODO EL  DIA',
    'día entero',
  ])('with the Time cell %j is an all-day event without a time', (cell) => {
    const event = eventOf({ Time: cell });
    expect(event.isAllDay).toBe(true);
    expect(event).not.toHaveProperty('time');
    expect(event.description).toBe('Join us at Lebeha in Hopkins, all day.');
  });

  test('has an unclear time as written', () => {
    expect(eventOf({ Time: ' Sunrise ' })).toMatchObject({ time: 'Sunrise', isAllDay: false });
  });

  test.each([
    [{ CoverImage: 'http://a.com/1.jpg', Image: '/2.webp' }, 'https://a.com/1.jpg'],
    [{ CoverImage: ' ', Image: 'http://a.com/2.jpg' }, 'https://a.com/2.jpg'],
    [{}, ''],
  ])('with the cells %j has the cover %j', (cells, image) => {
    expect(eventOf(cells).image).toBe(image);
  });
});

describe('of the optional columns,', () => {
  test.each([
    ['arts', 'arts'],
    [' Religious ', 'religious'],
    ['party', 'cultural'],
    ['Arts & Crafts', 'arts'],
    ['Food and Markets', 'food'],
    ['Comida', 'food'],
    ['Música', 'cultural'],
    ['constructor', 'cultural'],
    ['', 'cultural'],
  ])(
    'Category has precedence when it is a key or a label, English or Spanish: %j gives %s',
    (cell, category) => {
      expect(eventOf({ Category: cell }).category).toBe(category);
    },
  );

  test.each([
    ['Cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    [' POSTPONED ', 'postponed'],
    ['scheduled', 'scheduled'],
    ['moved', 'scheduled'],
    ['', 'scheduled'],
    ['constructor', 'scheduled'],
    ['__proto__', 'scheduled'],
  ])('Status is scheduled, cancelled or postponed: %j gives %s', (cell, status) => {
    expect(eventOf({ Status: cell }).status).toBe(status);
  });

  test.each([
    ['Drum Night!', 'drum-night', true],
    [' 2026/drums ', '2026-drums', true],
    ['?!', '20261120-hopkins-drums', false],
    ['', '20261120-hopkins-drums', false],
  ])('ID has precedence over the generated id: %j gives %s', (cell, id, hasOwnId) => {
    expect(eventOf({ ID: cell })).toMatchObject({ id, hasOwnId });
  });

  test('Description replaces the generated sentence, and keeps its line breaks', () => {
    expect(eventOf({ Description: ' Come  and\r\ndrum. ', Cost: 'Paid' }).description).toBe(
      'Come and\ndrum.',
    );
  });

  test.each([
    ['11/20/2026', '11/22/2026', '2026-11-22'],
    ['11/20/2026', '2026-11-22', '2026-11-22'],
    ['11/20/2026', '11/20/2026', undefined],
    ['11/20/2026', '11/19/2026', undefined],
    ['11/20/2026', '11/31/2026', undefined],
    ['11/20/2026', 'Sunday', undefined],
    ['TBA', '11/22/2026', undefined],
    ['2/30/2027', '3/5/2027', undefined],
  ])('EndDate must be a later day of the calendar: %s to %s gives %j', (start, end, endDate) => {
    expect(eventOf({ Date: start, EndDate: end }).endDate).toBe(endDate);
  });

  test.each([
    ['25', 25],
    ['1,250.50', 1250.5],
    ['0', 0],
    [' 1 250 ', 1250],
    ['123456789', 123456789],
    ['25,50', 25.5],
    ['$1.250,50', 1250.5],
    ['10,20,30', undefined],
    ['10, 20', undefined],
    ['1.250', undefined],
    ['1234567890', undefined],
    ['5.', undefined],
    ['BZ$5', 5],
    ['$25.00', 25],
    ['25 BZD', 25],
    ['US$10', 10],
    ['Free', 0],
    ['BZ$10 - BZ$20', undefined],
    ['ask us', undefined],
    ['-5', undefined],
    ['5.123', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('Price must be one number, with or without its currency: %j gives %j', (cell, price) => {
    expect(eventOf({ Price: cell }).price).toBe(price);
  });

  test.each([
    ['bzd', 'BZD'],
    [' USD ', 'USD'],
    ['$', undefined],
    ['dollars', undefined],
  ])('Currency must have three letters: %j gives %j', (cell, currency) => {
    expect(eventOf({ Currency: cell }).currency).toBe(currency);
  });

  test.each([
    ['http://a.com/t', 'https://a.com/t'],
    ['/tickets', '/tickets'],
    ['javascript:alert(1)', undefined],
    ['//evil.com', undefined],
  ])('TicketURL must be a safe address: %j gives %j', (cell, ticketUrl) => {
    expect(eventOf({ TicketURL: cell }).ticketUrl).toBe(ticketUrl);
  });

  test.each([
    ['America/Chicago', 'America/Chicago'],
    ['Mars/Olympus', undefined],
    ['-06', undefined],
  ])('TimeZone must be a known time zone: %j gives %j', (cell, timeZone) => {
    expect(eventOf({ TimeZone: cell }).timeZone).toBe(timeZone);
  });
});

test.each([
  ['https://example.com/fiesta', 'https://example.com/fiesta'],
  ['http://example.com/fiesta', 'https://example.com/fiesta'],
  ['javascript:alert(1)', undefined],
  ['example.com', 'https://example.com'],
  ['eventbrite.com/e/1', 'https://eventbrite.com/e/1'],
  ['see Facebook', undefined],
  ['me@example.com', undefined],
  ['', undefined],
])('the optional column Website must be a safe address: %j gives %j', (cell, website) => {
  expect(eventOf({ Website: cell }).website).toBe(website);
});

describe('the category of an event', () => {
  test.each<[string, EventRow, string, true | undefined]>([
    ['the column gives it', { Event: 'Cook-Off', Category: 'food' }, 'food', undefined],
    ['the column says cultural', { Event: 'Bram', Category: ' Cultural ' }, 'cultural', undefined],
    [
      'the column wins over the title',
      { Event: 'Battle of the Drums', Category: 'cultural' },
      'cultural',
      undefined,
    ],
    ['a word of the title gives it', { Event: 'Heritage Night', Category: '' }, 'cultural', undefined],
    ['neither does', { Event: 'TacoFest', Category: '' }, 'cultural', true],
    ['the column has another word', { Event: 'TacoFest', Category: 'tacos' }, 'cultural', true],
  ])('is marked as the default one only where nothing gave it: %s', (_, cells, category, isDefault) => {
    const event = eventOf(cells);
    expect(event.category).toBe(category);
    expect(event.hasDefaultCategory).toBe(isDefault);
  });
});

describe('a title with a notice that the event is off', () => {
  const plain = eventOf({ Event: 'Street Race' });

  test.each([
    [{ Event: 'CANCELLED: Street Race' }, 'cancelled'],
    [{ Event: 'Street Race (postponed)' }, 'postponed'],
    [{ Event: 'CANCELLED: Street Race', Status: 'scheduled' }, 'cancelled'],
    [{ Event: 'CANCELLED: Street Race', Status: 'Sold out' }, 'cancelled'],
    [{ Event: 'Street Race', Status: 'CANCELLED due to rain' }, 'cancelled'],
  ])('gives the event of the title without it: %j is the same, but %s', (cells, status) => {
    expect(eventOf(cells)).toEqual({ ...plain, status });
  });
});

test.each([
  ['US$10', '', 'USD'],
  ['10', 'Belize dollars', 'BZD'],
  ['10', 'usd', 'USD'],
  ['US$10', 'BZD', 'USD'],
])('a price of %j with the currency %j is in %s', (price, currency, code) => {
  expect(eventOf({ Price: price, Currency: currency })).toMatchObject({ price: 10, currency: code });
});

test.each([
  ['0.7708', '6:30 PM'],
  ['0,75', '6 PM'],
  ['7 PM', '7 PM'],
])('a time of %j, as sheets may export it, is %j', (cell, time) => {
  expect(eventOf({ Time: cell }).time).toBe(time);
});

test.each([
  [
    'https://drive.google.com/file/d/1AbcDEFghij_-2345/view?usp=sharing',
    'https://drive.google.com/uc?export=download&id=1AbcDEFghij_-2345',
  ],
  [
    'https://drive.google.com/open?id=1AbcDEFghij_-2345',
    'https://drive.google.com/uc?export=download&id=1AbcDEFghij_-2345',
  ],
  ['https://www.dropbox.com/s/abc/flyer.jpg?dl=0', 'https://www.dropbox.com/s/abc/flyer.jpg?raw=1'],
  ['https://www.facebook.com/events/123', ''],
  ['https://example.com/flyer.jpg', 'https://example.com/flyer.jpg'],
])('the cover of the address %j is %j', (cell, image) => {
  expect(eventOf({ CoverImage: cell }).image).toBe(image);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishInTurns, finishSlices } from '#lib/time/slices';

type Case = {
  case: string;
  input: Record<string, string>;
  expected: Record<string, unknown>;
  checks: { costSentence: string; descriptionMustContain: string[] };
};
type Expected = {
  summary: {
    dataRows: number;
    skippedRows: number[];
    identicalRows: [number, number][];
    events: number;
    rowsWithDateToBeConfirmed: number[];
  };
  cases: Case[];
};

const { summary, cases }: Expected = JSON.parse(
  readFileSync(join(__dirname, 'expected-events.json'), 'utf8'),
);
// The sample calendar before its rows got a category of their own, which the expected events describe.
const sample = readFileSync(join(__dirname, '../../../support/events/sheet-without-categories.csv'), 'utf8');

describe('in a sheet without the optional columns', () => {
  const { events, skipped } = finishSlices(parseEventsCsv(sample));

  test('rows with fewer cells than headers are skipped and reported with row number and reason', () => {
    expect(skipped).toEqual([
      { row: (summary.skippedRows[0] ?? 0) + 1, reason: 'The row has 4 cells where the header has 10' },
    ]);
  });

  test('rows that are equal in every cell collapse into one', () => {
    expect(events).toHaveLength(summary.events);
    expect(events.filter(({ title }) => title === 'Orange Walk TacoFest')).toHaveLength(1);
  });

  test.each(cases.filter((one) => one.case.startsWith('row ')))(
    'the event of $case has the expected fields: $input.Event',
    (one) => {
      const { id, ...fields } = one.expected;
      expect(events.find((event) => event.id === id)).toMatchObject(fields);
    },
  );
});

describe.each(cases)('the event of $case, $input.Event,', ({ input, expected, checks }) => {
  const { events } = finishSlices(parseEventsCsv(Papa.unparse([input])));
  const [event] = events;

  test('has the expected fields', () => {
    expect(events).toHaveLength(1);
    expect(event).toMatchObject(expected);
    expect('time' in (event ?? {})).toBe('time' in expected);
    expect('placeId' in (event ?? {})).toBe('placeId' in expected);
  });

  test('is described with its venue, city, time and cost', () => {
    for (const part of checks.descriptionMustContain) expect(event?.description).toContain(part);
    if (checks.costSentence) expect(event?.description).toContain(checks.costSentence);
    else expect(event?.description).not.toMatch(/Free admission|Paid event/);
  });
});

const HEADER = 'Event,Date,Time,Venue,Location,Cost,CoverImage,Image,ModalImages,PlaceID';
const row = (event: string, cells = '11/20/2026,8 PM,Hall,Dangriga,Free,,,,') => `${event},${cells}`;

describe('in a file with irregularities', () => {
  test('columns are found by header name in any order, and unknown columns are ignored', () => {
    const { events } = finishSlices(
      parseEventsCsv(
        'Notes,Location,Venue, cover image ,TIME,Date,Event\nx,Hopkins,Beach,/a.webp,7 PM,11/19/2026,Drums',
      ),
    );
    expect(events[0]).toMatchObject({ title: 'Drums', city: 'Hopkins', image: '/a.webp', time: '7 PM' });
  });

  test.each([
    ['an empty text', '', 'No data found in CSV'],
    ['a header without rows', `${HEADER}\n`, 'No data found in CSV'],
    [
      'a sign-in page',
      '<!doctype html><title>Sign in</title>',
      'The header has no column Event, Date, Time, Venue, Location',
    ],
    ['a file without its Date column', 'Event,Time,Venue,Location\na,b,c,d', 'The header has no column Date'],
    [
      'an unclosed quote',
      `${HEADER}\n${row('A')}\n"B,11/20/2026`,
      'A quote is never closed, so the end of the file cannot be read',
    ],
    [
      'a file cut off in the middle of a row',
      `${HEADER}\n${row('A')}\nB,11/2`,
      'The file ends in the middle of a row',
    ],
  ])('%s is reported as row 0, the file as a whole', (_, text, reason) => {
    expect(finishSlices(parseEventsCsv(text)).skipped).toContainEqual({ row: 0, reason });
  });

  test('a byte order mark, Windows line ends and empty lines make no difference', () => {
    const plain = finishSlices(parseEventsCsv(`${HEADER}\n${row('A')}\n${row('B')}`));
    const { events, skipped } = finishSlices(
      parseEventsCsv(`\uFEFF${HEADER}\r\n${row('A')}\r\n\r\n${row('B')}\r\n,,,,,,,,,\r\n`),
    );
    expect({ events, skipped }).toEqual({ events: plain.events, skipped: plain.skipped });
    expect(finishSlices(parseEventsCsv(`\n,,\n${HEADER}\n${row('A')}\n${row('B')}`)).events).toEqual(
      plain.events,
    );
    expect(finishSlices(parseEventsCsv(`${HEADER}\r${row('A')}\r${row('B')}\r`))).toEqual(plain);
    expect(plain.events).toHaveLength(2);
    expect(plain.skipped).toEqual([]);
  });

  // Its cell ends at the next quote and may include the rows in between.
  test('a row whose quote closes too early is skipped and reported', () => {
    const text = [
      'Event,Date,Time,Venue,Location',
      '"Big" Drum,11/20/2026,8 PM,Hall,Dangriga',
      '"Hall, A",11/20/2026,8 PM,Hall,Dangriga',
      'C,11/22/2026,8 PM,Hall,Dangriga',
    ].join('\n');
    const { events, skipped } = finishSlices(parseEventsCsv(text));
    expect(events.map(({ title }) => title)).toEqual(['C']);
    expect(skipped).toEqual([{ row: 2, reason: 'A quote does not close at the end of its cell' }]);
  });

  test('a header whose quote closes too early is reported as row 0, the file as a whole', () => {
    const { skipped } = finishSlices(
      parseEventsCsv('Event,Date,Time,Venue,Location,"My" notes"\nA,11/20/2026,8 PM,Hall,Dangriga,x'),
    );
    expect(skipped).toContainEqual({ row: 0, reason: 'A quote does not close at the end of its cell' });
  });

  test('the first of two columns with the same name counts', () => {
    const { events } = finishSlices(
      parseEventsCsv('Event,Date,Time,Venue,Location,venue\nDrums,11/19/2026,7 PM,Beach,Hopkins,Pier'),
    );
    expect(events[0]?.venue).toBe('Beach');
  });

  test('rows need no cells below empty cells at the end of the header', () => {
    const { events, skipped } = finishSlices(
      parseEventsCsv('Event,Date,Time,Venue,Location,,\nDrums,11/19/2026,7 PM,Beach,Hopkins'),
    );
    expect([events.length, skipped]).toEqual([1, []]);
  });

  test('a short last row that ends with a line break is skipped, and the file is complete', () => {
    expect(finishSlices(parseEventsCsv(`${HEADER}\n${row('A')}\nB,11/2\n`)).skipped).toEqual([
      { row: 3, reason: 'The row has 2 cells where the header has 10' },
    ]);
  });

  test('a file without events has no other reasons than those of its rows', () => {
    expect(finishSlices(parseEventsCsv(`${HEADER}\n${row('  ')}\n`))).toMatchObject({
      events: [],
      skipped: [{ row: 2, reason: 'The Event cell is empty' }],
    });
  });

  test.each(['', 'Event,Time,Venue,Location\na,b,c,d'])(
    'a file without a complete header has no events: %j',
    (text) => {
      expect(finishSlices(parseEventsCsv(text)).events).toEqual([]);
    },
  );

  test('different events with the same id get a suffix', () => {
    const { events } = finishSlices(parseEventsCsv(`${HEADER}\n${row('Drums')}\n${row('Drums!')}`));
    expect(events.map(({ id }) => id)).toEqual(['20261120-dangriga-drums', '20261120-dangriga-drums-2']);
  });

  test('rows and columns of spaces are blank', () => {
    const { events, skipped } = finishSlices(
      parseEventsCsv('Event,Date,Time,Venue,Location, \n , , , ,\nDrums,11/19/2026,7 PM,Beach,Hopkins\n'),
    );
    expect([events.length, skipped]).toEqual([1, []]);
  });

  test('a blank last row without a line break is ignored', () => {
    expect(finishSlices(parseEventsCsv(`${HEADER}\n${row('A')}\n,,`)).skipped).toEqual([]);
  });

  test('a row without an event name is skipped with a reason', () => {
    expect(finishSlices(parseEventsCsv(`${HEADER}\n${row('A')}\n${row('  ')}`)).skipped).toEqual([
      { row: 3, reason: 'The Event cell is empty' },
    ]);
  });
});

describe('the optional columns', () => {
  const optional =
    'ID,Status,EndDate,EndTime,Organizer,TicketURL,Price,Currency,Description,Category,Address,Country,TimeZone,Website';
  const parse = (cells: string) =>
    finishSlices(
      parseEventsCsv(
        `Event,Date,Time,Venue,Location,${optional}\nDrums,11/20/2026,8 PM,Hall,Dangriga,${cells}`,
      ),
    ).events[0];

  test('set the fields of an event', () => {
    expect(
      parse(
        'Drum Night!,Canceled,11/22/2026,10 PM,Lebeha,http://tickets.example.com/1,"1,250.50",bzd,Come and drum.,arts,1 Main St,Belize,America/Belize,https://example.com/drums',
      ),
    ).toMatchObject({
      id: 'drum-night',
      status: 'cancelled',
      endDate: '2026-11-22',
      endTime: '10 PM',
      organizer: 'Lebeha',
      ticketUrl: 'https://tickets.example.com/1',
      price: 1250.5,
      currency: 'BZD',
      description: 'Come and drum.',
      category: 'arts',
      address: '1 Main St',
      country: 'Belize',
      timeZone: 'America/Belize',
      website: 'https://example.com/drums',
    });
  });

  test('have no effect when they are empty or invalid', () => {
    const plain = parse(',,,,,,,,,,,,,');
    expect(
      parse('!!,maybe,11/1/2026,,,javascript:alert(1),cheap,dollars,,party,,,Mars/Olympus,example'),
    ).toEqual(plain);
    expect(plain).toMatchObject({ id: '20261120-dangriga-drums', status: 'scheduled', category: 'cultural' });
    expect(plain).not.toHaveProperty('ticketUrl');
  });
});

describe('A sheet of thousands of rows', () => {
  const lines = Array.from({ length: 2_300 }, (_, index) => row(`Event ${index + 1}`));
  const titlesOf = (text: string) => finishSlices(parseEventsCsv(text)).events.map(({ title }) => title);

  test('is parsed in slices, between which timers run', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    });
    let clock = 0;
    const now = () => {
      clock += 5;
      return clock;
    };
    const { events } = await finishInTurns(parseEventsCsv([HEADER, ...lines].join('\n')), { now });
    clearInterval(timer);
    expect(events).toHaveLength(2_300);
    expect(ticks).toBeGreaterThan(1);
  });

  test.each([
    ['a line end in quotes', (row: number) => `"Two\nlines ${row}"`, (row: number) => `Two lines ${row}`],
    [
      'a comma and quotes in quotes',
      (row: number) => `"One, ""two"" ${row}"`,
      (row: number) => `One, "two" ${row}`,
    ],
  ])('may have a cell with %s wherever a slice ends', (_, cellOf, titleOf) => {
    const positions = [498, 499, 500, 998, 999, 1_000, 2_299];
    const some = lines.map((line, index) => (positions.includes(index) ? row(cellOf(index)) : line));
    const titles = titlesOf([HEADER, ...some].join('\n'));
    expect(titles).toHaveLength(2_300);
    expect(positions.map((position) => titles[position])).toEqual(positions.map(titleOf));
  });

  test('reports rows that cannot be read by their number in the sheet', () => {
    const some = lines.with(1_799, 'Short,11/20/2026');
    const { skipped } = finishSlices(parseEventsCsv([HEADER, ...some, ''].join('\n')));
    const bad = lines.with(699, row('"Bad" quote'));
    expect(finishSlices(parseEventsCsv([HEADER, ...bad].join('\n'))).skipped).toContainEqual({
      row: 701,
      reason: 'A quote does not close at the end of its cell',
    });
    expect(skipped).toEqual([{ row: 1_801, reason: 'The row has 2 cells where the header has 10' }]);
  });

  test('is damaged when a quote is never closed, wherever that is', () => {
    for (const position of [499, 1_500]) {
      const some = lines.with(position, row('"Open'));
      expect(finishSlices(parseEventsCsv([HEADER, ...some].join('\n'))).skipped).toContainEqual({
        row: 0,
        reason: 'A quote is never closed, so the end of the file cannot be read',
      });
    }
  });
});

test('entities of HTML are decoded in every column that is read', () => {
  const csv = [
    'Event,Date,Time,Venue,Location,Cost,Description,Organizer,TicketURL,CoverImageText',
    'Mother&amp;#8217;s Day,5/10/2027,8&nbsp;PM,Caf&eacute; &amp; Bar,Dangriga,Paid,&lt;b&gt;A&ntilde;o&lt;/b&gt;,R&amp;amp;B,https://t.example/?a=1&amp;b=2,A &ldquo;drum&rdquo;',
  ].join('\n');
  expect(finishSlices(parseEventsCsv(csv)).events[0]).toMatchObject({
    id: '20270510-dangriga-mother-s-day',
    title: 'Mother’s Day',
    time: '8 PM',
    venue: 'Café & Bar',
    description: '<b>Año</b>',
    organizer: 'R&B',
    ticketUrl: 'https://t.example/?a=1&b=2',
    imageTexts: ['A “drum”'],
  });
});

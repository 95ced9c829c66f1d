import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { startGoogleSheets } from '../../fakes/google-sheets.mjs';
import { freshEvents, temporaryFolder } from '../../support/events/fresh-events.ts';

const NOW = Date.parse('2026-11-27T18:00:00Z');
const HEADER = ['Event', 'Date', 'Time', 'Venue', 'Location', 'Cost', 'Status', 'Price', 'MoreDates'];
const row = (...cells: (string | number)[]) => [...cells, ...Array(HEADER.length - cells.length).fill('')];
const DRUMS = row('Drum Night', '12/5/2026', '7 PM', 'The Pier', 'San Pedro', 'Free');
const SERIAL = row('Drum Night', 46361, 0.7916666667, 'The Pier', 'San Pedro', 'Free');

let google: Awaited<ReturnType<typeof startGoogleSheets>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const rows = [HEADER, DRUMS, row('Regatta', '12/6/2026', '9 AM', 'The Pier', 'San Pedro')];
  google = await startGoogleSheets({ csv: Papa.unparse(rows) });
  folder = await temporaryFolder();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await google.close();
  await folder.remove();
});

const settings = (source: string) => (source === 'API' ? google.env : { EVENTS_CSV_URL: google.csvUrl });

/** What a server says of some rows that has read its sheet. */
async function checked(
  source: string,
  rows: { row: number; cells: unknown[]; shown?: string[] }[],
  header = HEADER,
) {
  const { refreshEvents } = await freshEvents({ ...settings(source), DATA_DIR: folder.path });
  await refreshEvents();
  const { checkRows, parseRowsToCheck } = await import('#lib/catalog/check-rows.server');
  return checkRows(parseRowsToCheck({ header, rows }), NOW);
}

const SENTENCE = 'Sat 5 Dec 2026, 7 PM · San Pedro · Free';

describe.each(['API', 'CSV'])('Rows of a sheet that is read from the %s', (source) => {
  test.each([
    ['as text', DRUMS],
    ['as values', SERIAL],
  ])('are said in a sentence and as an event, with dates and hours %s', async (_, cells) => {
    const { rows } = await checked(source, [{ row: 2, cells }]);
    expect(rows).toEqual([
      {
        row: 2,
        reading: SENTENCE,
        event: {
          title: 'Drum Night',
          date: '2026-12-05',
          endDate: null,
          start: '19:00',
          end: null,
          status: 'scheduled',
          category: expect.any(String),
          place: 'San Pedro',
          cost: 'Free',
          price: null,
          currency: null,
          moreDates: [],
          image: null,
        },
        faults: [],
      },
    ]);
  });

  test('are no faults of themselves, moved or corrected, but of others that they are like', async () => {
    const faultsAt = async (number: number, ...cells: string[]) =>
      (await checked(source, [{ row: number, cells: [...cells, ...DRUMS.slice(cells.length)] }])).rows[0]
        ?.faults;
    expect(await faultsAt(2, 'DRUM night')).toEqual([]);
    expect(await faultsAt(3, 'Drum Night')).toEqual([]);
    expect(await faultsAt(9, 'DRUM night')).toMatchObject([{ made: expect.stringContaining('row 2') }]);
  });

  test('are faults of those of which they are a copy, in every letter or with the word that it is cancelled', async () => {
    const copy = (title: string) => checked(source, [{ row: 9, cells: [title, ...DRUMS.slice(1)] }]);
    const made = 'nearly the same as row 2, so rows 2 and 9 may both be shown';
    for (const title of ['Drum Night', 'drum night', 'CANCELLED: Drum Night'])
      expect((await copy(title)).rows[0]?.faults).toMatchObject([{ column: 'Event', cell: title, made }]);
  });

  test.each([
    ['are told', [], ['Date']],
    ['are no faults where the sheet keeps its old events', ['1/5/2025', '2/5/2025', '3/5/2025'], []],
  ])('that are long past %s', async (_, past, columns) => {
    const dates = [...past, ...Array.from({ length: 10 }, (_, day) => `12/${day + 1}/2026`)];
    const rows = dates.map((date, index) => row(`Event ${index}`, date, '7 PM', 'The Pier', 'San Pedro'));
    google.setCsv(Papa.unparse([HEADER, ...rows]));
    const { rows: said } = await checked(source, [
      { row: 40, cells: row('Old Fair', '5/5/2025', '7 PM', 'The Pier', 'San Pedro') },
    ]);
    expect(said[0]?.faults.map(({ column }) => column)).toEqual(columns);
  });

  test('that are long past are no faults among the old events at the end of a sheet, but above them', async () => {
    const dates = [...Array.from({ length: 40 }, (_, day) => `12/${(day % 28) + 1}/2026`)];
    const rows = [...dates, '1/5/2025', '2/5/2025', '3/5/2025'].map((date, index) =>
      row(`Event ${index}`, date, '7 PM', 'The Pier', 'San Pedro'),
    );
    google.setCsv(Papa.unparse([HEADER, ...rows]));
    const cells = row('Old Fair', '5/5/2025', '7 PM', 'The Pier', 'San Pedro');
    const { rows: said } = await checked(source, [
      { row: 9, cells },
      { row: 43, cells: cells.with(0, 'Old Jam') },
    ]);
    expect(said.map(({ faults }) => faults.length)).toEqual([1, 0]);
  });

  test('have a fault where another row of the column can only have its day first', async () => {
    const rows = [HEADER, DRUMS, row('Fair', '28/11/2026', '7 PM', 'The Pier', 'San Pedro')];
    google.setCsv(Papa.unparse(rows));
    const said = async (number: number) => (await checked(source, [{ row: number, cells: DRUMS }])).rows[0];
    expect((await said(2))?.faults).toMatchObject([
      { column: 'Date', made: expect.stringContaining('can only have its day first') },
    ]);
    expect((await said(2))?.faults[0]?.write).toContain('because of row 3 (“28/11/2026”)');
    // The other row is this one itself, corrected.
    expect((await said(3))?.faults.map(({ column }) => column)).toEqual([]);
  });

  test('have an hour that may be in the morning or in the evening as the other rows of the sheet write theirs', async () => {
    const rows = [HEADER, DRUMS, row('Fair', '11/28/2026', '18:30', 'The Pier', 'San Pedro')];
    google.setCsv(Papa.unparse(rows));
    const said = async (others: number, time: string) => {
      google.setCsv(Papa.unparse(rows.toSpliced(1, others)));
      const cells = row('Drum Night', '12/5/2026', time, 'The Pier', 'San Pedro');
      return (await checked(source, [{ row: 9, cells }])).rows[0];
    };
    // Of the other rows one says '7 PM', and one '18:30'.
    expect((await said(0, '10:00'))?.faults.map(({ column }) => column)).toContain('Time');
    expect(await said(1, '10:00')).toMatchObject({ event: { start: '10:00' }, faults: [] });
  });

  test('whose date has an hour in it say so where Time has none', async () => {
    const { rows } = await checked('API', [
      { row: 9, cells: row('Fair', 46361.75, '', 'The Pier', 'San Pedro') },
      { row: 10, cells: row('Parade', 46361.75, '6 PM', 'The Pier', 'San Pedro') },
    ]);
    expect(rows.map(({ faults }) => faults)).toMatchObject([
      [{ column: 'Date', cell: '12/5/2026 6 PM', write: 'Write 6 PM into Time.' }],
      [],
    ]);
  });

  test('are compared with each other', async () => {
    const { rows } = await checked(source, [
      { row: 7, cells: row('Parade', '12/7/2026', '9 AM', 'The Pier', 'San Pedro') },
      { row: 8, cells: row('parade ', '12/7/2026', '9 AM', 'The Pier', 'San Pedro') },
    ]);
    expect(rows.map(({ faults }) => faults.length)).toEqual([0, 1]);
  });

  test('that are no event say why, and are no event', async () => {
    const { rows } = await checked(source, [
      { row: 5, cells: row('DECEMBER 2026') },
      { row: 6, cells: row('') },
      { row: 7, cells: row('#REF!', '12/7/2026') },
    ]);
    expect(rows.map(({ reading, event, faults }) => [reading, event, faults.length])).toEqual([
      ['Not shown: The row has only a heading, not an event', null, 1],
      ['', null, 0],
      ['Not shown: The Event cell has an error of the sheet', null, 1],
    ]);
  });

  test('have what the sheet shows where it took a text for a day', async () => {
    const cells = row('Drum Night', 46361, 0.75, 46214, 'San Pedro');
    const shown = row('Drum Night', '12/5/2026', '6:00 PM', '7-11', 'San Pedro').map(String);
    const { rows } = await checked(source, [{ row: 2, cells, shown }]);
    expect(rows[0]?.reading).toMatch(/^Sat 5 Dec 2026, 6 PM/);
    expect(JSON.stringify(rows)).not.toContain('46214');
  });

  test('are all answered, as many as one request may have', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      row: index + 2,
      cells: row(`Event ${index}`, 46361 + index, '7 PM', 'The Pier', `Nowhere ${index}`),
    }));
    const { rows: said } = await checked(source, rows);
    expect(said).toHaveLength(500);
  });

  test('of a header without a column that is needed are not read', async () => {
    const { rows } = await checked(source, [{ row: 2, cells: ['Drums'] }], ['Event', 'Date', 'Tme']);
    const reading = 'Not read: the header has no column Time, Venue, Location';
    expect(rows[0]).toEqual({ row: 2, reading, event: null, faults: [] });
    expect(rows[1]).toMatchObject({
      row: 1,
      event: null,
      faults: [
        { column: 'Time', cell: '' },
        { column: 'Venue', cell: '' },
        { column: 'Location', cell: '' },
        { column: 'Tme', cell: 'Tme', made: 'a column that is not read' },
      ],
    });
  });

  test('have the header’s names and the cells’ texts in their faults, as they were sent', async () => {
    const header = HEADER.map((name) => (name === 'Status' ? ' STATUS ' : name));
    const cells = row('Fair', '12/7/2026', '9 AM', 'The Pier', 'San Pedro', 'Free', ' moved  away ');
    const { rows } = await checked(source, [{ row: 9, cells: [...cells, ''] }], [...header, 'Orgniser ']);
    expect(rows).toMatchObject([
      { row: 9, faults: [{ column: ' STATUS ', cell: ' moved  away ' }] },
      { row: 1, reading: '', event: null, faults: [{ column: 'Orgniser ', cell: 'Orgniser ' }] },
    ]);
  });

  test('are answered in the order in which they were sent, whatever their numbers', async () => {
    const numbers = [40, 7, 8, 2];
    const { rows } = await checked(
      source,
      numbers.map((number) => ({
        row: number,
        cells: row(`Event ${number}`, '12/7/2026', '9 AM', 'A', 'B'),
      })),
    );
    expect(rows.map((one) => one.row)).toEqual(numbers);
  });

  test('are told the place of the row above where that was sent too', async () => {
    const above = { row: 8, cells: row('Fair', '12/7/2026', '9 AM', 'The Pier', 'San Pedro') };
    const below = (number: number) => ({
      row: number,
      cells: row('Parade', '12/7/2026', '10 AM', 'The Pier'),
    });
    const said = async (number: number) => (await checked(source, [above, below(number)])).rows[1]?.faults;
    expect(await said(9)).toMatchObject([
      { column: 'Location', cell: '', write: expect.stringContaining('row 8') },
    ]);
    expect(await said(30)).toEqual([]);
  });

  test('have the address of their picture, of a share link that of the file', async () => {
    const header = [...HEADER, 'CoverImage'];
    const image = async (address: string) =>
      (await checked(source, [{ row: 9, cells: [...DRUMS, address] }], header)).rows[0]?.event?.image;
    expect(await image('http://example.com/a.jpg')).toBe('https://example.com/a.jpg');
    expect(await image('https://drive.google.com/file/d/1AbCdEfGhIjKlMnOp/view')).toMatch(
      /1AbCdEfGhIjKlMnOp/,
    );
    expect(await image('javascript:alert(1)')).toBeNull();
  });
});

describe('A real date of a sheet that is published as CSV', () => {
  test.each([
    ['en-US', '12/5/2026', '2026-12-05', []],
    ['en-BZ', '5/12/2026', '2026-05-12', ['Date']],
    ['en-GB', '05/12/2026', '2026-05-12', ['Date']],
    ['es-MX', '5/12/2026', '2026-05-12', ['Date']],
    ['de-DE', '05.12.2026', null, ['Date']],
  ])(
    'is what the CSV of the locale %s says, with a fault where that is another day',
    async (_, shown, date, columns) => {
      const { rows } = await checked('CSV', [
        {
          row: 2,
          cells: SERIAL,
          shown: SERIAL.map((cell, index) => (index === 1 ? shown : index === 2 ? '7:00 PM' : String(cell))),
        },
      ]);
      expect(rows[0]?.event?.date).toBe(date);
      expect(rows[0]?.faults.map(({ column }) => column)).toEqual(columns);
    },
  );
});

describe('A row with fewer cells than the header', () => {
  const SHORT = [{ row: 9, cells: ['Fair', '12/7/2026', '9 AM', 'The Pier', 'San Pedro'] }];

  test('is filled up where the sheet is read from the API, which leaves out empty cells', async () => {
    expect((await checked('API', SHORT)).rows[0]?.event?.title).toBe('Fair');
  });

  test.each(['CSV', 'none'])('is skipped as in a CSV, where the source is %s', async (source) => {
    if (source === 'none') await freshEvents({ DATA_DIR: folder.path });
    const { checkRows, parseRowsToCheck } = await import('#lib/catalog/check-rows.server');
    const { rows } =
      source === 'none'
        ? await checkRows(parseRowsToCheck({ header: HEADER, rows: SHORT }), NOW)
        : await checked(source, SHORT);
    expect(rows[0]?.reading).toBe('Not shown: The row has 5 cells where the header has 9');
  });
});

test('Without a source, rows are not compared with those of the sample calendar', async () => {
  const { servedEvents } = await freshEvents({ DATA_DIR: folder.path });
  await servedEvents();
  const { checkRows, parseRowsToCheck } = await import('#lib/catalog/check-rows.server');
  const [names = [], ...cells] = Papa.parse<string[]>(readFileSync('data/events.csv', 'utf8'), {
    skipEmptyLines: true,
  }).data;
  const rows = [{ row: 500, cells: cells[0] }];
  const said = await checkRows(parseRowsToCheck({ header: names, rows }), NOW);
  expect(said.rows[0]?.faults.map(({ made }) => made).join()).not.toContain('nearly the same');
});

describe('What is no list of rows', () => {
  const FORM = 'Send { "header"';
  const some = { row: 2, cells: [] };
  test.each<[unknown, string]>([
    [undefined, FORM],
    ['rows', FORM],
    [{}, FORM],
    [{ header: [], rows: [] }, FORM],
    [{ header: [{}], rows: [] }, FORM],
    [{ header: HEADER, rows: [{ row: 0, cells: [] }] }, 'rows.0.row'],
    [{ header: HEADER, rows: [{ row: 2.5, cells: [] }] }, 'rows.0.row'],
    [{ header: HEADER, rows: [some, { row: 2, cells: ['', {}] }] }, 'rows.1.cells.1'],
    [{ header: HEADER, rows: [{ row: 2, cells: [], shown: [1] }] }, 'rows.0.shown.0'],
    [{ header: HEADER, rows: Array(501).fill(some) }, 'At most 500 rows can be checked at once.'],
    [{ header: HEADER, rows: [{ row: 2, cells: Array(201).fill('') }] }, 'A row can have at most 200 cells.'],
    [{ header: Array(201).fill('A'), rows: [] }, 'A row can have at most 200 cells.'],
    [
      { header: HEADER, rows: [{ row: 2, cells: ['x'.repeat(50_001)] }] },
      'A cell can have at most 50000 letters.',
    ],
  ])('is refused with a sentence: %#', async (body, sentence) => {
    await freshEvents({ DATA_DIR: folder.path });
    const { parseRowsToCheck } = await import('#lib/catalog/check-rows.server');
    expect(() => parseRowsToCheck(body)).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringContaining(sentence) }),
    );
  });
});

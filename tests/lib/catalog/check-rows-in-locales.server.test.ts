import Papa from 'papaparse';
import { PARSE_SHEET } from '#lib/catalog/sources/event-source';
import { bothRenderings } from '#lib/catalog/sources/parse-sheets-api';
import { finishSlices } from '#lib/time/slices';
import { startGoogleSheets } from '../../fakes/google-sheets.mjs';
import { type Cell, openSpreadsheet } from '../../fakes/spreadsheet-app.mjs';
import { freshEvents, temporaryFolder } from '../../support/events/fresh-events.ts';

const TODAY = '2026-11-27';
const NOW = Date.parse('2026-11-27T18:00:00Z');
const HEADER = 'Event,Date,Time,Venue,Location,Cost,Price,EndDate,EndTime,MoreDates,Description,Check'.split(
  ',',
);

/** How a locale shows 2026-12-05, 2026-12-06, 6:30 PM and 25.5 dollars, and what it takes '7-11' for. */
type Locale = { date: string; dateAfter: string; hour: string; price: string; taken: string };
const LOCALES: [string, Locale][] = [
  [
    'en-US',
    { date: '12/5/2026', dateAfter: '12/6/2026', hour: '6:30:00 PM', price: '$25.50', taken: '7-11' },
  ],
  [
    'en-BZ',
    { date: '5/12/2026', dateAfter: '6/12/2026', hour: '6:30:00 PM', price: '$25.50', taken: '7-11' },
  ],
  [
    'en-GB',
    { date: '05/12/2026', dateAfter: '06/12/2026', hour: '18:30:00', price: 'BZ$25.50', taken: '7-11' },
  ],
  ['es-MX', { date: '5/12/2026', dateAfter: '6/12/2026', hour: '18:30:00', price: '$25.50', taken: '7-11' }],
  [
    'de-DE',
    { date: '05.12.2026', dateAfter: '06.12.2026', hour: '18:30:00', price: '25,50 $', taken: '7.11.' },
  ],
];

/** The rows of a sheet in a locale: dates and hours, and texts that the sheet has taken for dates. */
function sheetIn({ date, dateAfter, hour, price, taken }: Locale): Cell[][] {
  const [first, second, evening] = [
    { serial: 46361, text: date },
    { serial: 46362, text: dateAfter },
    { serial: 0.7708333333333334, text: hour },
  ];
  const asDay = { serial: 46214, text: taken };
  return [
    HEADER,
    ['Drums', first, evening, 'Beach', 'Hopkins', 'Free', '', '', '', '', '', ''],
    ['Fair', first, evening, 'Park', 'Belmopan', '', price, second, evening, '', '', ''],
    ['Class', first, evening, 'Hall', 'Dangriga', '', '', '', '', second, '', ''],
    [asDay, first, asDay, asDay, 'Corozal', asDay, '', '', '', '', asDay, ''],
  ];
}

let google: Awaited<ReturnType<typeof startGoogleSheets>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  google = await startGoogleSheets({
    csv: Papa.unparse([HEADER, ['Regatta', '1/6/2027', '9 AM', '', 'Sarteneja']]),
  });
  folder = await temporaryFolder();
});
afterAll(async () => {
  await google.close();
  await folder.remove();
});

/** What the script sends of a sheet, and what the site answers where it reads the sheet from a source. */
async function checked(source: 'sheets-api' | 'published-csv', cells: Cell[][]) {
  const settings = source === 'sheets-api' ? google.env : { EVENTS_CSV_URL: google.csvUrl };
  await freshEvents({ ...settings, DATA_DIR: folder.path });
  const { checkRows, parseRowsToCheck } = await import('#lib/catalog/check-rows.server');
  let asked: unknown;
  const answer = ({ body }: { body: { rows: { row: number }[] } }) => {
    asked = body;
    return { rows: body.rows.map(({ row }) => ({ row, reading: '', event: null, faults: [] })) };
  };
  openSpreadsheet('deploy/sheet/check-rows.js', {
    cells,
    properties: { SITE: 'https://events.example', SECRET: 'secret' },
    answer,
  }).run('checkAll');
  return checkRows(parseRowsToCheck(asked), NOW);
}

/** What a source gives of the same sheet, and what the site publishes of it. */
function published(source: 'sheets-api' | 'published-csv', cells: Cell[][]) {
  const rows = cells.map((row) => row.slice(0, -1));
  const as = (of: (cell: Exclude<Cell, string>) => string | number) =>
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : of(cell))));
  const shown = as(({ text }) => text);
  const text =
    source === 'sheets-api'
      ? bothRenderings(
          JSON.stringify({ values: as(({ serial }) => serial) }),
          JSON.stringify({ values: shown }),
        )
      : Papa.unparse(shown);
  return finishSlices(PARSE_SHEET[source](text, [], TODAY)).events;
}

describe.each(LOCALES)('A sheet of the locale %s', (_, locale) => {
  test.each(['sheets-api', 'published-csv'] as const)(
    'is checked as it is published, where it is read from %s',
    async (source) => {
      const said = (await checked(source, sheetIn(locale))).rows.map(({ event }) => event);
      const expected = published(source, sheetIn(locale)).map((event) => ({
        title: event.title,
        date: /^\d{4}-/.test(event.date) ? event.date : null,
        endDate: event.endDate ?? null,
        moreDates: event.moreDates ?? [],
        place: event.city,
        cost: event.cost,
        price: event.price ?? null,
        currency: event.currency ?? null,
      }));
      expect(said).toMatchObject(expected);
    },
  );

  test('has its dates, hours and prices as they are, and its texts as they are shown, from the API', async () => {
    const { rows } = await checked('sheets-api', sheetIn(locale));
    expect(rows.map(({ event }) => event)).toMatchObject([
      { date: '2026-12-05', start: '18:30' },
      {
        date: '2026-12-05',
        endDate: '2026-12-06',
        start: '18:30',
        end: '18:30',
        price: 25.5,
        currency: 'BZD',
      },
      { date: '2026-12-05', moreDates: ['2026-12-06'] },
      { title: locale.taken, date: '2026-12-05', start: null, cost: locale.taken },
    ]);
    const told = rows.flatMap(({ faults }) => faults.map(({ column }) => column));
    // '7.11.' is no price, '7-11' is a range of them.
    expect(told).toEqual(locale.taken === '7-11' ? ['Time'] : ['Time', 'Cost']);
  });

  test('has a fault for each date that its CSV says otherwise, and for no other', async () => {
    const { rows } = await checked('published-csv', sheetIn(locale));
    const told = rows.map(({ faults }) => faults.map(({ column }) => column));
    const isWrong = locale.date !== '12/5/2026';
    expect(told.map((columns) => columns.filter((column) => column.includes('Date')))).toEqual(
      isWrong ? [['Date'], ['Date', 'EndDate'], ['Date', 'MoreDates'], ['Date']] : [[], [], [], []],
    );
  });
});

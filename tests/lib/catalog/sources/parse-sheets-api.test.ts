import { bothRenderings, parseSheetsApi } from '#lib/catalog/sources/parse-sheets-api';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';

const HEADER = ['Event', 'Date', 'Time', 'Venue', 'Location', 'Cost', 'Description'];
const DRUMS = ['Drums', '11/19/2026', '7 PM', 'Beach', 'Hopkins'];

const parsed = (values: unknown) => finishSlices(parseSheetsApi(JSON.stringify({ values })));

describe('A response of the Sheets API', () => {
  test('gives the events of the same sheet as CSV, whatever its cells hold', () => {
    const description = 'He said "Drums, drums",\nand \'more\'';
    const values = [HEADER, [...DRUMS, '', description], [], ['Run', '11/20/2026', '6 AM']];
    const csv = `${HEADER.join(',')}
Drums,11/19/2026,7 PM,Beach,Hopkins,,"${description.replaceAll('"', '""')}"

Run,11/20/2026,6 AM,,,,
`;
    expect(parsed(values).events).toEqual(finishSlices(parseEventsCsv(csv)).events);
    expect(parsed(values).events).toHaveLength(2);
  });

  test('has rows that are filled up to the width of the header', () => {
    expect(parsed([HEADER, DRUMS])).toMatchObject({ events: [{ title: 'Drums', cost: '' }], skipped: [] });
  });

  test('is read where cells are numbers, truth values or nothing', () => {
    const row = [2027, '11/19/2026', null, true, 'Hopkins', 25];
    expect(parsed([HEADER, row]).events).toMatchObject([{ title: '2027', venue: 'true', price: 25 }]);
  });

  test('reports rows that cannot be read by their number in the sheet', () => {
    expect(parsed([HEADER, DRUMS, [], ['', '11/19/2026']]).skipped).toEqual([
      { row: 4, reason: 'The Event cell is empty' },
    ]);
  });

  test.each([
    ['without a column that is required', [HEADER.slice(1), DRUMS], 'The header has no column Event'],
    ['with nothing in it', [[], []], 'No data found in CSV'],
    ['with nothing but a header', [HEADER], 'No data found in CSV'],
  ])('%s gives no events and one reason for the sheet as a whole', (_, values, reason) => {
    expect(parsed(values)).toMatchObject({ events: [], skipped: [{ row: 0, reason }] });
  });

  test.each([
    ['that is not JSON', 'garbage', 'no-sheet', 'The answer is not JSON'],
    ['without rows', '{}', 'empty', 'No data found in CSV'],
    ['with an empty list of rows', '{"values":[]}', 'empty', 'No data found in CSV'],
    ['with a row that is none', '{"values":[["Event"],"Drums"]}', 'empty', 'No data found in CSV'],
    ['with a cell that is none', '{"values":[["Event"],[{}]]}', 'empty', 'No data found in CSV'],
  ])('%s is refused', (_, text, reason, message) => {
    const parse = () => finishSlices(parseSheetsApi(text));
    expect(parse).toThrow(expect.objectContaining({ reason, message }));
  });

  test('is asked from where its range begins, and rows are numbered from there', () => {
    const text = JSON.stringify({
      range: "'Events 2027'!A3:Z1000",
      values: [[], HEADER, ['', '11/19/2026']],
    });
    expect(finishSlices(parseSheetsApi(text)).skipped).toEqual([
      { row: 5, reason: 'The Event cell is empty' },
    ]);
  });

  const HEADER_OF_ALL = [...HEADER, 'Price', 'EndTime', 'MoreDates'];
  const both = (counted: unknown[], shown: unknown[], header = HEADER_OF_ALL) =>
    finishSlices(
      parseSheetsApi(
        bothRenderings(
          JSON.stringify({ values: [header, counted] }),
          JSON.stringify({ values: [header, shown] }),
        ),
      ),
    ).events;
  const NIGHT = [46_361, 0.75, 'Beach', 'Hopkins'];
  const NIGHT_SHOWN = ['05/12/2026', '18:00', 'Beach', 'Hopkins'];

  test.each([
    [
      'a title',
      [46_276, ...NIGHT],
      ['9/11', ...NIGHT_SHOWN],
      { title: '9/11', date: '2026-12-05', time: '6 PM' },
    ],
    [
      'a venue',
      ['Drums', 46_361, 0.75, 46_214, 'Hopkins'],
      ['Drums', '05/12/2026', '18:00', '7-11', 'Hopkins'],
      { venue: '7-11', time: '6 PM' },
    ],
    ['a cost', ['Drums', ...NIGHT, 46_152], ['Drums', ...NIGHT_SHOWN, '5-10'], { cost: '5-10' }],
    [
      'a cost with its currency',
      ['Drums', ...NIGHT, 25],
      ['Drums', ...NIGHT_SHOWN, 'US$25.00'],
      { cost: 'US$25.00' },
    ],
    [
      'hours that the sheet has taken for a day',
      ['Drums', 46_361, 46_214, 'Beach', 'Hopkins'],
      ['Drums', '05/12/2026', '7-11', 'Beach', 'Hopkins'],
      { date: '2026-12-05', time: '7-11' },
    ],
    [
      'other dates',
      ['Drums', ...NIGHT, '', '', '', '', 46_362],
      ['Drums', ...NIGHT_SHOWN, '', '', '', '', '06/12/2026'],
      { moreDates: ['2026-12-06'] },
    ],
    [
      'a price',
      ['Drums', ...NIGHT, '', '', 25.5],
      ['Drums', ...NIGHT_SHOWN, '', '', '25,50'],
      { price: 25.5 },
    ],
    [
      'a price with its currency',
      ['Drums', ...NIGHT, '', '', 25],
      ['Drums', ...NIGHT_SHOWN, '', '', 'US$25.00'],
      { price: 25, currency: 'USD' },
    ],
  ])(
    'has the texts that the sheet shows, and its dates and hours as values: %s',
    (_, counted, shown, event) => {
      expect(both(counted, shown)).toMatchObject([event]);
    },
  );

  test('has what the sheet shows beside a ticked box of any locale', () => {
    const [event] = both(['Drums', ...NIGHT, 46_152, true], ['Drums', ...NIGHT_SHOWN, '5-10', 'VERDADERO']);
    expect(event).toMatchObject({ cost: '5-10' });
  });

  test('is read as values where the sheet was changed between its two renderings', () => {
    const [event] = both(['Drums', ...NIGHT, 25], ['Other', ...NIGHT_SHOWN, '5-10']);
    expect(event).toMatchObject({ title: 'Drums', date: '2026-12-05', price: 25 });
  });

  // 2026-12-05 is day 46361 of the sheet, 0.791666 of a day 7 PM, whatever its locale shows: 12/5/2026, 05/12/2026, 5.12.26.
  test.each([
    ['a date and an hour', 46361, 0.7916666666, '2026-12-05', '7 PM'],
    ['an hour with minutes', 46361, 0.7708333333, '2026-12-05', '6:30 PM'],
    ['a date with an hour in it', 46361.75, 46361.75, '2026-12-05', '6 PM'],
    ['the last day of a leap February', 46812, 0.5, '2028-02-29', '12 PM'],
    ['midnight', 46361, 0, '2026-12-05', '12 AM'],
    ['text beside them', '12/5/2026', '7 PM', '2026-12-05', '7 PM'],
    ['numbers that are neither', 2026, 1900, '2026', '1900'],
  ])('has real dates and hours as values: %s', (_, day, hour, date, time) => {
    const row = ['Drums', day, hour, 'Beach', 'Hopkins'];
    expect(parsed([HEADER, row]).events).toMatchObject([{ date, time }]);
  });

  // What a sheet of each locale shows of 2026-05-01 and the days after it, and of 2026-12-05.
  test.each([
    ['en-US', (day: Date) => `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`],
    ['en-BZ', (day: Date) => `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`],
    ['en-GB', (day: Date) => day.toISOString().slice(0, 10).split('-').reverse().join('/')],
    ['de-DE', (day: Date) => day.toISOString().slice(0, 10).split('-').reverse().join('.')],
    ['ja-JP', (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '/')],
  ])('has each real date of a year right whatever the locale of the sheet: %s', (_, shownDate) => {
    const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
    const serialOf = (day: Date) => day.getTime() / 86_400_000 + 25_569;
    const rows = (cell: (day: Date) => string | number) =>
      JSON.stringify({
        values: [
          HEADER,
          ...days.map((day) => [`Day ${day.getTime()}`, cell(day), '7 PM', 'Beach', 'Hopkins']),
        ],
      });
    const { events, faults } = finishSlices(parseSheetsApi(bothRenderings(rows(serialOf), rows(shownDate))));
    expect(events.map(({ date }) => date)).toEqual(days.map((day) => day.toISOString().slice(0, 10)));
    expect(faults).toBeUndefined();
  });

  test('has an end and further dates as values too', () => {
    const header = [...HEADER, 'EndDate', 'EndTime', 'MoreDates', 'Price'];
    const row = (...cells: unknown[]) => ['Drums', 46361, 0.75, 'Beach', 'Hopkins', '', '', ...cells];
    expect(parsed([header, row(46363, 0.875, '', 25.000000001)]).events).toMatchObject([
      { endDate: '2026-12-07', endTime: '9 PM', price: 25 },
    ]);
    expect(parsed([header, row('', 1, 46368, 0.1)]).events).toMatchObject([
      { endTime: '12 AM', moreDates: ['2026-12-12'] },
    ]);
  });
});

import { parseSheetsApi } from '#lib/catalog/sources/parse-sheets-api';
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
    expect(parsed(values)).toEqual(finishSlices(parseEventsCsv(csv)));
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
      { row: 3, reason: 'The Event cell is empty' },
    ]);
  });

  test.each([
    ['without a column that is required', [HEADER.slice(1), DRUMS], 'The header has no column Event'],
    ['with an empty header', [[], DRUMS], 'No data found in CSV'],
    ['with nothing but a header', [HEADER], 'No data found in CSV'],
  ])('%s gives no events and one reason for the sheet as a whole', (_, values, reason) => {
    expect(parsed(values)).toEqual({ events: [], skipped: [{ row: 0, reason }] });
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
});

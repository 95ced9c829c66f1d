import { bothRenderings, parseSheetsApi } from '#lib/catalog/sources/parse-sheets-api';
import { cellLink, locatedFaults } from '#lib/events/faults/located-fault';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { faultySheet, HOSTILE } from '../../../support/events/faulty-sheet.ts';

const TODAY = '2026-11-27';
const EDIT = 'https://docs.google.com/spreadsheets/d/one/edit';
const faultsOf = (csv: string) => locatedFaults(finishSlices(parseEventsCsv(csv, [], TODAY)));

test('a fault has the cell of the sheet, with the title of its event where its row is one', () => {
  expect(faultsOf(faultySheet(TODAY)).map(({ address, title }) => [address, title])).toEqual([
    ['I1', ''],
    ['B3', 'Regatta'],
    ['H3', 'Regatta'],
    ['A4', ''],
    ['A5', 'drum night'],
    ['E6', 'Fish Fry'],
    ['B7', 'Old Fair'],
    ['C8', 'Cook-off'],
    ['F8', 'Cook-off'],
    ['G8', 'Cook-off'],
    ['F9', 'Hostile Night'],
  ]);
});

test('a cell of thousands of characters is clipped, wherever it is quoted', () => {
  const [fault] = faultsOf(faultySheet(TODAY)).slice(-1);
  expect(fault?.cell).toHaveLength(120);
  expect(fault?.cell).toMatch(/^<img .*x…$/);
  const dates = faultySheet(TODAY)
    .replace('EndDat', 'MoreDates')
    .replace(/,$/m, `,"${HOSTILE.replaceAll('"', '')}"`);
  for (const { made, write } of faultsOf(dates))
    expect(Math.max(made.length, write.length)).toBeLessThanOrEqual(300);
});

test.each([
  ['a column that looks like ours', 'Event,Date,Time,Venue,Location,EndDat', 'F1'],
  ['the second of two with one name', 'Event,Date,Time,Venue,Date,Location', 'E1'],
  ['the second of two, written otherwise', 'Event,Date,Time,Venue,Location, date', 'F1'],
])('of a header with a fault the cell is that of %s', (_, header, address) => {
  const row = 'Drums,12/5/2026,7 PM,The Pier,Hopkins,Hopkins';
  expect(faultsOf(`${header}\n${row}\n`).find((fault) => fault.row === 1)?.address).toBe(address);
});

test('a range that begins elsewhere moves rows and columns', () => {
  const values = [
    ['Event', 'Date', 'Time', 'Venue', 'Location'],
    ['Drums', 'someday', '7 PM', 'The Pier', 'Hopkins'],
  ];
  const answer = (range: string) => JSON.stringify({ range, values });
  const addressOf = (range: string) =>
    locatedFaults(finishSlices(parseSheetsApi(bothRenderings(answer(range), answer(range)))))[0]?.address;
  expect(["'Events 2027'!A1:Z1000", 'Sheet1!C3:Z1000', 'Y1:AZ9', 'Sheet1!$AA$10:$AZ'].map(addressOf)).toEqual(
    ['B2', 'D4', 'Z2', 'AB11'],
  );
});

test('what is no sheet has no faults', () => {
  expect(faultsOf('no sheet at all')).toEqual([]);
});

test.each([
  ['the first tab where none is named', EDIT, `${EDIT}#gid=0&range=B12`],
  ['the tab of the hash', `${EDIT}?usp=sharing#gid=77&range=A1`, `${EDIT}?usp=sharing#gid=77&range=B12`],
  ['the tab of the query', `${EDIT}?gid=8`, `${EDIT}?gid=8#gid=8&range=B12`],
  [
    'no markup of a hostile setting',
    `${EDIT}?gid="><b>`,
    `${EDIT}?gid=%22%3E%3Cb%3E#gid=%22%3E%3Cb%3E&range=B12`,
  ],
])('the link to a cell opens %s', (_, editUrl, expected) => {
  expect(cellLink(editUrl, 'B12')).toBe(expected);
});

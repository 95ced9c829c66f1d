import { groupFaults } from '#lib/events/faults/group-faults';
import { locatedFaults } from '#lib/events/faults/located-fault';
import { certainFirst, countThings } from '#lib/events/faults/things-to-mend';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { faultySheet, mendedSheet } from '../../../support/events/faulty-sheet.ts';

const TODAY = '2026-11-27';
const grouped = (csv: string) => {
  const read = finishSlices(parseEventsCsv(csv, [], TODAY));
  return groupFaults(locatedFaults(read), read).map(({ group, faults }) => [
    group,
    ...faults.map(({ address, column }) => `${address} ${column}`),
  ]);
};

test('the faults of a sheet are told by what they are about, those first that hide an event', () => {
  expect(grouped(faultySheet(TODAY))).toEqual([
    ['not-shown', 'A4 Event'],
    ['columns', 'I1 EndDat'],
    ['twice', 'A5 Event'],
    ['dates', 'B3 Date', 'B7 Date', 'C8 Time'],
    ['places', 'E6 Location'],
    ['cells', 'H3 TicketURL', 'F8 Status', 'G8 Category', 'F9 Status'],
  ]);
});

test('one date with its day first stands apart from those that it puts in doubt, which are one thing to mend', () => {
  const rows = ['Drums,4/12/2026', 'Lights,28/11/2026', 'Dances,5/12/2026', 'Market,12/19/2026'];
  const csv = `Event,Date,Time,Venue,Location\n${rows.map((row) => `${row},7 PM,The Pier,Hopkins\n`).join('')}`;
  expect(grouped(csv)).toEqual([
    ['dates', 'B3 Date'],
    ['order', 'B2 Date', 'B4 Date'],
  ]);
  const faults = locatedFaults(finishSlices(parseEventsCsv(csv, [], TODAY)));
  expect(countThings(faults)).toBe(2);
  expect(certainFirst(faults).map(({ row }) => row)).toEqual([3, 2, 4]);
});

test('rows that are no events on purpose are told last, and are nothing to mend', () => {
  const rows = [
    'DECEMBER 2026,',
    'Drums,12/5/2026',
    'NOTE: ask Maria about these,',
    'TOTAL: 1 event,',
    'Lights,28/11/2026',
  ];
  const of = (row: string) => (row.endsWith(',') ? `${row},,` : `${row},7 PM,The Pier,Hopkins`);
  const csv = `Event,Date,Time,Venue,Location\n${rows.map((row) => `${of(row).replace(/,,,$/, ',,,,')}\n`).join('')}`;
  expect(grouped(csv)).toEqual([
    ['dates', 'B6 Date'],
    ['order', 'B3 Date'],
    ['notes', 'A2 Event', 'A4 Event', 'A5 Event'],
  ]);
  const { skipped, faults = [] } = finishSlices(parseEventsCsv(csv, [], TODAY));
  expect(skipped.map(({ row }) => row)).toEqual([2, 4, 5]);
  expect(countThings(faults)).toBe(2);
  expect(certainFirst(faults).map(({ row }) => row)).toEqual([6, 3, 2, 4, 5]);
});

test('a sheet in which nothing is wrong has no group at all', () => {
  expect(grouped(mendedSheet(TODAY))).toEqual([]);
});

test('an ID that is there twice is told with the rows that are, and a title that is no name is not', () => {
  const rows = ['Drums,12/5/2026,7 PM,The Pier,Hopkins,x', 'N/A,12/6/2026,7 PM,The Pier,Hopkins,x'];
  expect(grouped(`Event,Date,Time,Venue,Location,ID\n${rows.join('\n')}\n`)).toEqual([
    ['twice', 'F3 ID'],
    ['cells', 'A3 Event'],
  ]);
});

import { pastRows } from '#lib/events/faults/past-rows';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';

const TODAY = '2026-11-27';
const HEADER = 'Venue,Event,Location,Date,Time,EndDate,MoreDates';

test.each([
  ['one that was yesterday', '11/26/2026,7 PM,,', ['2026-11-26 D2']],
  ['none that is today', '11/27/2026,7 PM,,', []],
  ['none whose last day is today', '11/20/2026,7 PM,11/27/2026,', []],
  ['one whose last day was yesterday', '11/20/2026,7 PM,11/26/2026,', ['2026-11-26 D2']],
  ['none that has a date to come', '11/20/2026,7 PM,,"11/24/2026,11/28/2026"', []],
  ['one whose dates are all past', '11/20/2026,7 PM,,"11/24/2026,11/25/2026"', ['2026-11-25 D2']],
  ['none without a day', 'TBA,7 PM,,', []],
])('of rows whose event is over there is %s', (_, cells, expected) => {
  const read = finishSlices(parseEventsCsv(`${HEADER}\nThe Pier,Drums,Hopkins,${cells}\n`, [], TODAY));
  expect(pastRows(read, TODAY).map(({ day, address }) => `${day} ${address}`)).toEqual(expected);
});

test('rows that are no event move no other row', () => {
  const rows = [
    'The Pier,Drums,Hopkins,12/5/2026,7 PM,,',
    'The Pier,,Hopkins,11/5/2026,7 PM,,',
    '',
    'The Pier,Fair,Hopkins,11/5/2026,7 PM,,',
  ];
  const read = finishSlices(parseEventsCsv(`${HEADER}\n${rows.join('\n')}\n`, [], TODAY));
  expect(pastRows(read, TODAY)).toEqual([{ row: 5, title: 'Fair', day: '2026-11-05', address: 'D5' }]);
});

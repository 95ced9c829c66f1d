import { refusalFault } from '#lib/catalog/faults/refusal-fault';

test.each([
  [
    'The header has no column Date',
    false,
    'damaged',
    ['Date'],
    'Date',
    'Write Date into the header, above its cells.',
  ],
  [
    'The header has no column Date, Venue',
    false,
    'damaged',
    ['Date', 'Venue'],
    'Date, Venue',
    'Write Date, Venue into the header, above its cells.',
  ],
  [
    'The sheet shrank from 40 rows to 3',
    true,
    'shrank',
    [],
    'Event',
    expect.stringContaining('Bring the rows back'),
  ],
  [
    'The columns Date and Time are lost',
    true,
    'blanked',
    ['Date', 'Time'],
    'Date, Time',
    expect.stringContaining('Bring the cells back'),
  ],
  [
    'No data found in CSV',
    false,
    'empty',
    ['Event'],
    'Event',
    expect.stringContaining('Bring the cells back'),
  ],
])(
  'editors are told of a sheet that is not taken: %s',
  (sentence, isHeld, reason, columns, column, write) => {
    expect(refusalFault({ sentence, isHeld, reason, columns })).toMatchObject({
      row: 1,
      column,
      made: expect.stringContaining(sentence),
      write,
    });
  },
);

test.each([
  ['Failed to fetch CSV: 500 Internal Server Error', 'status'],
  ['The file ends in the middle of a row', 'damaged'],
  ['No data found in CSV', 'empty'],
])('what editors cannot mend is not told to them: %s', (sentence, reason) => {
  expect(refusalFault({ sentence, isHeld: false, reason, columns: [] })).toBeUndefined();
});

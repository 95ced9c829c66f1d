import { refusalFault } from '#lib/catalog/faults/refusal-fault';

test.each([
  ['The header has no column Date', false, 'Date', 'Write Date into the header, above its cells.'],
  [
    'The header has no column Date, Venue',
    false,
    'Date, Venue',
    'Write Date, Venue into the header, above its cells.',
  ],
  ['The sheet shrank from 40 rows to 3', true, 'Event', expect.stringContaining('Bring the rows back')],
])('editors are told of a sheet that is not taken: %s', (sentence, isHeld, column, write) => {
  expect(refusalFault({ sentence, isHeld })).toMatchObject({
    row: 1,
    column,
    made: expect.stringContaining(sentence),
    write,
  });
});

test.each(['Failed to fetch CSV: 500 Internal Server Error', 'The file ends in the middle of a row'])(
  'what editors cannot mend is not told to them: %s',
  (sentence) => {
    expect(refusalFault({ sentence, isHeld: false })).toBeUndefined();
  },
);

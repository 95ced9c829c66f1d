import { describe, expect, test } from '@jest/globals';
import { refuseDoubtful } from '#lib/catalog/sources/event-source';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { sheetOf } from '../../../support/events/sheet-of.ts';

/** The reason for which a sheet of so many rows is refused after one of `before`; undefined when it is accepted. */
function reasonFor(csv: string, before: number): unknown {
  try {
    refuseDoubtful(finishSlices(parseEventsCsv(csv)), before);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('After a good sheet', () => {
  test.each<[number, number, string | undefined]>([
    // Half of the rows are still accepted.
    [10, 5, undefined],
    [10, 4, 'The sheet shrank from 10 rows to 4'],
    // Without a good one before, any size is.
    [0, 1, undefined],
    [0, 2_000, undefined],
    // More than threefold and more than 300 rows more: both are needed.
    [139, 417, undefined],
    [139, 439, undefined],
    [139, 440, 'The sheet grew from 139 rows to 440'],
    [139, 1_390, 'The sheet grew from 139 rows to 1390'],
    [10, 310, undefined],
    [10, 311, 'The sheet grew from 10 rows to 311'],
    [1_000, 3_000, undefined],
    [1_000, 3_001, 'The sheet grew from 1000 rows to 3001'],
  ])('of %s rows, one of %s rows is accepted or held: %s', (before, rows, message) => {
    const error = reasonFor(sheetOf(rows), before);
    if (message) expect(error).toMatchObject({ message, reason: rows > before ? 'grew' : 'shrank' });
    else expect(error).toBeUndefined();
  });

  test.each([
    [
      'all of whose rows are skipped',
      'Event,Date,Time,Venue,Location\n,12/1/2030,8 PM,Hall,Dangriga',
      'empty',
    ],
    ['without a column that is needed', 'Title\nRegatta', 'damaged'],
  ])('a sheet %s is refused with its reason, whatever its size', (_, csv, reason) => {
    expect(reasonFor(csv, 0)).toMatchObject({ reason });
  });
});

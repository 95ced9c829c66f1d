import { describe, expect, test } from '@jest/globals';
import { refuseDoubtful } from '#lib/catalog/judging/refuse-doubtful';
import { codesIn, isAcceptedDoubt, paramsOf } from '#lib/catalog/sources/doubt';
import { rowCount } from '#lib/catalog/sources/event-source';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { sheetOf } from '../../../support/events/sheet-of.ts';

/** The reason for which a sheet of so many rows is refused after one of `before`; undefined when it is accepted. */
function reasonFor(csv: string, before: number): unknown {
  try {
    refuseDoubtful(finishSlices(parseEventsCsv(csv)), { rows: before });
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

/** A sheet of 9 filled rows, after `change` of the cells of each of its rows, by their index. */
function sheetAfter(change: (cells: string[], index: number) => string[], rows = 9): string {
  const [header = '', ...records] = sheetOf(rows).split('\n');
  return [header, ...records.map((record, index) => change(record.split(','), index).join(','))].join('\n');
}

/** A change that writes `text` into a column of the first rows. */
const writes = (column: string, text: string, rows: number) => (cells: string[], index: number) =>
  index < rows ? cells.with(sheetOf(0).split(',').indexOf(column), text) : cells;

/** What is said of a sheet beside the one before; undefined where it is taken. */
function doubtOf(now: string, before: string): string | undefined {
  const former = finishSlices(parseEventsCsv(before));
  try {
    refuseDoubtful(finishSlices(parseEventsCsv(now)), {
      rows: rowCount(former),
      blankCells: former.read?.blankCells,
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

describe('After a sheet whose columns are filled', () => {
  test.each(['Event', 'Date', 'Time', 'Venue', 'Location', 'Cost'])(
    'one in which %s is blank in a third of the rows or more is held, and the column is named',
    (column) => {
      const sentence = (count: number) =>
        `The column ${column} is blank in ${count} of 9 rows, before in 0 of 9`;
      // Without any title there are no events.
      expect(doubtOf(sheetAfter(writes(column, '', 9)), sheetOf(9))).toBe(
        column === 'Event' ? 'No data found in CSV' : sentence(9),
      );
      expect(doubtOf(sheetAfter(writes(column, ' ', 3)), sheetOf(9))).toBe(sentence(3));
      expect(doubtOf(sheetAfter(writes(column, '', 2)), sheetOf(9))).toBeUndefined();
    },
  );

  test.each(['Loading...', 'Loading…', 'Cargando...', '#REF!', '#N/A', '#ERROR!', '#NAME?', '#¡REF!'])(
    'one in which a column has “%s” there is held too',
    (word) => {
      expect(doubtOf(sheetAfter(writes('Date', word, 3)), sheetOf(9))).toBe(
        `The column Date is blank or “${word}” in 3 of 9 rows, before in 0 of 9`,
      );
      expect(doubtOf(sheetAfter(writes('Event', word, 9)), sheetOf(9))).toBe('No data found in CSV');
    },
  );

  test('all columns that are blank are named', () => {
    const bothBlank = sheetAfter((cells, index) =>
      writes('Time', '', 9)(writes('Date', '', 9)(cells, index), index),
    );
    expect(doubtOf(bothBlank, sheetOf(9))).toBe(
      'The column Date is blank in 9 of 9 rows, before in 0 of 9. The column Time is blank in 9 of 9 rows, before in 0 of 9',
    );
  });

  test('one without the column Cost is held', () => {
    expect(doubtOf(sheetOf(9).replace('Cost', 'Price paid'), sheetOf(9))).toContain(
      'The column Cost is blank',
    );
  });

  test.each([2, 3])('a single empty cell of %s rows is read as it is', (rows) => {
    expect(doubtOf(sheetAfter(writes('Date', '', 1), rows), sheetOf(rows))).toBeUndefined();
  });

  test.each(['ID', 'PlaceID'])('an optional column that somebody empties is read as it is: %s', (column) => {
    const filled = sheetAfter(writes(column, 'place-1', 9));
    expect(doubtOf(sheetAfter(writes(column, '', 9)), filled)).toBeUndefined();
  });

  test('rows that are added without an hour are read as they are', () => {
    const added = sheetAfter((cells, index) => (index < 9 ? cells : writes('Time', '', 20)(cells, 0)), 15);
    expect(doubtOf(added, sheetOf(9))).toBeUndefined();
  });

  test('a column that was blank in most rows stays so, until a third of what it has is lost', () => {
    const sparse = sheetAfter(writes('Time', '', 5));
    expect(doubtOf(sparse, sparse)).toBeUndefined();
    expect(doubtOf(sheetAfter(writes('Time', '', 6)), sparse)).toBeUndefined();
    expect(doubtOf(sheetAfter(writes('Time', '', 9)), sparse)).toContain(
      'The column Time is blank in 9 of 9 rows',
    );
    expect(doubtOf(sheetOf(9), sparse)).toBeUndefined();
  });
});

describe('Rows that are archived while two prices are not known yet', () => {
  test.each([
    [8, 4, 2, undefined],
    [10, 5, 2, undefined],
    [8, 4, 4, 'The column Cost is blank in 4 of 4 rows, before in 0 of 8'],
    [9, 9, 3, 'The column Cost is blank in 3 of 9 rows, before in 0 of 9'],
  ])('of %i rows %i are left, %i of them without a cost: %s', (before, rows, blank, sentence) => {
    expect(doubtOf(sheetAfter(writes('Cost', '', blank), rows), sheetOf(before))).toBe(sentence);
  });
});

/** The error for a sheet beside the one before; undefined where it is taken, with these codes accepted. */
function refusalOf(now: string, before: string, codes: readonly string[] = []): unknown {
  const former = finishSlices(parseEventsCsv(before));
  const lastGood = { rows: rowCount(former), blankCells: former.read?.blankCells };
  try {
    refuseDoubtful(finishSlices(parseEventsCsv(now)), lastGood, (doubt) => isAcceptedDoubt(doubt, codes));
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('A sheet that is refused', () => {
  const blankAnd = (rows: number, ...columns: string[]) =>
    sheetAfter((cells) => columns.reduce((row, column) => writes(column, '', rows)(row, 0), cells), rows);

  test.each([
    [
      'has no column Date, Venue',
      sheetOf(9).replace('Date', 'Then').replace('Venue', 'There'),
      'damaged',
      ['Date', 'Venue'],
      [],
    ],
    ['has no title', blankAnd(9, 'Event'), 'empty', ['Event'], []],
    ['has lost two columns', blankAnd(9, 'Date', 'Time'), 'blanked', ['Date', 'Time'], ['blanked:Date,Time']],
    ['has shrunk', sheetOf(4), 'shrank', [], ['shrank']],
    ['has shrunk and lost a column', blankAnd(4, 'Date'), 'shrank', ['Date'], ['shrank', 'blanked:Date']],
    ['has grown', sheetOf(400), 'grew', [], ['grew']],
  ])(
    'because it %s says which columns that concerns, and what may be accepted',
    (_, now, reason, columns, doubts) => {
      expect(refusalOf(now, sheetOf(9))).toMatchObject({ reason, columns, doubts });
    },
  );

  test.each([
    ['the same reason with other figures', sheetOf(3), ['shrank'], true],
    ['fewer of the columns', blankAnd(9, 'Date'), ['blanked:Date,Time'], true],
    ['another column', blankAnd(9, 'Date', 'Venue'), ['blanked:Date,Time'], false],
    ['a column besides', blankAnd(4, 'Date'), ['shrank'], false],
    ['both of its reasons', blankAnd(4, 'Date'), ['blanked:Date', 'shrank'], true],
    ['another reason', sheetOf(400), ['shrank'], false],
    ['no title at all', blankAnd(9, 'Event'), ['blanked:Event'], false],
  ])('is taken where what was accepted covers it, with %s: %#', (_, now, codes, isTaken) => {
    expect(refusalOf(now, sheetOf(9), codes) === undefined).toBe(isTaken);
  });

  test.each([
    ['shrank', true],
    ['grew', true],
    ['blanked:Date', true],
    ['blanked:Date,Time', true],
    ['blanked:', false],
    ['blanked:Date,', false],
    ['blanked:Website', false],
    ['empty', false],
    ['', false],
    ['The sheet shrank from 10 rows to 4', false],
  ])('is accepted by the code %j: %s', (text, isCode) => {
    expect(codesIn(new URLSearchParams(paramsOf([text, text])))).toEqual(isCode ? [text] : []);
  });
});

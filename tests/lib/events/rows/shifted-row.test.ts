import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { type TypedRow, typedRows } from '../../../support/events/typed-rows.ts';

const TODAY = '2026-11-27';
const { faultsOf } = typedRows('12/5/2026', TODAY);

const HEADER = 'Event,Date,Time,Venue,Location,Cost,Category,Status';
const faultsOfCsv = (...rows: string[]) =>
  finishSlices(parseEventsCsv([HEADER, ...rows].join('\n'), [], TODAY)).faults ?? [];

describe('A comma without quotes, which moves the cells behind it, is told instead of what it makes of them:', () => {
  test.each([
    [
      'of a venue',
      'Songs,12/5/2026,5 PM,Pavilion, Hill Road,Hopkins,Free,family,',
      'Venue',
      'Pavilion, Hill Road',
    ],
    ['of a price', 'Songs,12/5/2026,5 PM,Pavilion,Hopkins,$1,500,family,cancelled', 'Cost', '$1, 500'],
    [
      'of a title',
      'Songs, Old and New,12/5/2026,5 PM,Pavilion,Hopkins,Free,family,',
      'Event',
      'Songs, Old and New',
    ],
  ])('%s', (_, row, column, joined) => {
    expect(faultsOfCsv(row)).toMatchObject([
      {
        column,
        made: 'the row has 1 cell more than the header, so from here on all stand too far right',
        write: expect.stringContaining(`If “${joined}” is one text`),
      },
    ]);
  });

  test('but not where a note stands beside the table, or where nothing is wrong', () => {
    expect(faultsOfCsv('Songs,12/5/2026,5 PM,Pavilion,Hopkins,Free,family,,ask Ann')).toEqual([]);
    expect(
      faultsOfCsv('Songs,12/5/2026,5 PM,Pavilion,Nowhereville,Free,Fishing,,ask Ann').map(
        ({ column }) => column,
      ),
    ).toEqual(['Location', 'Category']);
  });

  test('and a row with too few cells is told how many are missing', () => {
    expect(faultsOfCsv('Songs,12/5/2026,5 PM,Pavilion,Hopkins')).toMatchObject([
      {
        column: 'Event',
        made: 'The row has 5 cells where the header has 8, so it is not shown',
        write: 'Fill the row up to the last column: 3 cells are missing at its end, empty ones too.',
      },
    ]);
  });
});

describe('What stands in the wrong column is told so that nothing right is written over:', () => {
  test.each<[TypedRow, string, RegExp]>([
    [
      { Venue: 'Orange Walk', Location: 'Banquitas House' },
      'Location',
      /^Are the two swapped\? Then write Orange Walk here, and “Banquitas House” into Venue\./,
    ],
    [{ Venue: 'Hopkins', Location: 'Beach Bar' }, 'Location', /^Are the two swapped\?/],
    [
      { Cost: '2/5/2027' },
      'Cost',
      /of a price like 2\/5: format the cell as plain text and type the price again\.$/,
    ],
    [
      { Time: '5/22/2027' },
      'Time',
      /^Write the hour here\. If the event has another date: write it into MoreDates\.$/,
    ],
    [{ Time: '$10' }, 'Time', /^If it is, write it into Price, or Cost\.$/],
    [{ ModalImages: '/a.webp, flyer.jpg' }, 'ModalImages', /^It is “flyer\.jpg”\. Write the address/],
    [{ Event: '#REF!' }, 'Event', /^Correct the formula in Event, or type the name of the event\.$/],
  ])('%j', (cells, column, write) => {
    expect(faultsOf(cells)).toMatchObject([{ column, write: expect.stringMatching(write) }]);
  });
});

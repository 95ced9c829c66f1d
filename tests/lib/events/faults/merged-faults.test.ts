import { mergedFaults } from '#lib/events/faults/merged-faults';
import { someFault } from '../../../support/events/some-fault.ts';

test('faults that say the same are one with all their rows, in the order of the first', () => {
  const faults = [
    someFault({ row: 2, title: 'Drums' }),
    someFault({ row: 3, cell: 'Sunday' }),
    someFault({ row: 4, title: 'Regatta' }),
  ];
  expect(mergedFaults(faults).map(({ row, places }) => [row, places.map((place) => place.row)])).toEqual([
    [2, [2, 4]],
    [3, [3]],
  ]);
});

test.each([{ column: 'EndDate' }, { cell: 'Sunday' }, { made: 'left out' }, { write: 'Write TBA.' }])(
  'a fault with another part is another one: %j',
  (other) => {
    expect(mergedFaults([someFault(), someFault(other)])).toHaveLength(2);
  },
);

import { expect, test } from '@jest/globals';
import { possibleDuplicates } from '#lib/submissions/moderation/duplicates/possible-duplicates';

const fiesta = { id: '1', day: '2027-12-05', placeKey: 'san-antonio', titleKey: 'village-fiesta' };

test.each([
  ['a near title on the same day at the same place', true, { titleKey: 'the-village-fiesta' }],
  ['another day', false, { day: '2027-12-06' }],
  ['another place', false, { placeKey: 'dangriga' }],
  ['another title', false, { titleKey: 'church-supper' }],
  ['the item itself', false, { id: '1' }],
])('two items with %s: whether they are possible duplicates is %s', (_, isDuplicate, changes) => {
  const found = possibleDuplicates(fiesta, [{ ...fiesta, id: '2', ...changes }]);
  expect(found.length > 0).toBe(isDuplicate);
});

test.each([{ day: null }, { placeKey: null }, { titleKey: null }])(
  'an item with %j, as messages have it, has no duplicates',
  (missing) => {
    expect(possibleDuplicates({ ...fiesta, ...missing }, [{ ...fiesta, ...missing, id: '2' }])).toEqual([]);
    expect(possibleDuplicates(fiesta, [{ ...fiesta, ...missing, id: '2' }])).toEqual([]);
  },
);

import { expect, test } from '@jest/globals';
import { possibleDuplicates } from '#lib/submissions/moderation/possible-duplicates';

const fiesta = { id: '1', day: '2027-12-05', placeKey: 'san-antonio', titleKey: 'village-fiesta' };

test.each([
  ['a near title on the same day at the same place', { titleKey: 'the-village-fiesta' }, true],
  ['another day', { day: '2027-12-06' }, false],
  ['another place', { placeKey: 'dangriga' }, false],
  ['another title', { titleKey: 'church-supper' }, false],
  ['the item itself', { id: '1' }, false],
])('whether two items may be duplicates is known with %s', (_, changes, isDuplicate) => {
  const found = possibleDuplicates(fiesta, [{ ...fiesta, id: '2', ...changes }]);
  expect(found.length > 0).toBe(isDuplicate);
});

test('messages, which have no day and no title, have no duplicates', () => {
  expect(possibleDuplicates({ ...fiesta, day: null, titleKey: null }, [fiesta])).toEqual([]);
});

import { columnIndex, columnLetters } from '#lib/events/faults/column-letters';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('the column with the index %i is %s, and the other way round', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
  expect(columnIndex(letters)).toBe(index);
  expect(columnIndex(letters.toLowerCase())).toBe(index);
});

import { formatAge } from '#lib/time/format-age';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each([
  [0, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, '1 min'],
  [HOUR - 1, '59 min'],
  [HOUR, '1 h'],
  [DAY - 1, '23 h'],
  [DAY, '1 day'],
  [50 * HOUR, '2 days'],
])('an age of %d ms is written %j', (age, words) => {
  expect(formatAge(age)).toBe(words);
});

import { expect, test } from '@jest/globals';
import { ageText } from '#lib/submissions/moderation/queue/age-text';

const NOW = Date.UTC(2026, 10, 21, 12);
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
])('an item that has waited for %d ms has the age %j', (age, words) => {
  expect(ageText(new Date(NOW - age).toISOString(), NOW)).toBe(words);
});

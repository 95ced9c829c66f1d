import { expect, test } from '@jest/globals';
import { ageText } from '#lib/submissions/moderation/queue/age-text';

test('the age of an item is counted from the instant at which it was stored', () => {
  expect(ageText('2026-11-21T10:59:00.000Z', Date.UTC(2026, 10, 21, 12))).toBe('1 h');
});

import { expect, test } from '@jest/globals';
import { formatInstant } from '#lib/submissions/moderation/item/format-instant';

test('an instant is shown as the day and the clock of Belize', () => {
  expect(formatInstant('2026-11-21T05:59:00.000Z')).toBe('Fri 20 Nov 2026, 11:59 PM');
});

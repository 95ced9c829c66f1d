import { expect, test } from '@jest/globals';
import { CANNED_REASONS, MAX_REASON_CHARACTERS } from '#lib/submissions/moderation/decisions/canned-reasons';

test('every predefined reason consists of whole sentences within the maximum length', () => {
  expect(CANNED_REASONS).toHaveLength(6);
  for (const reason of CANNED_REASONS) {
    expect(reason).toMatch(/^[A-Z].{30,}\.$/);
    expect(reason.length).toBeLessThanOrEqual(MAX_REASON_CHARACTERS);
  }
  expect(new Set(CANNED_REASONS).size).toBe(CANNED_REASONS.length);
});

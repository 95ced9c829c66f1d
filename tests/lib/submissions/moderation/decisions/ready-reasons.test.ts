import { expect, test } from '@jest/globals';
import { MAX_REASON_CHARACTERS, READY_REASONS } from '#lib/submissions/moderation/decisions/ready-reasons';

test('every predefined reason consists of whole sentences within the maximum length', () => {
  expect(READY_REASONS).toHaveLength(6);
  for (const reason of READY_REASONS) {
    expect(reason).toMatch(/^[A-Z].{30,}\.$/);
    expect(reason.length).toBeLessThanOrEqual(MAX_REASON_CHARACTERS);
  }
  expect(new Set(READY_REASONS).size).toBe(READY_REASONS.length);
});

import { describe, expect, test } from '@jest/globals';
import { pauseAfter, verdictOn } from '#lib/outbox/retry-pauses';

const MAX_ATTEMPTS = 32;

const HOUR = 3_600_000;
const pauses = (chance: number) =>
  Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1, chance));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('The pauses between attempts', () => {
  test('grow from seconds to an hour and never shrink', () => {
    expect(
      pauses(0)
        .slice(0, 9)
        .map((pause) => pause / 1_000),
    ).toEqual([10, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600]);
    expect(pauses(0).toSorted((a, b) => a - b)).toEqual(pauses(0));
  });

  test.each([0, 0.5, 1])('cover about a day in total, whatever the jitter (%s)', (chance) => {
    expect(sum(pauses(chance))).toBeGreaterThanOrEqual(20 * HOUR);
    expect(sum(pauses(chance))).toBeLessThanOrEqual(30 * HOUR);
  });
});

test.each([
  [null, 'SMTP_550 (1)'],
  ['SMTP_450', 'SMTP_550 (1)'],
  ['SMTP_550 (1)', 'SMTP_550 (2)'],
  ['SMTP_550 (3)', 'SMTP_550 (4)'],
])('a refusal after the code %s is counted in the code %s', (lastError, code) => {
  const verdict = verdictOn({ problem: 'refused', code: 'SMTP_550' }, { attempts: 1, lastError }, 0);
  expect(verdict.code).toBe(code);
});

test('a refusal after other failures counts as the first', () => {
  const verdict = verdictOn(
    { problem: 'refused', code: 'SMTP_550' },
    { attempts: 20, lastError: 'SMTP_450' },
    0,
  );
  expect(verdict).toEqual({ code: 'SMTP_550 (1)', isFinal: false, pauseMs: 600_000 });
});

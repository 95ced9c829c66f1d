import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { closingLines, DATED_JOURNEYS, MOMENTS, resultOfRun } from '../../../lab/checks/test-moments.mjs';

describe('The moments of npm run test:moments', () => {
  test.each([
    ['at half past midnight', /T00:30$/],
    ['in the morning', /T09:00$/],
    ['in the afternoon', /T15:00$/],
    ['in the evening', /T20:00$/],
    ['half an hour before midnight', /T23:30$/],
    ['on the last day of a year', /-12-31T/],
    ['on the 29th of February', /-02-29T/],
  ])('have one %s', (_, moment) => {
    expect(MOMENTS.filter(({ at }) => moment.test(at))).not.toEqual([]);
  });

  test('have weekdays other than Saturday, and all journeys on two nights', () => {
    const weekdays = MOMENTS.map(({ at }) => new Date(`${at}Z`).getUTCDay());
    expect(new Set(weekdays).size).toBeGreaterThan(2);
    const whole = MOMENTS.filter(({ journeys }) => journeys !== DATED_JOURNEYS);
    expect(whole.map(({ at }) => at.slice(-5))).toEqual(['00:30', '20:00']);
  });

  test('name journeys that are there', () => {
    const named = MOMENTS.flatMap(({ journeys }) => journeys);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('A run at a moment', () => {
  test.each([
    ['all passed', '12 passed, 0 failed\n', 0, 'green', '12 passed, 0 failed'],
    ['one failed', 'jest 11 passed, 1 failed\n11 passed, 1 failed\n', 1, 'red', '11 passed, 1 failed'],
    ['it ended badly', '12 passed, 0 failed\n', 1, 'red', '12 passed, 0 failed, but ended with 1'],
    ['it was cut off', '> jest tests\n', 1, 'red', 'ended with 1 before all had run'],
  ])('where %s', (_, output, status, outcome, summary) => {
    expect(resultOfRun(output, status)).toEqual({ outcome, summary });
  });

  test('has a line at the end, before one for all of them that counts what was not run', () => {
    const results = [
      { name: '2029-06-09T20:00', outcome: 'green', summary: '12 passed, 0 failed' },
      { name: '2026-12-31T23:30', outcome: 'red', summary: '11 passed, 1 failed' },
      { name: 'the clock ahead', outcome: 'not run', summary: 'there is no faketime here' },
    ];
    expect(closingLines(results)).toEqual([
      'green   2029-06-09T20:00: 12 passed, 0 failed',
      'red     2026-12-31T23:30: 11 passed, 1 failed',
      'not run the clock ahead: there is no faketime here',
      'moments: 1 green, 1 red, 1 not run',
    ]);
    expect(closingLines(results.slice(0, 1)).at(-1)).toBe('moments: 1 green, 0 red');
  });
});

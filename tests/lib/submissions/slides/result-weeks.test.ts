import { describe, expect, test } from '@jest/globals';
import { resultWeeks, totalOfWeeks } from '#lib/submissions/slides/result-weeks';

const shown = (day: string, count: number) => ({ day, name: 'slide_shown', count });
const pressed = (day: string, count: number) => ({ day, name: 'slide_pressed', count });
const DAYS = { firstDay: '2026-11-25', lastDay: '2026-12-08' };

describe('The results of a slide by weeks', () => {
  test('go from Sunday to Saturday, cut to its first and last day', () => {
    expect(resultWeeks(DAYS, [], '2026-12-31').map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-25', '2026-11-28'],
      ['2026-11-29', '2026-12-05'],
      ['2026-12-06', '2026-12-08'],
    ]);
  });

  test('end today while it runs', () => {
    expect(resultWeeks(DAYS, [], '2026-11-30').map(({ to }) => to)).toEqual(['2026-11-28', '2026-11-30']);
  });

  test('are none before its first day, or where it was ended before', () => {
    expect(resultWeeks(DAYS, [], '2026-11-24')).toEqual([]);
    expect(resultWeeks({ firstDay: '2026-11-25', lastDay: '2026-11-20' }, [], '2026-12-31')).toEqual([]);
  });

  test('are one for a single day', () => {
    expect(resultWeeks({ firstDay: '2026-11-28', lastDay: '2026-11-28' }, [], '2026-12-31')).toEqual([
      { from: '2026-11-28', to: '2026-11-28', shown: 0, pressed: 0 },
    ]);
  });

  test('of a run before stay in their weeks when it runs again, also before that begins', () => {
    const again = { firstDay: '2027-01-05', lastDay: '2027-01-08' };
    const counts = [shown('2026-11-25', 40), pressed('2026-11-30', 2)];
    const before = [
      { from: '2026-11-25', to: '2026-11-28', shown: 40, pressed: 0 },
      { from: '2026-11-29', to: '2026-12-05', shown: 0, pressed: 2 },
    ];
    expect(resultWeeks(again, counts, '2026-12-20')).toEqual(before);
    expect(resultWeeks(again, [...counts, shown('2027-01-06', 5)], '2027-01-31')).toEqual([
      ...before,
      { from: '2027-01-05', to: '2027-01-08', shown: 5, pressed: 0 },
    ]);
  });

  test('sum what was counted, and add what was counted after its days to the last week', () => {
    const weeks = resultWeeks(
      DAYS,
      [
        shown('2026-11-25', 11),
        pressed('2026-11-28', 2),
        shown('2026-11-29', 100),
        pressed('2026-12-08', 3),
        shown('2026-12-09', 1_000),
      ],
      '2026-12-31',
    );
    expect(weeks.map(({ shown: s, pressed: p }) => [s, p])).toEqual([
      [11, 2],
      [100, 0],
      [1_000, 3],
    ]);
    expect(totalOfWeeks(weeks)).toEqual({ shown: 1_111, pressed: 5 });
  });
});

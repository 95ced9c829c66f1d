import { describe, expect, test } from '@jest/globals';
import { isCountedOn, lastDayOfRun, runStateOf, slidesOfDay } from '#lib/submissions/slides/slide-run';

const run = (first_day: string, last_day: string, ended_at: string | null = null) => ({
  first_day,
  last_day,
  ended_at,
});
const WEEK = run('2026-11-23', '2026-11-29');

describe('A slide that is booked for some days', () => {
  test.each([
    ['is coming on the day before its first', WEEK, '2026-11-22', 'coming'],
    ['runs on its first day', WEEK, '2026-11-23', 'running'],
    ['runs on its last day', WEEK, '2026-11-29', 'running'],
    ['has ended on the day after its last', WEEK, '2026-11-30', 'ended'],
    ['runs on its only day', run('2026-12-01', '2026-12-01'), '2026-12-01', 'running'],
    [
      'has ended when a moderator ended it',
      run('2026-11-23', '2026-11-29', '2026-11-24T18:00:00.000Z'),
      '2026-11-24',
      'ended',
    ],
    [
      'never runs when it was ended before',
      run('2026-12-01', '2026-12-02', '2026-11-24T18:00:00.000Z'),
      '2026-12-01',
      'ended',
    ],
  ] as const)('%s', (_, slide, today, state) => {
    expect(runStateOf(slide, today)).toBe(state);
  });

  test.each([
    ['is its last one', WEEK, '2026-11-29'],
    [
      'is that on which it was ended, by the clock of Belize',
      run('2026-11-23', '2026-11-29', '2026-11-25T05:59:00.000Z'),
      '2026-11-24',
    ],
    ['is no later than booked', run('2026-11-23', '2026-11-24', '2026-11-25T18:00:00.000Z'), '2026-11-24'],
  ])('was shown until a day that %s', (_, slide, day) => {
    expect(lastDayOfRun(slide)).toBe(day);
  });

  test.each([
    ['before its first day', '2026-11-22', false],
    ['on its days', '2026-11-29', true],
    ['on the day after, for pages that were open at midnight', '2026-11-30', true],
    ['later', '2026-12-01', false],
  ])('is counted %s: %s, %s', (_, today, isCounted) => {
    expect(isCountedOn(WEEK, today)).toBe(isCounted);
  });
});

test('the slides of a day are those that run, in the order in which they began, with the badge of what is paid', () => {
  const slide = (id: string, days: ReturnType<typeof run>, is_paid = 1) => ({
    id,
    ...days,
    title: id,
    description: '',
    alt: '',
    url: 'https://example.bz/',
    image: `/uploads/${'a'.repeat(32)}.webp`,
    is_paid,
  });
  const shown = slidesOfDay(
    [
      slide('c', run('2026-11-24', '2026-11-24'), 0),
      slide('b', WEEK),
      slide('a', WEEK),
      slide('over', run('2026-11-01', '2026-11-23')),
      slide('soon', run('2026-11-25', '2026-11-26')),
    ],
    '2026-11-24',
  );
  expect(shown.map(({ id, isSponsored, lastDay }) => [id, isSponsored, lastDay])).toEqual([
    ['a', true, '2026-11-29'],
    ['b', true, '2026-11-29'],
    ['c', false, '2026-11-24'],
  ]);
  // The size of the carousel, not the whole upload.
  expect(shown[0]?.src).toBe(`/uploads/${'a'.repeat(32)}.800x600.webp`);
});

import { expect, test } from '@jest/globals';
import { pastDays } from '#lib/submissions/fields/when/past-days';

const SENTENCE = 'This day has passed. Is the year right?';
// 21 November 2026, noon in Belize.
const NOON = Date.UTC(2026, 10, 21, 18);

test.each([
  [{ date: '2026-11-20' }, { date: SENTENCE }],
  [{ date: '2025-12-05' }, { date: SENTENCE }],
  [{ date: '0026-12-05' }, { date: SENTENCE }],
  [{ date: '2026-11-21' }, {}],
  [{ date: '2026-11-18', endDate: '2026-11-22' }, {}],
  [{ date: '2026-11-18', endDate: '2026-11-20' }, { endDate: SENTENCE }],
  [{ date: '2026-11-14', moreDates: ['2026-11-21'] }, {}],
  [{ date: '2026-11-07', moreDates: ['2026-11-14'] }, { date: SENTENCE }],
  [{ date: '' }, {}],
  [{ date: 'next Friday' }, {}],
])('of the days %j it is said that they are over only when the last one is', (days, errors) => {
  expect(pastDays({ endDate: '', moreDates: [], ...days }, NOON)).toEqual(errors);
});

test('a day is not over while it lasts west of Belize', () => {
  const afterMidnight = Date.UTC(2026, 10, 22, 9);
  expect(pastDays({ date: '2026-11-21', endDate: '', moreDates: [] }, afterMidnight)).toEqual({});
});

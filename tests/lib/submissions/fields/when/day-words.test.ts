import { expect, test } from '@jest/globals';
import { daysInShort, daysInWords, eventDaysOf, onDays } from '#lib/submissions/fields/when/day-words';

test.each([
  [{}, 'Saturday, 5 December 2026'],
  [{ endDate: '2026-12-07' }, 'Saturday, 5 December to Monday, 7 December 2026'],
  [{ moreDates: ['2026-12-12', '2026-12-19'] }, 'Saturdays: 5, 12 and 19 December 2026'],
  [{ moreDates: ['2026-12-12'] }, 'Saturdays: 5 and 12 December 2026'],
  [{ moreDates: ['2026-12-06', '2026-12-12'] }, '5, 6 and 12 December 2026'],
  [
    { date: '2026-11-28', moreDates: ['2026-12-05', '2026-12-12'] },
    'Saturdays: 28 November, 5 and 12 December 2026',
  ],
  [
    { date: '2026-12-26', moreDates: ['2027-01-02', '2027-01-09'] },
    'Saturdays: 26 December 2026, 2 and 9 January 2027',
  ],
  [{ date: ' TBA ' }, 'TBA'],
  [{ date: '' }, ''],
  [{ endDate: 'later', moreDates: ['soon'] }, 'Saturday, 5 December 2026'],
])('the days %j are said as “%s”', (days, words) => {
  expect(daysInWords({ date: '2026-12-05', endDate: '', moreDates: [], ...days })).toBe(words);
});

test.each([
  [{}, 'Sat 5 Dec 2026', 'on Saturday, 5 December 2026'],
  [
    { endDate: '2026-12-07' },
    'Sat 5 Dec to Mon 7 Dec 2026',
    'from Saturday, 5 December to Monday, 7 December 2026',
  ],
  [
    { moreDates: ['2026-12-12', '2026-12-19', '2026-12-26'] },
    'Sat 5 Dec 2026 and 3 more dates',
    'on Saturday, 5 December 2026 and 3 more dates',
  ],
  [
    { moreDates: ['2026-12-12', 'soon'] },
    'Sat 5 Dec 2026 and 1 more date',
    'on Saturday, 5 December 2026 and 1 more date',
  ],
  [{ date: 'TBA' }, '', ''],
])('the days %j are said in short as “%s”, and in a sentence as “%s”', (days, short, sentence) => {
  const all = { date: '2026-12-05', endDate: '', moreDates: [], ...days };
  expect([daysInShort(all), onDays(all)]).toEqual([short, sentence]);
});

test('a stored submission without days, or with wrong ones, has none', () => {
  expect(eventDaysOf({})).toEqual({ date: '', endDate: '', moreDates: [] });
  expect(eventDaysOf({ date: 7, endDate: null, moreDates: ['2026-12-12', 7] })).toEqual({
    date: '',
    endDate: '',
    moreDates: ['2026-12-12'],
  });
});

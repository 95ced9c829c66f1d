import {
  atNextDate,
  isBetween,
  isToCome,
  lastDay,
  moreDatesMark,
  moreDatesText,
  occurrencesOf,
} from '#lib/events/occurrences';

const CLASS = { date: '2026-11-07', moreDates: ['2026-11-14', '2026-11-21', '2026-12-05'] };
const FIESTA = { date: '2026-11-20', endDate: '2026-11-22' };
const ONCE = { date: '2026-11-20' };

test.each([
  ['of one day', ONCE, '2026-11-20'],
  ['of days in a row', FIESTA, '2026-11-22'],
  ['of several dates', CLASS, '2026-12-05'],
])('the last day of an event %s is its last', (_, event, day) => {
  expect(lastDay(event)).toBe(day);
  expect(isToCome(event, day)).toBe(true);
  expect(isToCome(event, '2026-12-06')).toBe(false);
});

test.each([
  [CLASS, '2026-11-07', '2026-11-07', true],
  [CLASS, '2026-11-08', '2026-11-13', false],
  [CLASS, '2026-11-08', '2026-11-14', true],
  [CLASS, '2026-11-22', '2026-12-04', false],
  [CLASS, '2026-12-01', '2026-12-31', true],
  [CLASS, '2026-12-06', '2026-12-31', false],
  [FIESTA, '2026-11-21', '2026-11-21', true],
  [FIESTA, '2026-11-22', '2026-11-30', true],
  [FIESTA, '2026-11-23', '2026-11-30', false],
  [{ date: 'TBA' }, '0000-01-01', '9999-12-31', false],
])('whether %j takes place from %s to %s is %s', (event, from, to, isOn) => {
  expect(isBetween(event, from, to)).toBe(isOn);
});

test.each([
  ['2026-11-01', '2026-11-07', 3],
  ['2026-11-07', '2026-11-07', 3],
  ['2026-11-08', '2026-11-14', 2],
  ['2026-12-01', '2026-12-05', 0],
  ['2027-01-01', '2026-12-05', 0],
])('from %s on, an event with several dates is shown on %s with %s more', (from, date, more) => {
  const shown: typeof CLASS | { date: string; moreDates?: readonly string[] } = atNextDate(CLASS, from);
  expect(shown.date).toBe(date);
  expect(shown.moreDates?.length ?? 0).toBe(more);
  // Shown once more it stays as it is, and the event itself is unchanged.
  expect(atNextDate(shown, from)).toBe(shown);
  expect(CLASS.moreDates).toHaveLength(3);
});

test('an event with one date, or with days in a row, is shown as it is', () => {
  expect(atNextDate(ONCE, '2027-01-01')).toBe(ONCE);
  expect(atNextDate(FIESTA, '2026-11-21')).toBe(FIESTA);
});

test('an event happens once on each of its dates', () => {
  expect(occurrencesOf(CLASS)).toEqual([CLASS.date, ...CLASS.moreDates].map((date) => ({ date })));
  expect(occurrencesOf(FIESTA)).toEqual([FIESTA]);
});

test.each([
  [[], ''],
  [['2026-11-14'], 'and 1 more date'],
  [['2026-11-14', '2026-11-21'], 'and 2 more dates'],
])('further dates %j are said as %j', (moreDates, text) => {
  expect(moreDatesText({ date: '2026-11-07', moreDates })).toBe(text);
});

test.each([
  [[], ''],
  [['2026-11-14'], '+1 date'],
  [['2026-11-14', '2026-11-21'], '+2 dates'],
])('the stub of a card says further dates %j as %j', (moreDates, text) => {
  expect(moreDatesMark({ date: '2026-11-07', moreDates })).toBe(text);
});

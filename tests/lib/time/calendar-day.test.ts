import {
  addDays,
  belizeDay,
  belizeMidnight,
  daysBetween,
  isCalendarDay,
  monthOf,
  weekdayOf,
  yearsLater,
} from '#lib/time/calendar-day';

describe('the day in Belize (UTC−6 all year)', () => {
  test.each([
    ['18:00', '2026-11-21T00:00:00Z', '2026-11-20'],
    ['19:30', '2026-11-21T01:30:00Z', '2026-11-20'],
    ['23:00', '2026-11-21T05:00:00Z', '2026-11-20'],
    ['a millisecond before midnight', '2026-11-21T05:59:59.999Z', '2026-11-20'],
  ])('is still Friday at %s, although it is already Saturday in UTC', (_, instant, day) => {
    expect(belizeDay(Date.parse(instant))).toBe(day);
  });

  test.each([
    ['2026-11-20T05:59:59.999Z', '2026-11-19'],
    ['2026-11-20T06:00:00.000Z', '2026-11-20'],
    ['2026-11-20T23:59:59.999Z', '2026-11-20'],
    ['2026-07-01T05:30:00Z', '2026-06-30'],
    ['2026-07-01T06:30:00Z', '2026-07-01'],
    ['2027-01-01T03:00:00Z', '2026-12-31'],
    ['2028-03-01T00:00:00Z', '2028-02-29'],
    ['1970-01-01T00:00:00Z', '1969-12-31'],
  ])('at %s is %s', (instant, day) => {
    expect(belizeDay(Date.parse(instant))).toBe(day);
  });

  test.each([
    ['2026-11-19', '2026-11-19T06:00:00.000Z'],
    ['2026-07-19', '2026-07-19T06:00:00.000Z'],
  ])('of %s begins at %s in UTC', (day, instant) => {
    expect(new Date(belizeMidnight(day)).toISOString()).toBe(instant);
  });

  test('never begins when it does not exist', () => {
    expect(belizeMidnight('2027-02-30')).toBeNaN();
  });
});

describe('days are added:', () => {
  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 365, '2027-11-20'],
    ['2027-11-20', 366, '2028-11-20'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe('the calendar', () => {
  test.each(['2026-11-20', '2028-02-29', '2000-02-29', '1900-01-01', '3000-12-31'])(
    'has the day %s',
    (day) => {
      expect(isCalendarDay(day)).toBe(true);
    },
  );

  test.each([
    '2027-02-30',
    '2027-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-11-32',
    '9999-99-99',
    '2026-1-5',
    '2026-11-20 ',
    '2026-11-20T00:00',
    '20261120',
    '11/20/2026',
    'TBA',
    '',
  ])('does not have the day %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});

test.each([
  ['2026-11-20', 5],
  ['2026-11-22', 0],
  ['2028-02-29', 2],
  ['2027-01-01', 5],
])('the weekday of %s is %i, counted from Sunday', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test('the month of 2026-11-20 is 2026-11', () => {
  expect(monthOf('2026-11-20')).toBe('2026-11');
});

test.each([
  ['2026-12-31', '2027-01-02', 2],
  ['2028-03-01', '2028-02-28', -2],
  ['2026-11-20', '2026-11-20', 0],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-20', 2, '2028-11-20'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2028-02-29', 1, '2029-03-01'],
])('the same day as %s, %i years later, is %s', (day, years, later) => {
  expect(yearsLater(day, years)).toBe(later);
});

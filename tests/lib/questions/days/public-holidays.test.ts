import { longWeekend, nextPublicHoliday, publicHolidays } from '#lib/questions/days/public-holidays';
import { addDays, weekdayOf } from '#lib/time/calendar-day';
import holidays from '../../../../lib/time/holidays.json' with { type: 'json' };

const FRIDAY = 5;
const MONDAY = 1;

test('every holiday of the list is the next public holiday until its day', () => {
  const [{ date: first }] = holidays as [(typeof holidays)[0]];
  const listed = holidays.map(({ date }) => date);
  const found = listed.map((_, position) => nextPublicHoliday(listed[position - 1] ?? addDays(first, -1)));
  expect(found).toEqual(listed);
});

test('every Monday or Friday that the list has as observed belongs to a long weekend', () => {
  const observed = holidays
    .map((holiday) => holiday.observed)
    .filter((day) => [FRIDAY, MONDAY].includes(weekdayOf(day)));
  expect(observed.length).toBeGreaterThan(20);
  for (const day of observed) {
    const { from = '', to = '' } = longWeekend(day) ?? {};
    expect(from <= day && day <= to).toBe(true);
  }
});

test('the days off of each year are those of the list', () => {
  const years = [...new Set(holidays.map(({ date }) => Number(date.slice(0, 4))))];
  const computed = years.flatMap(publicHolidays).map(({ date, observed }) => ({ date, observed }));
  expect(computed).toEqual(holidays.map(({ date, observed }) => ({ date, observed })));
});

test('the holiday of today is not the next one', () => {
  expect(nextPublicHoliday('2026-12-25')).toBe('2026-12-26');
});

describe('the next long weekend', () => {
  test.each([
    ['a Monday that is observed', '2027-02-15', '2027-03-05', '2027-03-08'],
    ['Good Friday and Easter Monday', '2027-03-09', '2027-03-26', '2027-03-29'],
    ['a Friday', '2026-11-24', '2026-12-25', '2026-12-27'],
    ['a Monday in place of a Sunday', '2027-12-01', '2027-12-24', '2027-12-27'],
  ])('has %s', (_, today, from, to) => {
    expect(longWeekend(today)).toEqual({ from, to });
  });

  test('is the current one until its last day', () => {
    expect(longWeekend('2027-03-08')).toEqual({ from: '2027-03-05', to: '2027-03-08' });
  });
});

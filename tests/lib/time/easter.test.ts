import { easterSunday } from '#lib/time/easter';

test.each([
  ['1818-03-22', 'the earliest day that it can have'],
  ['1943-04-25', 'the latest one'],
  ['2000-04-23', 'in a century’s year that is a leap year'],
  ['2026-04-05', 'in the first year of the sample calendar'],
  ['2027-03-28', 'in March'],
  ['2028-04-16', 'in a leap year'],
  ['2029-04-01', 'on the first of April'],
  ['2030-04-21', 'after the last year in the list of holidays'],
  ['2031-04-13', 'in the year behind it'],
  ['2038-04-25', 'on the latest day once more'],
  ['2100-03-28', 'in a century’s year that is no leap year'],
])('Easter Sunday is on %s, %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

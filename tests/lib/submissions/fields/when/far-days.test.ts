import { farDays } from '#lib/submissions/fields/when/far-days';

const NOW = Date.UTC(2026, 10, 30, 18);
const days = (date: string, endDate = '', ...moreDates: string[]) => ({ date, endDate, moreDates });
const asked = (year: number) =>
  `${year} is far ahead. Is the year right? If it is, press the button once more.`;

test.each([
  ['a day of another century', days('2062-12-05'), { date: asked(2062) }],
  ['the last year that can be typed', days('9999-12-31'), { date: asked(9999) }],
  ['a last day that ends a span of years', days('2026-12-05', '2062-12-05'), { endDate: asked(2062) }],
  ['one of several dates', days('2026-12-05', '', '2026-12-12', '2206-12-05'), { moreDates: asked(2206) }],
  ['more than two years ahead', days('2028-12-01'), { date: asked(2028) }],
])('the year is asked about for %s', (_, event, expected) => {
  expect(farDays(event, NOW)).toEqual(expected);
});

test.each([
  ['two years ahead', days('2028-11-30')],
  ['next year', days('2027-12-05', '2027-12-07')],
  ['without a day', days('')],
  ['an invalid day', days('2062-02-30')],
])('the year is not asked about %s', (_, event) => {
  expect(farDays(event, NOW)).toEqual({});
});

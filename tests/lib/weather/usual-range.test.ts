import { usualRange } from '#lib/weather/usual-range';

test.each([
  ['2026-01-15', { low: 69, high: 82 }],
  ['2026-05-01', { low: 77, high: 89 }],
  ['2026-11-23', { low: 72, high: 85 }],
  ['2027-12-31', { low: 70, high: 83 }],
] as const)('the usual range on %s is that of its month in Belize City, in whole °F', (day, range) => {
  expect(usualRange(day)).toEqual(range);
});

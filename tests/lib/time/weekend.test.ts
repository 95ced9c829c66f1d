import { endOfWeek, thisWeekend, weekendSpan } from '#lib/time/weekend';

describe('this weekend', () => {
  test.each([
    ['a Monday', '2026-11-23', '2026-11-27', '2026-11-29'],
    ['a Thursday', '2026-11-26', '2026-11-27', '2026-11-29'],
    ['its Friday', '2026-11-27', '2026-11-27', '2026-11-29'],
    ['its Saturday', '2026-11-28', '2026-11-28', '2026-11-29'],
    ['its Sunday', '2026-11-29', '2026-11-29', '2026-11-29'],
    ['the Monday after it, across the new year', '2026-12-28', '2027-01-01', '2027-01-03'],
  ])('is what is left of Friday to Sunday on %s', (_, today, from, to) => {
    expect(thisWeekend(today)).toEqual({ from, to });
  });
});

test('a week ends with its Sunday, which has its own weekend whole', () => {
  expect(endOfWeek('2026-11-29')).toBe('2026-11-29');
  expect(weekendSpan('2026-11-29')).toEqual({ from: '2026-11-27', to: '2026-11-29' });
});

test('a weekend may be weeks later, or before', () => {
  expect(weekendSpan('2026-11-26', 2)).toEqual({ from: '2026-12-11', to: '2026-12-13' });
  expect(weekendSpan('2026-11-26', -1)).toEqual({ from: '2026-11-20', to: '2026-11-22' });
});

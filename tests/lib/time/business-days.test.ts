import { describe, expect, test } from '@jest/globals';
import { afterBusinessDays, businessDaysBetween } from '#lib/time/business-days';
import { addDays } from '#lib/time/calendar-day';

describe('A business day in Belize', () => {
  test.each([
    ['2026-11-18', 'a Wednesday', true],
    ['2026-11-19', 'Garifuna Settlement Day', false],
    ['2026-11-20', 'a Friday', true],
    ['2026-11-21', 'a Saturday', false],
    ['2026-11-22', 'a Sunday', false],
    // Observed on Monday, so people work on the day itself.
    ['2026-10-12', 'Indigenous Peoples’ Resistance Day', false],
    ['2025-09-22', 'Independence Day as it is observed', false],
  ])('%s, %s: %s', (day, _, expected) => {
    expect(businessDaysBetween(addDays(day, -1), day)).toBe(expected ? 1 : 0);
  });
});

describe('Business days', () => {
  test.each([
    ['2026-11-16', '2026-11-16', 0],
    ['2026-11-16', '2026-11-18', 2],
    ['2026-11-17', '2026-11-20', 2],
    ['2026-11-20', '2026-11-22', 0],
    ['2026-11-20', '2026-11-23', 1],
    ['2026-11-20', '2026-11-16', 0],
    ['2000-01-03', '2026-11-20', 262],
  ])('from %s to %s are %d', (from, to, days) => {
    expect(businessDaysBetween(from, to)).toBe(days);
  });

  test.each([
    ['2026-11-16', 0, '2026-11-16'],
    ['2026-11-12', 3, '2026-11-17'],
    ['2026-11-17', 3, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
  ])('after %s, %d of them, is %s', (from, count, day) => {
    expect(afterBusinessDays(from, count)).toBe(day);
  });
});

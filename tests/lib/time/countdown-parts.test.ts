import fc from 'fast-check';
import { belizeMidnight } from '#lib/time/calendar-day';
import { countdownParts } from '#lib/time/countdown-parts';

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const ZEROS = { days: 0, hours: 0, minutes: 0, seconds: 0 };
const target = belizeMidnight('2026-11-19');

describe('days, hours, minutes and seconds until midnight of a holiday in Belize', () => {
  test.each([
    ['2026-11-17T00:00:00-06:00', { days: 2, hours: 0, minutes: 0, seconds: 0 }],
    ['2026-11-17T22:58:57-06:00', { days: 1, hours: 1, minutes: 1, seconds: 3 }],
    ['2026-11-18T23:59:59-06:00', { ...ZEROS, seconds: 1 }],
    // The same instant elsewhere: it is 22:00 of the day before in Los Angeles.
    ['2026-11-18T21:59:00-08:00', { ...ZEROS, minutes: 1 }],
    ['2026-11-19T05:00:00+00:00', { ...ZEROS, hours: 1 }],
  ])('are counted: at %s they are %j', (now, parts) => {
    expect(countdownParts(target, Date.parse(now))).toEqual(parts);
  });

  test('do not count a second that has begun', () => {
    expect(countdownParts(1999, 0)).toEqual({ ...ZEROS, seconds: 1 });
  });

  test.each([0, 1, 1000, 365 * 86_400_000])('are zeros %i ms after it', (past) => {
    expect(countdownParts(target, target + past)).toEqual(ZEROS);
  });

  test('add up to the whole time, each below its limit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 * 86_400 }), fc.nat({ max: 999 }), (seconds, milliseconds) => {
        const parts = countdownParts(seconds * 1000 + milliseconds, 0);
        expect(parts.days * 86_400 + parts.hours * 3_600 + parts.minutes * 60 + parts.seconds).toBe(seconds);
        expect(parts.hours < 24 && parts.minutes < 60 && parts.seconds < 60).toBe(true);
      }),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isCalendarDay } from '#lib/time/calendar-day';
import { forecastFromReadings, type Reading } from '#lib/weather/forecast';
import { readingsFromOpenWeather } from '#lib/weather/open-weather';
import { openWeatherForecast } from '../../fakes/open-weather-answers.mjs';

const dayAt = (at: number, offset: number) => new Date((at + offset) * 1_000).toISOString().slice(0, 10);

const HOUR = 3_600;
const seconds = (iso: string) => Date.parse(iso) / 1_000;

/** The forecast of a response loaded at one instant, computed at that instant or at another. */
function forecastAt(iso: string, timezone: number, readAt = iso) {
  const { readings, offsetSeconds } = readingsFromOpenWeather(
    openWeatherForecast({ at: seconds(iso), timezone }),
  );
  return forecastFromReadings(readings, offsetSeconds, Date.parse(readAt));
}

const reading = (iso: string, temperature: number, condition = 'Clear', code = '01d'): Reading => ({
  at: seconds(iso),
  temperature,
  condition,
  code,
});

const BELIZE = -6 * HOUR;
const TORONTO_WINTER = -5 * HOUR;
const LONDON = 0;
const INDIA = 5.5 * HOUR;
const KIRITIMATI = 14 * HOUR;

describe('The forecast', () => {
  test.each([
    ['Belize at noon', '2026-11-21T18:00:00Z', BELIZE, '2026-11-22'],
    ['Belize at 11:59 PM, when it is tomorrow in London', '2026-11-22T05:59:00Z', BELIZE, '2026-11-22'],
    ['Belize at midnight', '2026-11-22T06:00:00Z', BELIZE, '2026-11-23'],
    ['Belize in July, where no clock is put forward', '2026-07-01T05:59:59Z', BELIZE, '2026-07-01'],
    ['Toronto at 11:59 PM', '2026-11-22T04:59:00Z', TORONTO_WINTER, '2026-11-22'],
    ['London at 11:59 PM', '2026-11-21T23:59:00Z', LONDON, '2026-11-22'],
    ['India at 1 AM, when it is yesterday in London', '2026-11-21T19:30:00Z', INDIA, '2026-11-23'],
    ['Kiritimati, a day ahead', '2026-11-21T10:00:00Z', KIRITIMATI, '2026-11-23'],
    ['Belize on New Year’s Eve', '2026-12-31T20:00:00Z', BELIZE, '2027-01-01'],
    ['Belize on 28 February of a leap year', '2028-02-28T20:00:00Z', BELIZE, '2028-02-29'],
  ])('of %s begins with tomorrow in the time zone of the place', (_, now, zone, first) => {
    const days = forecastAt(now, zone);
    expect(days[0]?.date).toBe(first);
    expect(days.length).toBeGreaterThanOrEqual(4);
    expect(days.length).toBeLessThanOrEqual(5);
  });

  test('that is still cached after midnight leaves out the new day', () => {
    const before = forecastAt('2026-11-22T05:55:00Z', BELIZE);
    const after = forecastAt('2026-11-22T05:55:00Z', BELIZE, '2026-11-22T06:05:00Z');
    expect(before[0]?.date).toBe('2026-11-22');
    expect(after.map(({ date }) => date)).toEqual(before.slice(1).map(({ date }) => date));
  });

  test('has the first five days', () => {
    const readings = Array.from({ length: 10 }, (_, day) =>
      reading(`2026-11-${String(21 + (day % 9)).padStart(2, '0')}T18:00:00Z`, 80),
    );
    const days = forecastFromReadings(readings, BELIZE, Date.parse('2026-11-21T18:00:00Z'));
    expect(days.map(({ date, dayName }) => `${dayName} ${date}`)).toEqual([
      'Sunday 2026-11-22',
      'Monday 2026-11-23',
      'Tuesday 2026-11-24',
      'Wednesday 2026-11-25',
      'Thursday 2026-11-26',
    ]);
  });

  const day = (...readings: Reading[]) =>
    forecastFromReadings(readings, BELIZE, Date.parse('2026-11-21T18:00:00Z'));

  test('has the highest and the lowest of a day’s readings', () => {
    expect(
      day(
        reading('2026-11-22T06:00:00Z', 74.6),
        reading('2026-11-22T18:00:00Z', 88.4),
        // 11 PM in Belize, the next day in London.
        reading('2026-11-23T05:00:00Z', 70.5),
        reading('2026-11-23T06:00:00Z', 60),
      )[0],
    ).toMatchObject({ date: '2026-11-22', high: 88, low: 71 });
  });

  test.each([
    ['the most frequent', ['Rain', 'Clouds', 'Rain'], 'Rain'],
    ['of two equally frequent, the one that comes first', ['Clouds', 'Rain', 'Rain', 'Clouds'], 'Clouds'],
    ['the only one', ['Mist'], 'Mist'],
    ['the most frequent, not the last', ['Clear', 'Clear', 'Rain', 'Thunderstorm'], 'Clear'],
  ])('shows %s of a day’s conditions', (_, conditions, expected) => {
    const readings = conditions.map((condition, index) =>
      reading(`2026-11-22T${String(6 + index).padStart(2, '0')}:00:00Z`, 80, condition),
    );
    expect(day(...readings)[0]?.condition).toBe(expected);
  });

  test.each([
    [['01d', '10d', '50d'], 'showers'],
    [['01d', '02d', '03d', '10d', '11d', '13d', '50d', '09d'], 'thunder'],
    [['01n', '02n'], 'sun-cloud'],
    [['11d'], 'thunder'],
  ])('shows the middle one of the icons %j, as by day', (codes, icon) => {
    const readings = codes.map((code, index) =>
      reading(`2026-11-22T${String(6 + index).padStart(2, '0')}:00:00Z`, 80, 'Clear', code),
    );
    // In any order of the readings.
    expect(day(...readings.toReversed())[0]?.icon).toBe(icon);
  });

  test('is empty when all readings are of today or in the past', () => {
    expect(day(reading('2026-11-21T23:00:00Z', 80), reading('2026-10-01T12:00:00Z', 80))).toEqual([]);
  });

  test('never has today, a day twice, more than five days, or a low above its high', () => {
    const readings = fc.array(
      fc.record({
        at: fc.integer({ min: 1_700_000_000, max: 1_701_000_000 }),
        temperature: fc.double({ min: -150, max: 200, noNaN: true }),
        condition: fc.constantFrom('Clear', 'Rain', 'Clouds'),
        code: fc.constantFrom('01d', '10n', '50d', 'xx'),
      }),
      { maxLength: 60 },
    );
    const zone = fc.integer({ min: -43_200, max: 50_400 });
    const now = fc.integer({ min: 1_699_900_000_000, max: 1_701_100_000_000 });
    fc.assert(
      fc.property(readings, zone, now, (list, offset, at) => {
        const days = forecastFromReadings(list, offset, at);
        const dates = days.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(dates.every((date) => isCalendarDay(date) && date > dayAt(at / 1_000, offset))).toBe(true);
        expect(days.length).toBeLessThanOrEqual(5);
        for (const { high, low } of days) expect(low).toBeLessThanOrEqual(high);
        // Independent of the server's time zone: readings shifted with their zone give the same days.
        const moved = list.map((one) => ({ ...one, at: one.at + 3_600 }));
        expect(forecastFromReadings(moved, offset - 3_600, at + 3_600_000)).toEqual(days);
      }),
    );
  });
});

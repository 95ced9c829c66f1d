import { belizeMidnight, isCalendarDay } from '#lib/time/calendar-day';
import { holidayOn, nextHoliday, nextIndependenceDay } from '#lib/time/next-holiday';
import holidays from '../../../lib/time/holidays.json';

const instant = (text: string) => Date.parse(text);

describe('the next national holiday in Belize', () => {
  test.each([
    // Midnight in Belize is 06:00 UTC.
    ['is known a second before its day begins', '2026-11-19T05:59:59Z', '2026-11-19'],
    ['is that of today on the day itself', '2026-11-19T06:00:00Z', '2026-11-19'],
    ['is the same until the last second of its day', '2026-11-20T05:59:59Z', '2026-11-19'],
    ['is another one the day after', '2026-11-20T06:00:00Z', '2026-12-25'],
    ['may be the day after another one', '2026-12-26T06:00:00Z', '2026-12-26'],
    ['may be in the next year', '2026-12-27T06:00:00Z', '2027-01-01'],
  ])('%s', (_, now, date) => {
    expect(nextHoliday(instant(now))?.date).toBe(date);
  });

  test('has its name', () => {
    expect(nextHoliday(instant('2026-11-01T12:00:00Z'))?.name).toBe('Garifuna Settlement Day');
  });

  test('is unknown after the last year of the list', () => {
    expect(nextHoliday(instant('2999-01-01T12:00:00Z'))).toBeUndefined();
  });
});

describe('a day that the operator has set for the countdown', () => {
  test('has the name of the holiday on that day', () => {
    expect(holidayOn('2025-11-19').name).toBe('Garifuna Settlement Day');
  });

  test('has a generic name when it is not a holiday', () => {
    expect(holidayOn('2026-06-06')).toMatchObject({
      id: 'pinned',
      date: '2026-06-06',
      name: 'The celebration',
    });
  });
});

describe('Independence Day in the footer is the next 21 September', () => {
  test.each([
    ['2026-01-01T06:00:00Z', '2026-09-21'],
    ['2026-09-21T06:00:00Z', '2026-09-21'],
    ['2026-09-22T05:59:59Z', '2026-09-21'],
    ['2026-09-22T06:00:00Z', '2027-09-21'],
    ['2027-01-01T05:59:59Z', '2027-09-21'],
  ])('at %s it is %s', (now, date) => {
    expect(nextIndependenceDay(instant(now))).toBe(date);
  });
});

/** Easter Sunday of a year: the Gregorian calculation of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}

describe('the table of holidays', () => {
  const years = [...new Set(holidays.map(({ date }) => Number(date.slice(0, 4))))];
  const afterEaster = (year: number, days: number) =>
    new Date(easter(year) + days * 86_400_000).toISOString().slice(0, 10);

  test('is in chronological order, which the search for the next one needs', () => {
    const days = holidays.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].sort());
  });

  test.each(years)(
    'has the fourteen public and bank holidays of %i, with the computed days of Easter',
    (year) => {
      expect(holidays.map(({ date }) => date).filter((date) => date.startsWith(`${year}`))).toEqual(
        [
          ...[
            '01-01',
            '01-15',
            '03-09',
            '05-01',
            '08-01',
            '09-10',
            '09-21',
            '10-12',
            '11-19',
            '12-25',
            '12-26',
          ].map((day) => `${year}-${day}`),
          ...[-2, -1, 1].map((days) => afterEaster(year, days)),
        ].sort(),
      );
    },
  );

  test('has the same names in every year, and observed days within a week', () => {
    for (const { id, name, date, observed } of holidays) {
      expect(holidays.filter((other) => other.id === id).every((other) => other.name === name)).toBe(true);
      expect([date, isCalendarDay(date) && isCalendarDay(observed)]).toEqual([date, true]);
      const days = Math.abs(belizeMidnight(observed) - belizeMidnight(date)) / 86_400_000;
      expect([date, days <= 7]).toEqual([date, true]);
    }
  });
});

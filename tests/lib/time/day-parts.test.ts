import { addDays } from '#lib/time/calendar-day';
import { dayParts } from '#lib/time/day-parts';
import { formatDaySpan, formatLongDay, formatShortDay } from '#lib/time/format-day';

/** The parts of a text: words, and days as machines read them. */
const read = (text: string) => dayParts(text).map(({ words, day }) => (day ? [words, day] : words));

test.each<[string, ReturnType<typeof read>]>([
  ['Friday, 19 November 2027', [['Friday, 19 November 2027', '2027-11-19']]],
  ['Announced for Fri 9 Jul 2027', ['Announced for ', ['Fri 9 Jul 2027', '2027-07-09']]],
  ['Fri 9 Jul to Sun 11 Jul 2027', [['Fri 9 Jul', '2027-07-09'], ' to ', ['Sun 11 Jul 2027', '2027-07-11']]],
  [
    'Thu 31 Dec 2026 to Fri 1 Jan 2027',
    [['Thu 31 Dec 2026', '2026-12-31'], ' to ', ['Fri 1 Jan 2027', '2027-01-01']],
  ],
  [
    'Usually Sat 5 Dec 2026, Sat 12 Dec 2026 and Sat 19 Dec 2026; not announced yet',
    [
      'Usually ',
      ['Sat 5 Dec 2026', '2026-12-05'],
      ', ',
      ['Sat 12 Dec 2026', '2026-12-12'],
      ' and ',
      ['Sat 19 Dec 2026', '2026-12-19'],
      '; not announced yet',
    ],
  ],
  ['Fri 20 Nov 2026, 8 PM - 1 AM', [['Fri 20 Nov 2026', '2026-11-20'], ', 8 PM - 1 AM']],
  ['Saturday 19 December', ['Saturday 19 December']],
  ['Date to be confirmed', ['Date to be confirmed']],
  ['', []],
])('the days of “%s” are found in it', (text, parts) => {
  expect(read(text)).toEqual(parts);
  expect(dayParts(text).map(({ start, words }) => text.indexOf(words, start))).toEqual(
    dayParts(text).map(({ start }) => start),
  );
});

test('every day of two years is read back as it was written', () => {
  for (let day = '2027-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const next = addDays(day, 9);
    const days = [formatLongDay(day), formatShortDay(day), formatDaySpan(day, next, formatLongDay)].flatMap(
      (text) => dayParts(text).flatMap((part) => part.day ?? []),
    );
    expect(days).toEqual([day, day, day, next]);
  }
});

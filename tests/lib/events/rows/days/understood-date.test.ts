import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { likelyTwoDays } from '#lib/events/rows/days/understood-date';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';

const SPAN = { first: '2026-12-05', last: '2026-12-06' };
const BOTH = { first: '2026-12-05', more: '2026-12-12' };

describe('Of two full dates', () => {
  test.each([
    'Sat 12/5/2026 to Sun 12/6/2026',
    '12/5/2026 8am - 12/6/2026 5pm',
    'Saturday, 12/5/2026 @ 8:00 AM until Sunday, 12/6/2026 @ 5:00 PM',
    '12/5/2026 till 12/6/2026',
    "12/5/2026 'til 12/6/2026",
    '12/5/2026 (Sat), 8am-5pm through 12/6/2026 (Sun), 8am-2pm',
    'From 12/5/2026 noon to 12/6/2026 midnight',
    '12/5/26 thru 12/6/26',
    '12.5.2026–12.6.2026',
    '2026-12-05 to 2026-12-06',
    'Sat Dec 5, 2026 to Sun Dec 6, 2026',
    'Dec 5 - Dec 6, 2026',
    'December 5th, 2026 8 PM until December 6th, 2026 2 AM',
    '5 de diciembre de 2026 hasta 6 de diciembre de 2026',
    'Del sábado 5 de diciembre al domingo 6 de diciembre de 2026',
    'Sábado 12/5/2026 a las 8:00 hasta domingo 12/6/2026',
    'Dec 5, 2026 -> Dec 6, 2026',
  ])('%j is two days in a row', (text) => {
    expect(likelyTwoDays(text)).toEqual(SPAN);
  });

  test.each([
    '12/5/2026 & 12/12/2026',
    'Sat 12/5/2026, Sat 12/12/2026',
    'Sat 12/5/2026 8pm and Sat 12/12/2026 8pm',
    '12/5/2026, 8:00 - 17:00, 12/12/2026, 8:00 - 17:00',
    'Dec 5, 2026 + Dec 12, 2026',
    'sábado 5 de diciembre y sábado 12 de diciembre de 2026',
  ])('%j is one date and one more', (text) => {
    expect(likelyTwoDays(text)).toEqual(BOTH);
  });

  test.each([
    '12/5/2026 / 12/6/2026',
    '12/5/2026/12/6/2026',
    '12/5/2026 12/6/2026',
    '12/5/2026 8am 12/6/2026 5pm',
    '12/5/2026 8-5 - 12/6/2026',
    '12/12/2026 - 12/5/2026',
    '28/11/2026 to 12/5/2026',
    '12/5/2026, 12/6/2026, 12/7/2026',
    '12/5/2026 to 12/6/2026 and 12/12/2026',
  ])('%j is unclear', (text) => {
    expect(likelyTwoDays(text)).toBe('unclear');
  });

  test.each([
    ['Sat 5/12/2026 to Sun 6/12/2026', { ...SPAN, isOtherWay: true }],
    ['28/11/2026 al 29/11/2026', { first: '2026-11-28', last: '2026-11-29' }],
    ['Sat 12/5/2026 to Mon 12/6/2026', { ...SPAN, contradicted: '2026-12-06' }],
    ['Fri 12/5/2026 - 12/6/2026', { ...SPAN, contradicted: '2026-12-05' }],
    ['Sat & Sun 12/5/2026 - 12/6/2026', SPAN],
    ['Dec 30 to Jan 2, 2027', { first: '2026-12-30', last: '2027-01-02' }],
    ['Dec 30, 2026 to Jan 2', { first: '2026-12-30', last: '2027-01-02' }],
    ['12/5/2026 8pm - 12/5/2026 11pm', { first: '2026-12-05' }],
  ])('%j is %j', (text, days) => {
    expect(likelyTwoDays(text)).toEqual(days);
  });

  test.each([
    ...['', '12/5/2026', 'Dec 12-13, 2026', '12/5-12/6/2026', '12/5/2026 8am - 5pm', 'soon'],
    ...['12/5/2026 or 12/12/2026', '12/5/2026, rain date 12/6/2026', 'martes 5/12/2026'],
    `12/5/2026 - 12/6/2026${' '.repeat(120)}`,
  ])('%j has none, or only one is sure', (text) => {
    expect(likelyTwoDays(text)).toBeUndefined();
  });
});

const MONTHS = 'Jan Feb March April May June July Aug Sept Oct November December'.split(' ');
const written: readonly ((day: CalendarDay) => string)[] = [
  (day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`,
  (day) => day,
  (day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
  (day) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
];

test('whatever two days are and however they are written, those are found and no others', () => {
  const first = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
  const way = fc.constantFrom(...written);
  const hour = fc.constantFrom('', ' 8am', ' 8:30 PM', ', 8 AM - 5 PM', ' (noon)');
  const between = fc.constantFrom(' - ', ' to ', ' until ', ' till ', ' – ', ' al ');
  fc.assert(
    fc.property(
      first,
      fc.integer({ min: 1, max: 40 }),
      way,
      hour,
      between,
      hour,
      (day, days, write, a, sign, b) => {
        const last = addDays(day, days);
        expect(likelyTwoDays(`${write(day)}${a}${sign}${write(last)}${b}`)).toEqual({ first: day, last });
      },
    ),
  );
});

test('no text stops the reading, and the second day is never before the first', () => {
  const piece = fc.constantFrom(
    ...[
      '12/5/2026',
      '5/12/2026',
      'Dec 5',
      ', 2026',
      'Sat',
      '8am',
      ' to ',
      ' - ',
      '/',
      ' ',
      '12',
      'mar',
      ':',
      '&',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 2 })), { maxLength: 14 }), (pieces) => {
      const found = likelyTwoDays(pieces.join(''));
      if (found === undefined || found === 'unclear') return;
      const { first, last, more } = found;
      expect((last ?? more ?? addDays(first, 1)) > first).toBe(true);
    }),
  );
});

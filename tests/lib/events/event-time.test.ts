import { isAllDayTime, parseEndTime, parseTime } from '#lib/events/event-time';

describe("a Time cell that is empty, a dash, contains 'all day', or equals 'time' means all day", () => {
  test.each([
    '',
    '  ',
    '-',
    '–',
    '—',
    '−',
    ' - ',
    '--',
    'all day',
    'All Day',
    'Sat, ALL DAY long',
    'all days',
    'time',
    'Time',
    ' TIME ',
  ])('and %j does', (cell) => {
    expect(isAllDayTime(cell)).toBe(true);
  });

  test.each(['8 PM', 'Sunrise', 'daytime', 'time tba', 'Time:', 'allday', 'day', '8 -', '-8 PM', 'TBA', '0'])(
    'and %j does not',
    (cell) => {
      expect(isAllDayTime(cell)).toBe(false);
    },
  );
});

describe('a clear time is parsed', () => {
  test.each([
    ['8 PM', 20 * 60],
    ['8pm', 20 * 60],
    ['8:30 p.m.', 20 * 60 + 30],
    ['8 P. M.', 20 * 60],
    ['  7:05 AM ', 7 * 60 + 5],
    ['10:00\u00a0AM', 600],
    ['12 PM', 720],
    ['12:15 AM', 15],
    ['12 noon', 720],
    ['Noon', 720],
    ['18:30', 18 * 60 + 30],
    ['23:59', 23 * 60 + 59],
    ['05:00', 300],
    ['00:00', 0],
    ['00:30', 30],
  ])('%j starts at minute %i, and an end is never invented', (text, start) => {
    expect(parseTime(text)).toStrictEqual({ start });
  });

  test.each([
    ['10:00 am – 4:00 pm', 600, 960],
    ['9 AM - 12 PM', 540, 720],
    ['9 AM to 3 PM', 540, 900],
    ['9 AM until noon', 540, 720],
    ['8 PM — 10 PM', 1200, 1320],
    ['8 PM − 10 PM', 1200, 1320],
    ['7pm-9pm', 1140, 1260],
    ['09:00 - 17:00', 540, 1020],
    ['9:00 - 17:00', 540, 1020],
    ['09:00-12:00', 540, 720],
    ['8-10 PM', 1200, 1320],
    ['1-3 PM', 780, 900],
    ['8-8 PM', 480, 1200],
    ['8:30 - 10 pm', 1230, 1320],
    ['11 - 1 PM', 660, 780],
    ['12 - 4 PM', 720, 960],
    ['9 - 12 PM', 540, 720],
    ['8 - noon', 480, 720],
  ])('%j is from minute %i to %i', (text, start, end) => {
    expect(parseTime(text)).toStrictEqual({ start, end });
  });

  test.each([
    ['8 PM - 1 AM', 1200, 1500],
    ['7 PM - 12 AM', 1140, 1440],
    ['8 PM - midnight', 1200, 1440],
    ['8 - midnight', 1200, 1440],
    ['10 - 2 AM', 1320, 1560],
    ['20:00 - 02:00', 1200, 1560],
    ['22:30 - 00:30', 1350, 1470],
    ['10:00 - 00:30', 600, 1470],
    ['10 PM - 9 PM', 1320, 2700],
  ])('%j ends past midnight: minute %i to %i', (text, start, end) => {
    expect(parseTime(text)).toStrictEqual({ start, end });
  });
});

describe('an unclear time is unknown, and never midnight,', () => {
  test.each([
    '',
    'Sunrise',
    'Midnight',
    'nine',
    '12 midnight',
    '12 AM',
    'TBA',
    'All day',
    '5',
    '5:30',
    '12',
    '12:00',
    '10:30',
    '05',
    '0:30',
    '5 - 7',
    '10:00 - 12:00',
    '09:00 - 05:00',
    '12:00 - 01:00',
    '8 PM - late',
    '8 PM -',
    '- 8 PM',
    '8 AM - 10 AM - 12 PM',
    '8 AM & 6 PM',
    '8 PM - 8 PM',
    '8 PM - 10',
    '8 AM - 17:00',
    '14:00 - 3 PM',
    '0 - 3 PM',
    '13 PM',
    '0 AM',
    '0:30 PM',
    '18:30 PM',
    '25:00',
    '24:00',
    '8:60 PM',
    '8:5 PM',
    '4/3/2027',
    '7 noon',
    '8 PMish',
    '2026-11-20',
    'after 8 PM',
  ])('as in %j', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });
});

describe('an end in a cell of its own is read as an end:', () => {
  test.each([
    ['midnight', 1440],
    ['24:00', 1440],
    ['11 PM', 1380],
    ['9 PM - 11 PM', 1380],
    ['late', undefined],
    ['10', undefined],
  ])('%j is minute %j', (text, minutes) => {
    expect(parseEndTime(text)).toBe(minutes);
  });
});

test.each([' ', '-', '12 ', '7 PM '])(
  'a text that is far too long for an hour is none: many times %j',
  (piece) => {
    expect(parseTime(`7 PM ${piece.repeat(50_000)}x`)).toBeUndefined();
  },
);

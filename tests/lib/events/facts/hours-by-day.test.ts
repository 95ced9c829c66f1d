import { withPlainHours } from '#lib/events/rows/hours/plain-hours';

const FAIR = { date: '2026-12-04', endDate: '2026-12-06' };
const FULL = '10 AM - 6 PM; Sun 10 AM - 2 PM';
const plain = (time: string, days: Parameters<typeof withPlainHours>[0] = FAIR) =>
  withPlainHours({ ...days, time }).plainTime;

describe('other hours on one of several days are read where they are clear:', () => {
  test.each([
    '10 AM - 6 PM, Sun 10 AM - 2 PM',
    '10am-6pm, Sunday 10am-2pm',
    '10 AM – 6 PM (Sunday 10 AM – 2 PM)',
    '10 AM - 6 PM; Sun: 10 AM - 2 PM',
    '10 AM - 6 PM, Sun 6 Dec 10 AM - 2 PM',
    '10 AM - 6 PM, Dec 6th 10 AM - 2 PM',
    '10 AM to 6 PM, except Sunday 10 AM to 2 PM',
    '10 AM - 6 PM, 10 AM - 2 PM on Sunday',
    '10 AM - 6 PM, domingo 10 AM - 2 PM',
    '10:00 a.m. - 6:00 p.m. and Sunday 10:00 a.m. - 2:00 p.m.',
    'Fri & Sat 10 AM - 6 PM, Sun 10 AM - 2 PM',
    'Fri-Sat 10 AM - 6 PM, Sun 10 AM - 2 PM',
    'Fri, Sat 10 AM - 6 PM, Sun 10 AM - 2 PM',
    'Friday and Saturday 10 AM - 6 PM and Sunday 10 AM - 2 PM',
    '10:00 - 18:00, Sun 10:00 - 14:00',
    '10 AM - 6 PM\nSun 10 AM - 2 PM',
    'Fri & Sat 10 AM - 6 PM\r\nSun 10 AM - 2 PM',
    '10 AM - 6 PM / Sun 10 AM - 2 PM',
    'Fri/Sat 10am-6pm/Sun 10am-2pm',
  ])('%s', (time) => expect(plain(time)).toBe(FULL));

  test.each([
    ['5 PM, Sat 2 PM', '5 PM; Sat 2 PM'],
    ['Fri 6 PM - 10 PM, Sat & Sun all day', '6 PM - 10 PM; Sat All day; Sun All day'],
    ['viernes 6 PM - 10 PM, sábado y domingo todo el día', '6 PM - 10 PM; Sat All day; Sun All day'],
    ['todo el día, domingo 10 AM - 2 PM', 'All day; Sun 10 AM - 2 PM'],
    ['8 PM - 2 AM, Sun 6 PM - 10 PM', '8 PM - 2 AM; Sun 6 PM - 10 PM'],
    ['Fri 6 PM - 10 PM, Sat & Sun 10 AM - 6 PM', '6 PM - 10 PM; Sat 10 AM - 6 PM; Sun 10 AM - 6 PM'],
    [
      'Fri 6 PM - 10 PM, Sat 10 AM - 6 PM, Sun 10 AM - 2 PM',
      '6 PM - 10 PM; Sat 10 AM - 6 PM; Sun 10 AM - 2 PM',
    ],
  ])('%s', (time, said) => expect(plain(time)).toBe(said));

  test('on each such weekday of some weeks, or on one date of them', () => {
    const weeks = { date: '2026-12-04', endDate: '2027-01-10' };
    expect(plain('9 AM - 5 PM, Sundays 9 AM - 1 PM', weeks)).toBe('9 AM - 5 PM; Sun 9 AM - 1 PM');
    expect(plain('9 AM - 5 PM, Thu 24 Dec 9 AM - 1 PM', weeks)).toBe('9 AM - 5 PM; 2026-12-24 9 AM - 1 PM');
    expect(plain('Mon-Fri 9 AM - 5 PM, Sat-Sun 10 AM - 4 PM', weeks)).toBe(
      '9 AM - 5 PM; Sat 10 AM - 4 PM; Sun 10 AM - 4 PM',
    );
  });

  test.each(['TBA', 'late', ''])('also beside an end that is not known: %s', (endTime) =>
    expect(plain('10 AM - 6 PM, Sun 10 AM - 2 PM', { ...FAIR, endTime })).toBe(FULL),
  );

  test('of several dates too', () =>
    expect(plain('7 PM - 9 PM, Sun 4 PM - 6 PM', { date: '2026-12-05', moreDates: ['2026-12-13'] })).toBe(
      '7 PM - 9 PM; Sun 4 PM - 6 PM',
    ));

  test.each([
    ['a day that is none of its own', '10 AM - 6 PM, Mon 10 AM - 2 PM', FAIR],
    ['a date that is none of its own', '10 AM - 6 PM, 7 Dec 10 AM - 2 PM', FAIR],
    ['a weekday that is not that of its date', '10 AM - 6 PM, Sat 6 Dec 10 AM - 2 PM', FAIR],
    ['a day without hours', 'Fri 10 AM - 6 PM, Sun 10 AM - 2 PM', FAIR],
    ['a day with two', '10 AM - 6 PM, Sun 10 AM - 2 PM, Sun 3 PM - 5 PM', FAIR],
    ['two times of each day', '10 AM - 2 PM, 4 PM - 6 PM', FAIR],
    ['hours that are not clear', '10 AM - 6 PM, Sun 10 - 2', FAIR],
    ['an end that cannot be meant', '8 PM - 1 AM, Sun 8 PM - 2 PM', FAIR],
    ['words', '10 AM - 6 PM, closed on Sunday', FAIR],
    ['one day only', '10 AM - 6 PM, Sun 10 AM - 2 PM', { date: '2026-12-04' }],
    ['no day of the calendar', '10 AM - 6 PM, Sun 10 AM - 2 PM', { ...FAIR, date: 'TBA' }],
    ['some years', '10 AM - 6 PM, Sun 10 AM - 2 PM', { ...FAIR, endDate: '9999-12-31' }],
    ['an end of its own', '10 AM - 6 PM, Sun 10 AM - 2 PM', { ...FAIR, endTime: '2 PM' }],
  ])('not with %s: %s', (_, time, days) => expect(plain(time, days)).toBeUndefined());
});

import {
  BELIZE_TIME_ZONE,
  instantOf,
  isoWithOffset,
  isoWithoutOffset,
  isTimeZone,
} from '#lib/time/zoned-time';

const EIGHT_PM = 20 * 60;

test('the time zone of Belize is America/Belize', () => {
  expect(BELIZE_TIME_ZONE).toBe('America/Belize');
});

describe('a local time has the UTC offset of its time zone:', () => {
  test.each([
    ['2026-12-19', 'America/Belize', '2026-12-19T20:00:00-06:00'],
    ['2026-07-04', 'America/Belize', '2026-07-04T20:00:00-06:00'],
    ['2026-12-19', 'America/Chicago', '2026-12-19T20:00:00-06:00'],
    ['2026-07-04', 'America/Chicago', '2026-07-04T20:00:00-05:00'],
    ['2026-12-19', 'Europe/London', '2026-12-19T20:00:00+00:00'],
    ['2026-07-04', 'Europe/London', '2026-07-04T20:00:00+01:00'],
    ['2026-12-19', 'America/St_Johns', '2026-12-19T20:00:00-03:30'],
    ['2026-07-04', 'America/St_Johns', '2026-07-04T20:00:00-02:30'],
    ['2026-12-19', 'Asia/Kolkata', '2026-12-19T20:00:00+05:30'],
    ['2026-12-19', 'Pacific/Auckland', '2026-12-19T20:00:00+13:00'],
    ['2026-12-19', 'UTC', '2026-12-19T20:00:00+00:00'],
  ])('8 PM on %s in %s is %s', (day, zone, text) => {
    expect(isoWithOffset(day, EIGHT_PM, zone)).toBe(text);
    expect(instantOf(day, EIGHT_PM, zone)).toBe(Date.parse(text));
  });

  test.each([
    ['America/Belize', 0],
    ['America/Los_Angeles', -120],
    ['America/New_York', 60],
    ['America/Toronto', 60],
    ['Europe/London', 360],
  ])('midnight of 19 November in Belize is, in %s, %i minutes after midnight there', (zone, minutes) => {
    expect(instantOf('2026-11-19', minutes, zone)).toBe(Date.parse('2026-11-19T06:00:00Z'));
  });

  test.each([
    [1440, '2026-11-21T00:00:00-06:00'],
    [1500, '2026-11-21T01:00:00-06:00'],
    [2879, '2026-11-21T23:59:00-06:00'],
  ])('minute %i belongs to the next day: %s', (minutes, text) => {
    expect(isoWithOffset('2026-11-20', minutes, BELIZE_TIME_ZONE)).toBe(text);
  });

  test('a night on which clocks change has an offset for each end', () => {
    expect(isoWithOffset('2026-03-07', 1320, 'America/Chicago')).toBe('2026-03-07T22:00:00-06:00');
    expect(isoWithOffset('2026-03-07', 1440 + 240, 'America/Chicago')).toBe('2026-03-08T04:00:00-05:00');
  });
});

describe('around a change of the clocks,', () => {
  test.each([
    ['America/Chicago', '2026-03-08', 119, '2026-03-08T01:59:00-06:00'],
    ['America/Chicago', '2026-03-08', 180, '2026-03-08T03:00:00-05:00'],
    ['Europe/London', '2026-03-29', 59, '2026-03-29T00:59:00+00:00'],
    ['Europe/London', '2026-03-29', 120, '2026-03-29T02:00:00+01:00'],
    ['America/Chicago', '2026-11-01', 59, '2026-11-01T00:59:00-05:00'],
    ['America/Chicago', '2026-11-01', 120, '2026-11-01T02:00:00-06:00'],
    ['Europe/London', '2026-10-25', 59, '2026-10-25T00:59:00+01:00'],
    ['Europe/London', '2026-10-25', 120, '2026-10-25T02:00:00+00:00'],
  ])('the time in %s on %s at minute %i is %s', (zone, day, minutes, text) => {
    expect(isoWithOffset(day, minutes, zone)).toBe(text);
    expect(instantOf(day, minutes, zone)).toBe(Date.parse(text));
  });

  test.each([
    ['America/Chicago', '2026-03-08', 150, '2026-03-08T03:30:00-05:00'],
    ['Europe/London', '2026-03-29', 90, '2026-03-29T02:30:00+01:00'],
    ['Pacific/Auckland', '2026-09-27', 150, '2026-09-27T03:30:00+13:00'],
  ])(
    'a time that daylight saving skips is read with the offset before the change: %s',
    (zone, day, minutes, text) => {
      expect(isoWithOffset(day, minutes, zone)).toBe(text);
    },
  );

  test.each([
    ['America/Chicago', '2026-11-01', 90, '2026-11-01T01:30:00-05:00'],
    ['Europe/London', '2026-10-25', 90, '2026-10-25T01:30:00+01:00'],
    ['Pacific/Auckland', '2027-04-04', 150, '2027-04-04T02:30:00+13:00'],
  ])('a time that it repeats is the first of the two: %s', (zone, day, minutes, text) => {
    expect(isoWithOffset(day, minutes, zone)).toBe(text);
  });
});

test('a local time without a known time zone has no offset', () => {
  expect(isoWithoutOffset('2026-11-20', EIGHT_PM)).toBe('2026-11-20T20:00:00');
  expect(isoWithoutOffset('2026-12-31', 25 * 60)).toBe('2027-01-01T01:00:00');
});

describe('a time zone', () => {
  test.each(['America/Belize', 'America/Port-au-Prince', 'America/St_Johns', 'Etc/GMT+6', 'UTC'])(
    'named %s is known',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  test.each(['Mars/Olympus', 'Belize time', 'America/', '', '+05', '-0600', '06:00', ' UTC', 'UTC '])(
    'named %j is not known',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

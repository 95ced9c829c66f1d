import { clockHeader, clockSkew } from '#lib/time/clock-skew';

const SERVER = Date.parse('2026-11-21T20:00:00-06:00');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

describe('a device is corrected by what the server states', () => {
  test.each([
    ['that is right', 0, 0],
    ['that is ten minutes fast', 10 * MINUTE, 0],
    ['that is some minutes fast', 9 * MINUTE, 0],
    ['that is some minutes slow', -9 * MINUTE, 0],
    ['that is hours fast', 6 * HOUR, -6 * HOUR],
    ['that is hours slow', -6 * HOUR, 6 * HOUR],
    ['that is a year fast', YEAR, -YEAR],
    ['that is a year slow', -YEAR, YEAR],
  ])('one %s', (_, off, skew) => {
    expect(clockSkew(SERVER + off, { server: SERVER, isFresh: true, cachedAt: undefined })).toBe(skew);
  });

  test.each([
    ['is trusted when it is later than a kept page', 5 * HOUR, 0],
    ['is trusted when it is a little earlier than a kept page', -10 * MINUTE, 0],
    ['is set to the time of a kept page that it is earlier than', -YEAR, YEAR],
  ])('without an answer from the network it %s', (_, off, skew) => {
    expect(clockSkew(SERVER + off, { server: undefined, isFresh: false, cachedAt: SERVER })).toBe(skew);
    expect(clockSkew(SERVER + off, { server: SERVER, isFresh: false, cachedAt: undefined })).toBe(skew);
  });

  test('where nothing is stated it is trusted', () => {
    expect(clockSkew(SERVER, { server: undefined, isFresh: true, cachedAt: undefined })).toBe(0);
  });
});

test.each([0, Number.NaN])('a stated time that is %d corrects nothing', (server) => {
  expect(clockSkew(SERVER, { server, isFresh: true, cachedAt: undefined })).toBe(0);
  expect(clockSkew(SERVER, { server, isFresh: false, cachedAt: server })).toBe(0);
  expect(clockSkew(SERVER - YEAR, { server, isFresh: true, cachedAt: SERVER })).toBe(YEAR);
});

test('the server states its time in seconds since 1970', () => {
  expect(clockHeader(SERVER)).toBe('clock;dur=1795312800.000');
});

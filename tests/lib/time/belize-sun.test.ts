import { belizeDaylight, belizeSun } from '#lib/time/belize-sun';

const RADIAN = Math.PI / 180;

/** The sun's height over Belize City in degrees, by its place among the stars: another way than that of the product. */
function altitude(instant: number): number {
  const days = instant / 86_400_000 - 10_957.5;
  const anomaly = (357.529 + 0.98560028 * days) * RADIAN;
  const longitude =
    (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIAN;
  const tilt = 23.439 * RADIAN;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const angle = ((18.697374558 + 24.06570982441908 * days) * 15 - 88.2) * RADIAN - ascension;
  const latitude = 17.5 * RADIAN;
  const height =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(angle);
  return Math.asin(height) / RADIAN;
}

test('the sun is on the horizon when it rises and sets, on each day of five years', () => {
  for (let noon = Date.UTC(2026, 0, 1, 18); noon < Date.UTC(2031, 0, 1); noon += 86_400_000) {
    const { rises, sets } = belizeSun(noon);
    const midnight = noon - 43_200_000;
    expect(rises).toBeLessThan(720);
    expect(sets).toBeGreaterThan(720);
    // The sun moves a quarter of a degree in a minute.
    for (const minutes of [rises, sets])
      expect(Math.abs(altitude(midnight + minutes * 60_000) + 0.833)).toBeLessThan(0.5);
  }
});

// The equinoxes and the solstices.
test.each([
  ['2026-03-20', 358, 1084],
  ['2026-06-21', 319, 1109],
  ['2026-09-23', 341, 1069],
  ['2026-12-21', 378, 1044],
])('on %s the sun rises %s and sets %s minutes after midnight', (day, rises, sets) => {
  const sun = belizeSun(Date.parse(`${day}T12:00:00-06:00`));
  expect(Math.abs(sun.rises - rises)).toBeLessThanOrEqual(2);
  expect(Math.abs(sun.sets - sets)).toBeLessThanOrEqual(2);
});

test.each([
  ['2026-11-23T00:00', 'night'],
  ['2026-11-23T05:55', 'night'],
  ['2026-11-23T06:10', 'dawn'],
  ['2026-11-23T06:40', 'dawn'],
  ['2026-11-23T07:00', 'day'],
  ['2026-11-23T12:00', 'day'],
  ['2026-11-23T16:25', 'day'],
  ['2026-11-23T16:45', 'dusk'],
  ['2026-11-23T17:10', 'dusk'],
  ['2026-11-23T17:25', 'night'],
  ['2026-11-23T23:59', 'night'],
  // The days are longest and shortest.
  ['2026-06-21T05:30', 'dawn'],
  ['2026-06-21T18:20', 'dusk'],
  ['2026-06-21T18:35', 'night'],
  ['2026-12-21T06:10', 'night'],
  ['2026-12-21T17:30', 'night'],
])('at %s in Belize the light is that of %s', (time, light) => {
  expect(belizeDaylight(Date.parse(`${time}:00-06:00`))).toBe(light);
});

test('from sunset to sunrise it is night and at no other minute, on each day of a year', () => {
  for (let noon = Date.UTC(2026, 0, 1, 18); noon < Date.UTC(2027, 0, 1); noon += 86_400_000) {
    const { rises, sets } = belizeSun(noon);
    const at = (minutes: number) => belizeDaylight(noon - 43_200_000 + minutes * 60_000);
    const lights = [0, rises - 1, rises, 720, sets - 1, sets, 1439].map(at);
    expect(lights).toEqual(['night', 'night', 'dawn', 'day', 'dusk', 'night', 'night']);
  }
});

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

test.each([
  ['00:00', 'night'],
  ['05:25', 'night'],
  ['05:40', 'dawn'],
  ['06:40', 'dawn'],
  ['07:00', 'day'],
  ['12:00', 'day'],
  ['16:30', 'day'],
  ['16:45', 'dusk'],
  ['17:40', 'dusk'],
  ['17:55', 'night'],
  ['23:59', 'night'],
])('at %s in November the light is that of %s', (time, light) => {
  expect(belizeDaylight(Date.parse(`2026-11-23T${time}:00-06:00`))).toBe(light);
});

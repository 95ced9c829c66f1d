import { weatherAge } from '#lib/weather/weather-age';

test.each([
  [20_000, 'just now'],
  [60_000, '1 min ago'],
  [59 * 60_000, '59 min ago'],
  [60 * 60_000, '1 h ago'],
  [170 * 60_000, '2 h ago'],
  [50 * 60 * 60_000, '2 days ago'],
])('what was measured %d ms ago is from %s', (age, words) => {
  expect(weatherAge(1_000_000, 1_000_000 + age)).toBe(words);
});

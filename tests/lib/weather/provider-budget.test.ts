import { expect, test } from '@jest/globals';
import { createProviderBudget } from '#lib/weather/provider-budget';

const PLACES_PER_DAY = { all: 16_000, abroad: 8_000 };

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T00:00:00Z');

/** How many requests would be sent to the provider for one every two seconds during a whole day. */
function takenOnADay(take: (now: number) => boolean, day: number): number {
  let taken = 0;
  for (let at = 0; at < DAY_MS; at += 2_000) if (take(START + day * DAY_MS + at)) taken += 1;
  return taken;
}

test('requests during a whole day neither use up the month nor the share of Belize', () => {
  const budget = createProviderBudget();
  // OpenWeather's free plan allows 1,000,000 calls a month; each position costs two.
  expect(31 * 2 * PLACES_PER_DAY.all).toBeLessThanOrEqual(1_000_000);
  expect(takenOnADay((now) => budget.take(true, now), 0)).toBe(PLACES_PER_DAY.abroad);
  expect(takenOnADay((now) => budget.take(false, now), 1)).toBe(PLACES_PER_DAY.all);
  expect(takenOnADay((now) => budget.take(true, now), 2)).toBe(PLACES_PER_DAY.abroad);
});

test('requests for places abroad leave the rest of the day to Belize', () => {
  const budget = createProviderBudget();
  for (let at = 0; at < DAY_MS / 2; at += 2_000) budget.take(true, START + at);
  expect(budget.take(true, START + DAY_MS / 2)).toBe(false);
  expect(budget.take(false, START + DAY_MS / 2)).toBe(true);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { KnownCelebration } from '#lib/celebrations/known-celebration';

// The clock of a page asks its document.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });

const DRUM_DAY = { slug: 'drum-day', name: 'Drum Day' } as KnownCelebration;
const DAY = Date.parse('2026-11-30T18:00:00Z');
const NEXT_DAY = Date.parse('2026-12-01T18:00:00Z');

const fetched = jest.spyOn(globalThis, 'fetch');
const answers = () => fetched.mockImplementation(async () => Response.json([DRUM_DAY]));

/** The module as it is on a page that was just opened. */
async function opened() {
  jest.resetModules();
  return import('#lib/celebrations/load-celebrations.browser');
}

beforeEach(() => {
  jest.useFakeTimers({ now: DAY });
  fetched.mockReset();
});
afterEach(() => void jest.useRealTimers());

test('what has arrived is used for five minutes, and longer where no more arrives on that day', async () => {
  const { loadKnownCelebrations } = await opened();
  answers();
  await loadKnownCelebrations();
  jest.setSystemTime(DAY + 299_000);
  await loadKnownCelebrations();
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.setSystemTime(DAY + 300_000);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadKnownCelebrations()).toEqual([DRUM_DAY]);
  expect(await loadKnownCelebrations()).toEqual([DRUM_DAY]);
  expect(fetched).toHaveBeenCalledTimes(3);
  jest.setSystemTime(NEXT_DAY);
  expect(await loadKnownCelebrations()).toEqual([]);
});

test('what has arrived is kept for the day, and loaded anew on the next', async () => {
  const { loadKnownCelebrations } = await opened();
  answers();
  expect(await loadKnownCelebrations()).toEqual([DRUM_DAY]);
  await loadKnownCelebrations();
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.setSystemTime(NEXT_DAY);
  await loadKnownCelebrations();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what did not arrive without a signal is asked for again', async () => {
  const { loadKnownCelebrations } = await opened();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await loadKnownCelebrations()).toEqual([]);
  answers();
  expect(await loadKnownCelebrations()).toEqual([DRUM_DAY]);
});

test('an answer waits for a slow server no longer than a second', async () => {
  const { celebrationsSoon } = await opened();
  fetched.mockImplementation(() => new Promise(() => {}));
  const soon = celebrationsSoon();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await soon).toEqual([]);
});

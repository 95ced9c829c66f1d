import { LRUCache } from 'lru-cache';
import { isWithinBelize } from '#lib/places/is-within-belize';
import type { Position } from '#lib/places/kilometres-between';
import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';
import { forecastFromReadings, type Reading } from './forecast.ts';
import { createProviderBudget } from './provider-budget.ts';
import { sampleWeather } from './sample-weather.ts';
import type { WeatherCurrent, WeatherResponse } from './weather.ts';
import { type WeatherCell, weatherCellAt, weatherCellKey } from './weather-cell.ts';

/** How long a response of the provider is used for all positions in a cell. */
const FRESH_MS = 10 * MINUTE_MS;
/** How long no request is sent after a failure. */
const PROVIDER_BACKOFF_MS = MINUTE_MS;
/** How long the last good response is used when requests fail. */
const LAST_GOOD_MAX_AGE_MS = HOUR_MS;
/** Cells in memory. */
const MAX_CACHED_CELLS = 500;

type ProviderData = { current: WeatherCurrent; readings: Reading[]; offsetSeconds: number };
type CacheEntry = {
  lastGood?: ProviderData & { loadedAt: number };
  failedAt?: number;
  loading?: Promise<void>;
};

type WeatherCacheOptions = {
  /** Loads a cell from the provider; any error counts as a failure. */
  load: (cell: WeatherCell) => Promise<ProviderData>;
  now: () => number;
  /** Called on each failure; returns whether requests for all other cells would fail too. */
  onFailure: (error: unknown) => boolean;
};

/**
 * A cache in front of the weather provider. Concurrent requests for a cell share one request to the provider, which is
 * sent at most every ten minutes, a minute after a failure, and within the provider's quota. The returned function never
 * throws: it falls back to the last good response of the last hour, then to the sample.
 */
export function createWeatherCache({
  load,
  now,
  onFailure,
}: WeatherCacheOptions): (position: Position) => Promise<WeatherResponse> {
  const entries = new LRUCache<string, CacheEntry>({ max: MAX_CACHED_CELLS });
  const budget = createProviderBudget();
  let backoffUntil = 0;

  async function refresh(entry: CacheEntry, cell: WeatherCell): Promise<void> {
    try {
      const data = await load(cell);
      if (forecastFromReadings(data.readings, data.offsetSeconds, now()).length === 0)
        throw new RangeError('The forecast has only past days');
      entry.lastGood = { ...data, loadedAt: now() };
      entry.failedAt = undefined;
    } catch (error) {
      entry.failedAt = now();
      if (onFailure(error)) backoffUntil = now() + PROVIDER_BACKOFF_MS;
    }
  }

  /** Whether the provider should be requested now; takes from the budget when it should. */
  function takeRefresh({ lastGood, failedAt }: CacheEntry, cell: WeatherCell): boolean {
    const at = now();
    if (lastGood && at - lastGood.loadedAt < FRESH_MS) return false;
    if (failedAt !== undefined && at - failedAt < PROVIDER_BACKOFF_MS) return false;
    return at >= backoffUntil && budget.take(!isWithinBelize(cell), at);
  }

  return async (position) => {
    const cell = weatherCellAt(position);
    const key = weatherCellKey(cell);
    const entry = entries.get(key) ?? {};
    const isDue = !entry.loading && takeRefresh(entry, cell);
    if (isDue) {
      // Stored only now: a cell that is never requested from the provider must not evict another.
      entries.set(key, entry);
      entry.loading = refresh(entry, cell).finally(() => {
        entry.loading = undefined;
      });
    }
    await entry.loading;
    const { lastGood } = entry;
    const at = now();
    if (!lastGood || at - lastGood.loadedAt >= LAST_GOOD_MAX_AGE_MS) return sampleWeather(at);
    const { current, readings, offsetSeconds } = lastGood;
    return {
      current,
      // Grouped now rather than when loaded: midnight may have passed since.
      forecast: forecastFromReadings(readings, offsetSeconds, at),
      sample: false,
      fetchedAt: new Date(lastGood.loadedAt).toISOString(),
    };
  };
}

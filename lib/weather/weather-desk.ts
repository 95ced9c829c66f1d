import { LRUCache } from 'lru-cache';
import { isWithinBelize } from '#lib/places/is-within-belize';
import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';
import { forecastFromReadings, type Reading } from './forecast.ts';
import { providerBudget } from './provider-budget.ts';
import { sampleWeather } from './sample-weather.ts';
import type { WeatherAnswer, WeatherCurrent } from './weather.ts';
import { cellKey, cellOf, type WeatherCell } from './weather-cell.ts';

/** How long an answer of the provider serves everybody in a cell. */
const FRESH_MS = 10 * MINUTE_MS;
/** How long a provider that failed is left alone. */
const REST_MS = MINUTE_MS;
/** How old a last good answer may be that stands in for a failed one. */
const LAST_GOOD_MS = HOUR_MS;
/** How many places are kept in memory. */
const MOST_CELLS = 500;

type Provided = { current: WeatherCurrent; readings: Reading[]; offsetSeconds: number };
type Cell = { good?: Provided & { at: number }; failedAt?: number; asking?: Promise<void> };

type DeskOptions = {
  /** Asks the provider; whatever it throws is a failure. */
  ask: (cell: WeatherCell) => Promise<Provided>;
  now: () => number;
  /** Told of each failure; true when every other place would fail likewise. */
  onFailure: (error: unknown) => boolean;
};

/**
 * Gives everybody who asks for a place one answer: the provider is asked once for many, at most every ten minutes for
 * a cell of a tenth of a degree, a minute after a failure, and within its quota. Never throws: a last good answer
 * of this hour, else the sample, stands in.
 */
export function weatherDesk({
  ask,
  now,
  onFailure,
}: DeskOptions): (place: WeatherCell) => Promise<WeatherAnswer> {
  const cells = new LRUCache<string, Cell>({ max: MOST_CELLS });
  const budget = providerBudget();
  let restsUntil = 0;

  async function renew(cell: Cell, place: WeatherCell): Promise<void> {
    try {
      const provided = await ask(place);
      // Nothing but past days would be no forecast.
      if (forecastFromReadings(provided.readings, provided.offsetSeconds, now()).length === 0)
        throw new RangeError('The forecast has no day to come');
      cell.good = { ...provided, at: now() };
      cell.failedAt = undefined;
    } catch (error) {
      cell.failedAt = now();
      if (onFailure(error)) restsUntil = now() + REST_MS;
    }
  }

  /** Whether there is a reason to ask the provider now; counts it when there is. */
  function mayAsk({ good, failedAt }: Cell, place: WeatherCell): boolean {
    const at = now();
    if (good && at - good.at < FRESH_MS) return false;
    if (failedAt !== undefined && at - failedAt < REST_MS) return false;
    return at >= restsUntil && budget.take(!isWithinBelize(place), at);
  }

  return async (place) => {
    const asked = cellOf(place);
    const key = cellKey(asked);
    const cell = cells.get(key) ?? {};
    const isDue = !cell.asking && mayAsk(cell, asked);
    if (isDue) {
      // Only now: a place that the provider was never asked for must not push out another.
      cells.set(key, cell);
      cell.asking = renew(cell, asked).finally(() => {
        cell.asking = undefined;
      });
    }
    await cell.asking;
    const { good } = cell;
    const at = now();
    if (!good || at - good.at >= LAST_GOOD_MS) return sampleWeather(at);
    const { current, readings, offsetSeconds } = good;
    return {
      current,
      // By today's date, not by that of the asking: midnight may have passed.
      forecast: forecastFromReadings(readings, offsetSeconds, at),
      sample: false,
      fetchedAt: new Date(good.at).toISOString(),
    };
  };
}

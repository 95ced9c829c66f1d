import { DAY_MS, MINUTE_MS } from '#lib/time/durations';

/**
 * Positions per minute that may be requested from the provider (sliding window). Each costs two calls, and OpenWeather's
 * free plan allows 60. The lower limit for positions abroad keeps a share for Belize.
 */
const PLACES_PER_MINUTE = { all: 28, abroad: 14 } as const;
/** The same per day in UTC: the plan allows 1,000,000 calls a month. */
const PLACES_PER_DAY = { all: 16_000, abroad: 8_000 } as const;

/** A rate limiter: `take` returns whether one more position may be requested, and counts it. Times in milliseconds. */
export function createProviderBudget() {
  let taken: { at: number; abroad: boolean }[] = [];
  let today = { day: 0, all: 0, abroad: 0 };
  return {
    take(abroad: boolean, now: number): boolean {
      taken = taken.filter(({ at }) => now - at < MINUTE_MS);
      const day = Math.floor(now / DAY_MS);
      if (day !== today.day) today = { day, all: 0, abroad: 0 };
      const ofAbroad = taken.filter((one) => one.abroad).length;
      if (taken.length >= PLACES_PER_MINUTE.all || today.all >= PLACES_PER_DAY.all) return false;
      if (abroad && (ofAbroad >= PLACES_PER_MINUTE.abroad || today.abroad >= PLACES_PER_DAY.abroad))
        return false;
      taken.push({ at: now, abroad });
      today.all += 1;
      if (abroad) today.abroad += 1;
      return true;
    },
  };
}

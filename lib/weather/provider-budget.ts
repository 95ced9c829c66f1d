const MINUTE_MS = 60_000;

/**
 * How many places the provider may be asked for within any minute. Each costs two calls, and OpenWeather's free plan
 * allows 60: somebody who asks for the whole earth leaves Belize its share.
 */
export const PLACES_PER_MINUTE = { all: 28, abroad: 14 } as const;

/** Counts the places asked for; `take` says whether one more may be, and counts it. Times are in milliseconds. */
export function providerBudget() {
  let taken: { at: number; abroad: boolean }[] = [];
  return {
    take(abroad: boolean, now: number): boolean {
      taken = taken.filter(({ at }) => now - at < MINUTE_MS);
      const ofAbroad = taken.filter((one) => one.abroad).length;
      if (taken.length >= PLACES_PER_MINUTE.all || (abroad && ofAbroad >= PLACES_PER_MINUTE.abroad))
        return false;
      taken.push({ at: now, abroad });
      return true;
    },
  };
}

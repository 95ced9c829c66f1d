type Ask = Geolocation['getCurrentPosition'];

/** A position as a browser names it. */
export const at = (latitude: unknown, longitude: unknown) => ({ coords: { latitude, longitude } });
export const DANGRIGA = at(16.969341, -88.222017);

/** Puts a browser's geolocation in place: what it is, or what it does when asked. Returns how it was asked. */
export function offerGeolocation(geolocation: unknown) {
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}

/** A browser that gives a position at once. */
export function answerWithPosition(position: unknown) {
  const ask = jest.fn<void, Parameters<Ask>>((found) => found(position as GeolocationPosition));
  offerGeolocation({ getCurrentPosition: ask });
  return ask;
}

/** A browser that fails with one of its numbers: 1 refused, 2 no position, 3 too late. */
export function failWithCode(code: unknown) {
  const ask = jest.fn<void, Parameters<Ask>>((_, fail) => fail?.({ code } as GeolocationPositionError));
  offerGeolocation({ getCurrentPosition: ask });
  return ask;
}

/** A browser whose response a test triggers later, or never. */
export function answerLater() {
  const ask = jest.fn<void, Parameters<Ask>>();
  offerGeolocation({ getCurrentPosition: ask });
  return {
    ask,
    find: (position: unknown) => ask.mock.lastCall?.[0](position as GeolocationPosition),
    fail: (code: number) => ask.mock.lastCall?.[1]?.({ code } as GeolocationPositionError),
  };
}

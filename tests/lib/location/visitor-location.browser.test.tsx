import { act, render, screen } from '@testing-library/react';
import { setTrackHandler } from '#lib/analytics/track.browser';
import { readLocationPermission } from '#lib/location/location-store.browser';
import { DEFAULT_VISITOR_LOCATION, LOCATION_ERRORS } from '#lib/location/visitor-location';
import {
  chooseVisitorCity,
  detectVisitorLocation,
  useVisitorLocation,
  visitorLocation,
} from '#lib/location/visitor-location.browser';
import { watchGeolocationPermission } from '#lib/location/watch-geolocation-permission.browser';
import {
  answerLater,
  answerWithPosition,
  at,
  DANGRIGA,
  failWithCode,
  offerGeolocation,
} from '../../support/jsdom/geolocation.ts';
import { fakePermission } from '../../support/jsdom/some-weather.ts';

const MINUTE = 60_000;
const IN_DANGRIGA = {
  lat: 16.97,
  lon: -88.22,
  city: 'dangriga',
  confidence: 'high',
  source: 'auto',
  nearbyCities: ['punta-gorda'],
};
const tracked = jest.fn();
setTrackHandler(tracked);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  tracked.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** Advances the clock while geolocation is pending. */
async function detectFor(milliseconds: number) {
  const answer = detectVisitorLocation();
  await jest.advanceTimersByTimeAsync(milliseconds);
  return answer;
}
const breakStorage = () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
};

test('the default location is the centre of the country with the city ‘all’', () => {
  expect(visitorLocation()).toEqual({
    lat: 17.2661,
    lon: -88.7667,
    city: 'all',
    confidence: 'low',
    source: 'default',
    nearbyCities: [],
  });
});

describe('a request for the browser’s location', () => {
  test('asks for high accuracy and no cached position, with a timeout of 4.5 s', async () => {
    const ask = answerWithPosition(DANGRIGA);
    await detectFor(0);
    expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, maximumAge: 0, timeout: 4_500 });
  });

  test('finds the nearest city; the position is stored rounded, and not tracked', async () => {
    answerWithPosition(DANGRIGA);
    expect(await detectFor(0)).toEqual({ location: IN_DANGRIGA });
    expect(visitorLocation()).toEqual(IN_DANGRIGA);
    expect(visitorLocation()).toBe(visitorLocation());
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/16\.969|88\.222/);
    expect(tracked.mock.calls).toEqual([
      [{ name: 'location_detected', confidence: 'high', place: 'dangriga' }],
    ]);
    expect(readLocationPermission()).toBe(true);
  });

  test('is shared by concurrent callers, but not by later ones', async () => {
    const ask = answerWithPosition(DANGRIGA);
    await Promise.all([detectVisitorLocation(), detectVisitorLocation()]);
    expect(ask).toHaveBeenCalledTimes(1);
    await detectVisitorLocation();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('on any error the default all-Belize location is used', () => {
  test.each<[keyof typeof LOCATION_ERRORS, string, string, () => void]>([
    ['unsupported', 'Geolocation not supported', 'there is none', () => offerGeolocation(undefined)],
    ['denied', 'Location permission denied', 'it is refused', () => failWithCode(1)],
    ['unavailable', 'Location unavailable', 'there is no position', () => failWithCode(2)],
    [
      'timeout',
      'Location detection timeout',
      'the browser says that it took too long',
      () => failWithCode(3),
    ],
    ['failed', 'Failed to detect location', 'it fails with another number', () => failWithCode(99)],
    [
      'failed',
      'Failed to detect location',
      'it fails without a reason',
      () => offerGeolocation({ getCurrentPosition: (_: unknown, fail: () => void) => fail() }),
    ],
    [
      'failed',
      'Failed to detect location',
      'it throws when asked',
      () =>
        offerGeolocation({
          getCurrentPosition() {
            throw new Error('broken');
          },
        }),
    ],
    ['failed', 'Failed to detect location', 'it cannot be asked', () => offerGeolocation({})],
    [
      'failed',
      'Failed to detect location',
      'it throws when looked at',
      () =>
        Object.defineProperty(navigator, 'geolocation', {
          configurable: true,
          get() {
            throw new Error('broken');
          },
        }),
    ],
    ['failed', 'Failed to detect location', 'it names no position', () => answerWithPosition(undefined)],
    ['failed', 'Failed to detect location', 'it names no numbers', () => answerWithPosition(at('16', null))],
    [
      'failed',
      'Failed to detect location',
      'it names what is no number',
      () => answerWithPosition(at(Number.NaN, -88)),
    ],
    [
      'failed',
      'Failed to detect location',
      'it names what is not on earth',
      () => answerWithPosition(at(17, -888)),
    ],
  ])('with the error code %s and the text “%s” when %s', async (error, text, _, prepare) => {
    prepare();
    expect(await detectFor(0)).toEqual({ location: DEFAULT_VISITOR_LOCATION, error });
    expect(LOCATION_ERRORS[error]).toBe(text);
    expect(visitorLocation()).toEqual(DEFAULT_VISITOR_LOCATION);
    expect(tracked).not.toHaveBeenCalled();
  });

  test('and the previous location is deleted', async () => {
    answerWithPosition(DANGRIGA);
    await detectFor(0);
    failWithCode(2);
    await detectFor(0);
    expect(visitorLocation()).toEqual(DEFAULT_VISITOR_LOCATION);
  });
});

describe('a browser that does not respond', () => {
  test('causes a timeout after 5 s', async () => {
    answerLater();
    let ended = false;
    const answer = detectVisitorLocation().then((detection) => {
      ended = true;
      return detection;
    });
    await jest.advanceTimersByTimeAsync(4_999);
    expect(ended).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ location: DEFAULT_VISITOR_LOCATION, error: 'timeout' });
  });

  test('may still report a location later', async () => {
    const { find } = answerLater();
    await detectFor(5_000);
    find(DANGRIGA);
    await jest.advanceTimersByTimeAsync(0);
    expect(visitorLocation()).toEqual(IN_DANGRIGA);
  });

  test('may still report a denied permission later', async () => {
    const { fail } = answerLater();
    await detectFor(5_000);
    fail(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(readLocationPermission()).toBe(false);
  });

  test('does not overwrite a choice made by hand meanwhile', async () => {
    const { find } = answerLater();
    await detectFor(5_000);
    await chooseVisitorCity('corozal');
    find(DANGRIGA);
    await jest.advanceTimersByTimeAsync(0);
    expect(visitorLocation()).toMatchObject({ city: 'corozal', source: 'manual' });
  });
});

describe('the permission flag', () => {
  test('is null before the first request, then true or false', async () => {
    expect(readLocationPermission()).toBeNull();
    failWithCode(1);
    await detectFor(0);
    expect(readLocationPermission()).toBe(false);
    answerWithPosition(DANGRIGA);
    await detectFor(0);
    expect(readLocationPermission()).toBe(true);
  });

  test('stays null when the position is unavailable', async () => {
    failWithCode(2);
    await detectFor(0);
    expect(readLocationPermission()).toBeNull();
  });

  test('deletes a detected location when permission is revoked in the browser’s settings', async () => {
    const change = fakePermission('granted');
    answerWithPosition(DANGRIGA);
    await detectVisitorLocation();
    const stop = watchGeolocationPermission();
    await Promise.resolve();
    expect(visitorLocation().city).toBe('dangriga');
    change('denied');
    expect(visitorLocation()).toEqual(DEFAULT_VISITOR_LOCATION);
    expect(readLocationPermission()).toBe(false);
    stop();
    fakePermission(undefined);
  });

  test('keeps a place chosen by hand when permission is revoked', async () => {
    fakePermission('denied');
    await chooseVisitorCity('corozal');
    const stop = watchGeolocationPermission();
    await Promise.resolve();
    expect(visitorLocation().city).toBe('corozal');
    expect(readLocationPermission()).toBeNull();
    stop();
    fakePermission(undefined);
  });

  test('is null when its stored value is invalid', () => {
    localStorage.setItem('location-permission', 'perhaps');
    expect(readLocationPermission()).toBeNull();
  });

  test('deletes a detected location when permission is denied in another tab', async () => {
    answerWithPosition(DANGRIGA);
    await detectFor(0);
    localStorage.setItem('location-permission', 'no');
    expect(visitorLocation()).toEqual(DEFAULT_VISITOR_LOCATION);
  });
});

describe('the stored location', () => {
  test('is used for less than 30 minutes', async () => {
    answerWithPosition(DANGRIGA);
    await detectFor(0);
    jest.setSystemTime(Date.now() + 30 * MINUTE - 1);
    expect(visitorLocation().city).toBe('dangriga');
    jest.setSystemTime(Date.now() + 1);
    expect(visitorLocation()).toEqual(DEFAULT_VISITOR_LOCATION);
  });

  test('is ignored when its stored value is invalid', () => {
    sessionStorage.setItem(
      'visitor-location',
      JSON.stringify({ at: Date.now(), location: { ...IN_DANGRIGA, city: '<b>' } }),
    );
    expect(visitorLocation()).toEqual(DEFAULT_VISITOR_LOCATION);
  });

  test('lasts as long as the page when storage throws', async () => {
    breakStorage();
    answerWithPosition(DANGRIGA);
    await detectFor(0);
    expect(visitorLocation()).toEqual(IN_DANGRIGA);
    jest.restoreAllMocks();
    failWithCode(2);
    await detectFor(0);
  });

  test('is the same in all components, and updates all of them', async () => {
    const City = () => <p>{useVisitorLocation().city}</p>;
    render(
      <>
        <City />
        <City />
      </>,
    );
    expect(screen.getAllByText('all')).toHaveLength(2);
    answerWithPosition(DANGRIGA);
    await act(() => detectFor(0));
    expect(screen.getAllByText('dangriga')).toHaveLength(2);
  });
});

describe('a choice by hand', () => {
  test('has a high confidence', async () => {
    await chooseVisitorCity('san-pedro');
    expect(visitorLocation()).toEqual({
      lat: 17.92,
      lon: -87.96,
      city: 'san-pedro',
      confidence: 'high',
      source: 'manual',
      nearbyCities: ['belize-city'],
    });
  });

  test('replaces an earlier choice', async () => {
    await Promise.all(['san-pedro', 'corozal', 'belmopan'].map(chooseVisitorCity));
    expect(visitorLocation().city).toBe('belmopan');
  });

  test('of a place without a position changes nothing', async () => {
    await chooseVisitorCity('corozal');
    await chooseVisitorCity('atlantis');
    expect(visitorLocation().city).toBe('corozal');
  });
});

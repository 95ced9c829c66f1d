import { MOBILE_QUERY } from '#lib/device/mobile-query';
import { INLINE_SCRIPTS } from '../../../components/inline-scripts/compiled.ts';
import { offerGeolocation } from '../../support/jsdom/geolocation.ts';

type Visit = { phone?: boolean; path?: string; geolocation?: object | undefined };

/** Opens the first page of a visit; returns whether the loading screen says 'Finding events near you...'. */
function isLocating({ phone = true, path = '/', geolocation }: Visit = { geolocation: {} }) {
  window.history.replaceState(null, '', path);
  window.matchMedia = (media) => ({ media, matches: phone && media === MOBILE_QUERY }) as MediaQueryList;
  offerGeolocation(geolocation);
  // biome-ignore lint/security/noGlobalEval: runs the start script like a browser
  window.eval(INLINE_SCRIPTS.start);
  return document.documentElement.hasAttribute('data-locating');
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('“Finding events near you...” shows while a mobile device is locating', () => {
  test('on the first page, and no longer than the loading screen', () => {
    expect(isLocating()).toBe(true);
    jest.advanceTimersByTime(2_000);
    expect(document.documentElement).not.toHaveAttribute('data-locating');
  });

  test.each<[string, Visit]>([
    ['on a desk', { phone: false, geolocation: {} }],
    ['where the address names a place', { path: '/?city=corozal', geolocation: {} }],
    ['where the browser cannot tell', { geolocation: undefined }],
    ['where no loading screen shows', { path: '/things-to-do-in-belize', geolocation: {} }],
  ])('but not %s', (_, visit) => {
    expect(isLocating(visit)).toBe(false);
  });

  test('but not after the visitor has refused before', () => {
    localStorage.setItem('location-permission', 'no');
    expect(isLocating()).toBe(false);
  });
});

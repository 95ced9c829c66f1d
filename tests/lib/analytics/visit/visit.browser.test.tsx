import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { browserSays, fakeBeacons, setVisibility } from '../../../support/jsdom/beacons.ts';

// The listeners of earlier pages, which are removed: jsdom has the same window for all.
const added: [EventTarget, string, EventListenerOrEventListenerObject][] = [];
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    added.push([target, type, listener]);
    add(type, listener, options);
  };
}

/** A new document of the same visit, for the modules. */
async function newPage(path = '/') {
  for (const [target, type, listener] of added.splice(0)) target.removeEventListener(type, listener);
  jest.resetModules();
  window.history.replaceState(null, '', path);
  const { trackPage } = await import('#lib/analytics/visit/visit.browser');
  const { track } = await import('#lib/analytics/track.browser');
  const go = (to: string) => {
    window.history.pushState(null, '', to);
    trackPage(to, {});
  };
  return { trackPage: trackPage, track, go };
}

const names = (events: AnalyticsEvent[]) => events.map(({ name }) => name);
const SEARCH: AnalyticsEvent = { name: 'search', found: true };

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of ['globalPrivacyControl', 'doNotTrack', 'onLine'] as const) browserSays(name);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  document.head.replaceChildren();
});

test('a landing is tracked once per visit, a page view whenever another page is shown', async () => {
  const { events } = fakeBeacons(() => true);
  const first = await newPage();
  first.trackPage('/', {});
  first.go('/things-to-do-in-belize');
  first.go('/events/20261119-dangriga-parade');
  first.go('/submit-event');
  first.go('/advertise');
  setVisibility('hidden');
  const second = await newPage();
  second.trackPage('/', {});
  setVisibility('hidden');
  expect(events()).toEqual([
    { name: 'landing', view: 'home' },
    { name: 'page_view', view: 'home' },
    { name: 'page_view', view: 'things-to-do' },
    { name: 'things_to_do_page_visit' },
    { name: 'page_view', view: 'event' },
    { name: 'event_view', id: '20261119-dangriga-parade' },
    { name: 'page_view', view: 'submit-event' },
    { name: 'submit_event_open' },
    { name: 'page_view', view: 'advertise' },
    { name: 'advertiser_signup_open' },
    { name: 'page_view', view: 'home' },
  ]);
});

test('of a missing event only the fact is tracked, not its address', async () => {
  const { events } = fakeBeacons(() => true);
  document.head.innerHTML = '<meta name="robots" content="noindex"><meta name="status" content="404">';
  const { trackPage } = await newPage('/events/maria-lopez-in-dangriga');
  trackPage('/events/maria-lopez-in-dangriga', {});
  setVisibility('hidden');
  expect(events()).toEqual([
    { name: 'landing', view: 'other' },
    { name: 'page_view', view: 'other' },
  ]);
});

test('a page that is for no search engine is tracked like any other', async () => {
  const { events } = fakeBeacons(() => true);
  document.head.innerHTML = '<meta name="robots" content="noindex">';
  const { trackPage } = await newPage('/events/20261119-dangriga-parade');
  trackPage('/events/20261119-dangriga-parade', {});
  setVisibility('hidden');
  expect(events()).toEqual([
    { name: 'landing', view: 'event' },
    { name: 'page_view', view: 'event' },
    { name: 'event_view', id: '20261119-dangriga-parade' },
  ]);
});

test('without storage, a visitor who comes from our own page has landed before', async () => {
  const { events } = fakeBeacons(() => true);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  (await newPage()).trackPage('/', {});
  setVisibility('hidden');
  const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/faq`);
  (await newPage()).trackPage('/', {});
  setVisibility('hidden');
  referrer.mockRestore();
  expect(names(events())).toEqual(['landing', 'page_view', 'page_view']);
});

describe('queued events are sent', () => {
  test('after thirty seconds', async () => {
    const { told } = fakeBeacons(() => true);
    (await newPage()).trackPage('/', {});
    jest.advanceTimersByTime(29_900);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(told).toMatchObject([{ way: 'beacon', path: '/api/analytics' }]);
    jest.advanceTimersByTime(90_000);
    expect(told).toHaveLength(1);
  });

  test('as soon as there are twenty', async () => {
    const { told } = fakeBeacons(() => true);
    const { trackPage, track } = await newPage();
    trackPage('/', {});
    for (let number = 0; number < 17; number += 1) track(SEARCH);
    expect(told).toEqual([]);
    track(SEARCH);
    expect(told.map(({ events }) => events.length)).toEqual([20]);
  });

  test.each([
    ['goes out of sight', () => setVisibility('hidden')],
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('when the page %s', async (_, leave) => {
    const { events } = fakeBeacons(() => true);
    (await newPage()).trackPage('/', {});
    leave();
    expect(names(events())).toEqual(['landing', 'page_view']);
  });

  test.each([
    ['is missing', undefined],
    ['takes nothing', () => false],
    [
      'throws',
      () => {
        throw new Error('No');
      },
    ],
  ])('with fetch, without cookies, when sendBeacon %s', async (_, takes) => {
    const { told, fetched } = fakeBeacons(takes);
    (await newPage()).trackPage('/', {});
    setVisibility('hidden');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(told).toMatchObject([{ way: 'fetch', path: '/api/analytics' }]);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  test('without an error when fetch fails too', async () => {
    const { fetched } = fakeBeacons(() => false);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    (await newPage()).trackPage('/', {});
    setVisibility('hidden');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('when the network returns, as many as fit into one batch', async () => {
    const { told, events } = fakeBeacons(() => true);
    const { trackPage, track } = await newPage();
    trackPage('/', {});
    browserSays('onLine', false);
    for (let number = 0; number < 80; number += 1) track(SEARCH);
    setVisibility('hidden');
    expect(told).toEqual([]);
    browserSays('onLine', true);
    jest.advanceTimersByTime(30_000);
    expect(told).toHaveLength(1);
    expect(events()).toHaveLength(50);
  });

  test('never when the visitor refuses tracking meanwhile', async () => {
    const { told } = fakeBeacons(() => true);
    const { trackPage } = await newPage();
    trackPage('/', {});
    browserSays('globalPrivacyControl', true);
    setVisibility('hidden');
    browserSays('globalPrivacyControl');
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});

test('the session duration is tracked every five minutes that the page is visible', async () => {
  const { events } = fakeBeacons(() => true);
  (await newPage()).trackPage('/', {});
  jest.advanceTimersByTime(5 * 60_000);
  setVisibility('hidden');
  jest.advanceTimersByTime(60 * 60_000);
  setVisibility('visible');
  jest.advanceTimersByTime(5 * 60_000);
  setVisibility('hidden');
  expect(events().filter(({ name }) => name === 'session_duration')).toEqual([
    { name: 'session_duration', minutes: 5 },
    { name: 'session_duration', minutes: 10 },
  ]);
});

describe('scroll depth', () => {
  const scrollTo = (part: number) => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 10_000 });
    Object.defineProperty(window, 'scrollY', {
      configurable: true,
      value: 10_000 * part - window.innerHeight,
    });
    window.dispatchEvent(new Event('scroll'));
  };
  const depths = (events: AnalyticsEvent[]) =>
    events.flatMap((event) => (event.name === 'scroll_depth' ? [event.percent] : []));

  test('is tracked 500 ms after the last scroll, each depth once per page view', async () => {
    const { events } = fakeBeacons(() => true);
    const { trackPage, go } = await newPage();
    trackPage('/', {});
    scrollTo(0.3);
    jest.advanceTimersByTime(400);
    scrollTo(0.55);
    jest.advanceTimersByTime(499);
    window.dispatchEvent(new Event('pagehide'));
    expect(depths(events())).toEqual([]);
    jest.advanceTimersByTime(1);
    scrollTo(0.1);
    jest.advanceTimersByTime(500);
    scrollTo(1);
    jest.advanceTimersByTime(500);
    go('/things-to-do-in-belize');
    scrollTo(0.3);
    jest.advanceTimersByTime(500);
    window.dispatchEvent(new Event('pagehide'));
    expect(depths(events())).toEqual([25, 50, 75, 100, 25]);
  });

  test('is not tracked for a page under a dialog', async () => {
    const { events } = fakeBeacons(() => true);
    (await newPage()).trackPage('/', {});
    document.body.innerHTML = '<dialog open></dialog>';
    scrollTo(0.5);
    jest.advanceTimersByTime(500);
    document.body.innerHTML = '';
    window.dispatchEvent(new Event('pagehide'));
    expect(depths(events())).toEqual([]);
  });
});

describe('script errors', () => {
  const fail = (error: unknown, at = 1) =>
    window.dispatchEvent(
      Object.assign(new Event('error'), {
        error,
        filename: `${window.location.origin}/_next/static/a.js`,
        lineno: at,
        colno: 2,
      }),
    );
  const refuse = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const scriptErrors = (events: AnalyticsEvent[]) => events.filter(({ name }) => name === 'script_error');

  test('are tracked even from before tracking began, each location once, and without their message', async () => {
    const { events } = fakeBeacons(() => true);
    const { trackPage } = await newPage();
    fail(new TypeError('maria@mail.example'));
    trackPage('/', {});
    fail(new TypeError('again'));
    fail(new RangeError('other'));
    refuse('maria@mail.example');
    setVisibility('hidden');
    expect(scriptErrors(events())).toEqual([
      { name: 'script_error', kind: 'TypeError', at: '/_next/static/a.js:1:2' },
      { name: 'script_error', kind: 'RangeError', at: '/_next/static/a.js:1:2' },
      { name: 'script_error', kind: 'NotAnError', at: 'unknown' },
    ]);
  });

  test('are tracked at most five times per page', async () => {
    const { events } = fakeBeacons(() => true);
    const { trackPage } = await newPage();
    trackPage('/', {});
    for (let line = 1; line < 10; line += 1) fail(new TypeError('No'), line);
    setVisibility('hidden');
    expect(scriptErrors(events())).toHaveLength(5);
  });

  test('of private pages are never tracked, not even later', async () => {
    const { events } = fakeBeacons(() => true);
    const { go } = await newPage('/status/secret');
    fail(new TypeError('No'));
    go('/');
    setVisibility('hidden');
    expect(scriptErrors(events())).toEqual([]);
  });

  test('that throw when they are read are ignored', async () => {
    const { events } = fakeBeacons(() => true);
    (await newPage()).trackPage('/', {});
    fail({
      get name() {
        throw new Error('No');
      },
    });
    setVisibility('hidden');
    expect(scriptErrors(events())).toEqual([]);
  });
});

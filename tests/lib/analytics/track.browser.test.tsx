import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { browserSays } from '../../support/jsdom/beacons.ts';

/** The module as a new page loads it. */
async function newPage(path = '/') {
  jest.resetModules();
  window.history.replaceState(null, '', path);
  return await import('#lib/analytics/track.browser');
}
const SEARCH: AnalyticsEvent = { name: 'search', found: true };

afterEach(() => {
  browserSays('globalPrivacyControl');
  browserSays('doNotTrack');
});

test('events before the handler is set are queued and delivered in order', async () => {
  const { track, setTrackHandler } = await newPage();
  const delivered: AnalyticsEvent[] = [];
  track(SEARCH);
  track({ name: 'submit_event_open' });
  setTrackHandler((event) => delivered.push(event));
  track(SEARCH);
  expect(delivered).toEqual([SEARCH, { name: 'submit_event_open' }, SEARCH]);
});

test('at most fifty events are queued', async () => {
  const { track, setTrackHandler } = await newPage();
  const deliver = jest.fn();
  for (let number = 0; number < 60; number += 1) track(SEARCH);
  setTrackHandler(deliver);
  expect(deliver).toHaveBeenCalledTimes(50);
});

test.each([
  ['globalPrivacyControl', true],
  ['globalPrivacyControl', '1'],
  ['doNotTrack', '1'],
] as const)('with %s %j nothing is queued or delivered', async (name, value) => {
  const { track, setTrackHandler, hasOptedOut } = await newPage();
  const deliver = jest.fn();
  browserSays(name, value);
  expect(hasOptedOut()).toBe(true);
  track(SEARCH);
  setTrackHandler(deliver);
  track(SEARCH);
  expect(deliver).not.toHaveBeenCalled();
});

test.each([
  ['globalPrivacyControl', false],
  ['doNotTrack', '0'],
  ['doNotTrack', null],
  ['doNotTrack', 'unspecified'],
] as const)('a browser whose %s is %j has not refused tracking', async (name, value) => {
  const { hasOptedOut } = await newPage();
  browserSays(name, value);
  expect(hasOptedOut()).toBe(false);
});

test('a browser whose signal cannot be read is not tracked', async () => {
  const { hasOptedOut } = await newPage();
  Object.defineProperty(navigator, 'globalPrivacyControl', {
    configurable: true,
    get: () => {
      throw new Error('No');
    },
  });
  expect(hasOptedOut()).toBe(true);
});

test.each(['/status/secret-token', '/results/secret-token', '/moderate/items/1'])(
  'nothing is queued on the private page %s',
  async (path) => {
    const { track, setTrackHandler } = await newPage(path);
    const deliver = jest.fn();
    track(SEARCH);
    window.history.replaceState(null, '', '/');
    setTrackHandler(deliver);
    expect(deliver).not.toHaveBeenCalled();
  },
);

test('tracking never throws, whatever the handler does', async () => {
  const { track, setTrackHandler } = await newPage();
  setTrackHandler(() => {
    throw new Error('No');
  });
  expect(() => track(SEARCH)).not.toThrow();
});

import { browserSays, fakeBeacons, setVisibility } from '../../support/jsdom/beacons.ts';

const SERVICES = {
  googleAnalyticsId: 'G-ABCD1234',
  plausible: { domain: 'guide.example', api: 'https://counts.example' },
  advertisingScript: 'https://ads.example/tag.js',
};

/** Visits pages one after the other, in one new document, and runs the idle tasks of each. */
async function visit(...paths: string[]) {
  jest.resetModules();
  const { onIdle } = await import('../../../components/analytics/on-idle.ts');
  for (const path of paths) {
    window.history.pushState(null, '', path);
    await onIdle(path, SERVICES);
    await jest.advanceTimersByTimeAsync(2_000);
  }
  setVisibility('hidden');
  await jest.advanceTimersByTimeAsync(1_000);
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const hosts = (fetched: jest.Mock) => new Set(fetched.mock.calls.map(([path]) => String(path)));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  browserSays('globalPrivacyControl');
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});

test('once the page is idle, all configured destinations are notified', async () => {
  const { events, fetched } = fakeBeacons(() => true);
  await visit('/');
  expect(events()).toContainEqual({ name: 'landing', view: 'home' });
  expect(hosts(fetched)).toContain('https://counts.example/api/event');
  expect(scripts()).toEqual([
    'https://ads.example/tag.js',
    'https://www.googletagmanager.com/gtag/js?id=G-ABCD1234',
  ]);
});

test('a document that has shown a private page loads no third-party script on later pages either', async () => {
  const { events, fetched } = fakeBeacons(() => true);
  await visit('/status/secret-token', '/');
  expect(events()).toContainEqual({ name: 'page_view', view: 'home' });
  expect(JSON.stringify(events())).not.toContain('secret');
  expect(hosts(fetched)).not.toContain('https://counts.example/api/event');
  expect(scripts()).toEqual([]);
});

test('under Global Privacy Control no destination is notified', async () => {
  const { told, fetched } = fakeBeacons(() => true);
  browserSays('globalPrivacyControl', true);
  await visit('/', '/things-to-do-in-belize');
  expect(told).toEqual([]);
  expect([...hosts(fetched)].filter((path) => path !== '/api/health')).toEqual([]);
  expect(scripts()).toEqual([]);
});

test('without a signal, when the code that tracks does not load, nothing is tracked and nothing fails', async () => {
  const { told } = fakeBeacons(() => true);
  // The import of code that the network does not bring rejects.
  jest.doMock('#lib/analytics/visit/visit.browser', () => {
    throw new Error('Loading chunk failed');
  });
  await visit('/');
  jest.dontMock('#lib/analytics/visit/visit.browser');
  expect(told).toEqual([]);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const ORIGIN = window.location.origin;
const IMAGE = `/uploads/${'0'.repeat(32)}.800x600.webp`;

let opened = '/';

beforeEach(() => {
  jest.resetModules();
  const entries: Record<string, () => unknown[]> = {
    navigation: () => [{ name: ORIGIN + opened }],
    resource: () => [
      { name: `${ORIGIN}/_next/static/chunks/a.js`, initiatorType: 'script' },
      { name: `${ORIGIN}/images/mark.svg`, initiatorType: 'img' },
      { name: ORIGIN + IMAGE, initiatorType: 'img' },
      { name: `${ORIGIN}/api/health`, initiatorType: 'fetch' },
      { name: 'https://elsewhere.example/images/a.webp', initiatorType: 'img' },
    ],
  };
  Object.defineProperty(performance, 'getEntriesByType', {
    value: (kind: string) => entries[kind]?.() ?? [],
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

const parts = async (...paths: string[]) => {
  const { fetchedAssets } = await import('#lib/offline/service-worker.browser');
  return paths.map((path) => fetchedAssets(path)).at(-1);
};
const OURS = ['/_next/static/chunks/a.js', '/images/mark.svg'];

test('a page sends the addresses of its build files and of our own images to the service worker', async () => {
  opened = '/events/one';
  expect(await parts('/events/one')).toEqual([...OURS, IMAGE]);
});

test.each([
  ['/moderate/items/1', ['/']],
  ['/status/a-token', ['/events/one']],
  ['/', ['/status/a-token', '/events/one']],
])(
  'an image of a private page is not sent to the service worker later (%s, then %j)',
  async (first, paths) => {
    opened = first;
    expect(await parts(...paths)).toEqual(OURS);
  },
);

test('a service worker gets the message to stop caching before it is unregistered, so that open pages fill no cache', async () => {
  const done: string[] = [];
  const registration = {
    active: { postMessage: ({ kind }: { kind: string }) => done.push(kind) },
    unregister: async () => done.push('unregistered'),
  };
  const kept = ['guide-picture-1', 'serwist-precache-v2-/', 'somebody-elses'];
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistrations: async () => [registration, { ...registration, active: null }] },
    configurable: true,
  });
  Object.assign(window, {
    caches: { keys: async () => kept, delete: async (name: string) => done.push(name) },
  });
  const { unregisterServiceWorker } = await import('#lib/offline/service-worker.browser');
  await unregisterServiceWorker();
  expect(done).toEqual(['stop', 'unregistered', 'unregistered', 'guide-picture-1', 'serwist-precache-v2-/']);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

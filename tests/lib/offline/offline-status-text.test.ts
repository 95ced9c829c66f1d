import { expect, test } from '@jest/globals';
import { cacheName, isOutdatedCache, isOwnCache } from '#lib/offline/cache-limits';
import { groupCachedPages } from '#lib/offline/cached-page-groups';
import { imageFamily } from '#lib/offline/image-family';
import { formatCachedAt, offlineStatusText } from '#lib/offline/offline-status-text';
import { parseWorkerMessage } from '#lib/offline/worker-message';

const at = Date.parse('2026-11-21T20:05:00Z');

test('the time of a cached page is formatted in the time zone of Belize', () => {
  expect(formatCachedAt(at)).toBe('21 November, 2:05 PM');
  // In Belize it is still the day before.
  expect(formatCachedAt(Date.parse('2026-12-01T05:59:00Z'))).toBe('30 November, 11:59 PM');
});

test.each([
  [false, { copiedAt: at }, 'Saved copy from 21 November, 2:05 PM. You are offline.'],
  [true, { copiedAt: at }, 'Saved copy from 21 November, 2:05 PM. The latest could not be loaded.'],
  [true, { copiedAt: at, isRenewed: true }, 'Saved copy from 21 November, 2:05 PM. A newer one is ready.'],
  [false, undefined, 'You are offline. What you have opened or saved still works.'],
  [true, undefined, undefined],
])('the offline bar, with online %s and the cached page %j, reads “%s”', (online, copy, words) =>
  expect(offlineStatusText(online, copy)).toBe(words),
);

test('cached pages are grouped: the lists first, and a saved event only among the saved ones', () => {
  const page = (path: string) => ({ path, title: `Title of ${path}`, copiedAt: 1 });
  const groups = groupCachedPages(
    ['/', '/events/one', '/events/two', '/advertise', '/things-to-do-in-belize'].map(page),
    ['two', 'gone'],
  );
  const paths = Object.fromEntries(
    Object.entries(groups).map(([name, of]) => [name, of.map(({ path }) => path)]),
  );
  expect(paths).toEqual({
    lists: ['/things-to-do-in-belize', '/'],
    saved: ['/events/two'],
    visited: ['/events/one'],
    forms: ['/advertise'],
  });
  expect(groups.lists[0]?.title).toBe('Things to do in Belize');
});

test('caches of an earlier version are deleted, others are not', () => {
  expect(isOutdatedCache(cacheName('page'))).toBe(false);
  expect(isOutdatedCache('guide-page-0')).toBe(true);
  expect(isOutdatedCache('guide-forgotten-1')).toBe(true);
  expect(isOutdatedCache('serwist-precache-v2-/')).toBe(false);
  expect(['guide-page-0', 'serwist-precache-v2-/', 'somebody-elses'].map(isOwnCache)).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['/images/events/garifuna-1280.avif', '/images/events/garifuna'],
  ['/images/events/garifuna-640.webp', '/images/events/garifuna'],
  // The size that a light device loads.
  ['/images/events/garifuna-320.avif', '/images/events/garifuna'],
  ['/images/events/garifuna.webp', '/images/events/garifuna'],
  ['/images/celebrations/jankunu-640.avif', '/images/celebrations/jankunu'],
  ['/images/categories/food-640.avif', '/images/categories/food'],
  ['/images/hero/caracol-square.avif', '/images/hero/caracol'],
  [`/uploads/${'0'.repeat(32)}.800x600.webp`, `/uploads/${'0'.repeat(32)}`],
  [`/uploads/${'0'.repeat(32)}.webp`, `/uploads/${'0'.repeat(32)}`],
  ['/images/mark.svg', undefined],
  ['/images/events/../secret.webp', undefined],
])('the image %s belongs to the family %s', (path, family) => expect(imageFamily(path)).toBe(family));

const TICKET = { status: 'cancelled', day: '2026-11-21', hours: '8 PM', where: 'Dangriga, Beach' };

test.each([
  [
    { kind: 'keep-page', path: '/', parts: ['/a.js'] },
    { kind: 'keep-page', path: '/', parts: ['/a.js'] },
  ],
  [
    { kind: 'keep-saved', ids: ['one'] },
    { kind: 'keep-saved', ids: ['one'], light: true, tickets: new Map() },
  ],
  [
    { kind: 'keep-saved', ids: ['one'], light: false, tickets: {} },
    { kind: 'keep-saved', ids: ['one'], light: false, tickets: new Map() },
  ],
  [
    {
      kind: 'keep-saved',
      ids: ['one'],
      light: false,
      tickets: new Map<unknown, unknown>([
        ['one', TICKET],
        ['two', { ...TICKET, status: 'of a later release' }],
        ['three', { ...TICKET, where: 'x'.repeat(600) }],
        ['four', 'cancelled'],
        [5, TICKET],
      ]),
    },
    { kind: 'keep-saved', ids: ['one'], light: false, tickets: new Map([['one', TICKET]]) },
  ],
  [{ kind: 'stop' }, { kind: 'stop' }],
  [{ kind: 'keep-page', path: 5, parts: [] }, undefined],
  [{ kind: 'keep-page', path: '/', parts: [5] }, undefined],
  [{ kind: 'keep-page', path: '/', parts: ['x'.repeat(600)] }, undefined],
  [{ kind: 'CACHE_URLS', payload: { urlsToCache: ['/moderate'] } }, undefined],
  ['keep-page', undefined],
  [null, undefined],
])('the service worker parses the message %j as %j', (data, message) =>
  expect(parseWorkerMessage(data)).toEqual(message),
);

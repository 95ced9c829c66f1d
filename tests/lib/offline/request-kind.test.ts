import { describe, expect, test } from '@jest/globals';
import { pageCacheKey, type RequestKind, requestKindOf } from '#lib/offline/request-kind';

const origin = 'https://celebrations.example';
const ask = (path: string, part: Partial<Parameters<typeof requestKindOf>[0]> = {}) =>
  requestKindOf({
    method: 'GET',
    url: new URL(path, origin).href,
    origin,
    mode: 'navigate',
    headers: [],
    ...part,
  });

describe('a page has one cache key, whatever its filters', () => {
  test.each([
    ['/', '/'],
    ['/?q=drums#events', '/'],
    ['/things-to-do-in-belize?q=drums&city=dangriga', '/things-to-do-in-belize'],
    ['/things-to-do', '/things-to-do-in-belize'],
    ['/things-to-do/made-up/9999', '/things-to-do-in-belize'],
    ['/events/20261119-dangriga-yurumein?q=drums', '/events/20261119-dangriga-yurumein'],
    ['/things-to-do-in-belize/july', undefined],
    ['/submit-event?country=other', '/submit-event'],
    ['/advertise', '/advertise'],
    ['/events', undefined],
    ['/events/one/calendar.ics', undefined],
    ['/moderate', undefined],
    ['/status/token', undefined],
    ['/results/token', undefined],
    ['/search?q=drums', undefined],
    ['/anything-else', undefined],
    ['https://elsewhere.example/', undefined],
  ])('so %s is cached as %s', (address, path) => expect(pageCacheKey(address, origin)).toBe(path));
});

describe('the service worker handles the navigation', () => {
  test.each<[string, RequestKind | undefined]>([
    ['/', 'page'],
    ['/things-to-do-in-belize?when=today', 'page'],
    ['/events/20261119-dangriga-yurumein', 'page'],
    // Never cached, but the offline page is shown without a network.
    ['/status/token', 'network-or-offline-page'],
    ['/results/token', 'network-or-offline-page'],
    ['/search?q=drums', 'network-or-offline-page'],
    ['/things-to-do-in-belize/july', 'network-or-offline-page'],
    ['/made-up', 'network-or-offline-page'],
    ['/moderate', 'network-only'],
    ['/moderate/items/1', 'network-only'],
    ['/metrics', 'network-only'],
    ['/api/events', 'network-only'],
    ['/events/one/calendar.ics', 'network-only'],
    ['/sitemap.xml', 'network-only'],
    ['https://elsewhere.example/', undefined],
  ])('to %s as %s', (address, kind) => expect(ask(address)).toBe(kind));
});

describe('the service worker handles the request', () => {
  test.each<[string, readonly string[], RequestKind | undefined]>([
    ['/_next/static/chunks/one.js', [], 'static'],
    ['/_next/image?url=x', [], undefined],
    ['/images/events/garifuna-640.avif', [], 'image'],
    ['/uploads/0123.webp', [], 'image'],
    ['/images/events/garifuna-640.avif', ['range'], undefined],
    ['/images/events/garifuna-640.avif', ['authorization'], undefined],
    ['https://elsewhere.example/images/one.webp', [], undefined],
    ['/api/events?v=1', [], 'index'],
    ['/api/weather?lat=1', [], undefined],
    ['/api/health', [], undefined],
    ['/api/moderate/queue', [], undefined],
    ['/events/one?_rsc=1', ['rsc'], 'rsc'],
    ['/?_rsc=1', ['rsc'], 'rsc'],
    ['/events/one?_rsc=1', ['rsc', 'next-router-prefetch'], undefined],
    ['/events/one?_rsc=1', ['rsc', 'next-router-segment-prefetch'], undefined],
    ['/moderate?_rsc=1', ['rsc'], undefined],
    ['/status/token?_rsc=1', ['rsc'], undefined],
    ['/styles/advertise.css', [], 'rsc'],
    ['/styles/made/up.css', [], undefined],
    ['/sw.js', [], undefined],
  ])('for %s with the headers %j as %s', (path, headers, kind) =>
    expect(ask(path, { mode: 'cors', headers })).toBe(kind),
  );
});

test.each(['POST', 'PUT', 'DELETE', 'HEAD'])(
  'the service worker does not handle a request with the method %s',
  (method) => {
    for (const path of ['/', '/api/events', '/events/one', '/images/mark.svg'])
      for (const mode of ['navigate', 'cors']) expect(ask(path, { method, mode })).toBeUndefined();
  },
);

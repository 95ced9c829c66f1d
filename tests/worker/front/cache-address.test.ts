import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { cacheAddress } from '../../../worker/front/cache-address.ts';

const addressOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  cacheAddress({ url, headers, method } as unknown as IncomingMessage);

describe('The response to a request may be kept', () => {
  test.each([
    ['/', '/'],
    ['/events/a-b-1', '/events/a-b-1'],
    ['/events/preview-night', '/events/preview-night'],
    ['/events/a/calendar.ics', '/events/a/calendar.ics'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/api/events', '/api/events'],
    ['/api/events?v=0a1b-2026-11-22', '/api/events?v=0a1b-2026-11-22'],
    ['/things-to-do-in-belize', '/things-to-do-in-belize'],
    ['/things-to-do/anything/made-up', '/things-to-do-in-belize'],
    ['/things-to-do-in-belize/smarch?when=today', '/things-to-do-in-belize'],
    ['/things-to-do-in-belize/parade', '/things-to-do-in-belize/parade'],
    ['/things-to-do-in-belize/july?utm_source=tv', '/things-to-do-in-belize/july'],
    ['/?q=drums&when=weekend', '/'],
    ['/?utm_source=tv&fbclid=abc', '/'],
  ])('of %s, as the one of %s', (url, key) => {
    expect(addressOf(url)?.key).toBe(key);
    expect(addressOf(url, {}, 'HEAD')?.key).toBe(key);
  });

  test('with parameters only if it was rendered before the request', () => {
    expect(addressOf('/?q=x')?.hasParameters).toBe(true);
    expect(addressOf('/')?.hasParameters).toBe(false);
  });

  test('with cookies of others and the usual headers of a browser', () => {
    const headers = { cookie: '_ga=1; not-moderator=x', 'accept-encoding': 'br', 'save-data': 'on' };
    expect(addressOf('/', headers)).toBeDefined();
  });
});

describe('It is never kept', () => {
  test.each([
    '/metrics',
    '/moderate',
    '/moderate/items/1',
    '/search',
    '/search?q=drums',
    '/status/token',
    '/results/token',
    '/uploads/a.webp',
    '/api/health',
    '/api/events/x',
    '/api/opening',
    '/_next/data/x.json',
    '/events/%61',
    '/events/a/preview-0a1b2c3d.jpg',
    '/landing-previews/month-july-0a1b2c3d.jpg',
    '/things-to-do-in-belize/',
    '/things-to-do-in-belize/July',
    '/things-to-do-in-belize/july.',
    '/things-to-do-in-belize/july?when=today',
    '/things-to-do-in-belize/july?utm_source=tv&category=food',
    '/?made-up=1',
    '/?q=x&made-up=1',
    '/api/events?v=1&w=2',
    '/api/events?v=%41',
    '/a\\b',
    '//evil.example',
    '/events//x',
    '/made-up/../',
    '/./',
    '/events/../things-to-do',
  ])('for %s', (url) => {
    expect(addressOf(url)).toBeUndefined();
  });

  test.each([
    ['cookie', 'moderator=session'],
    ['cookie', 'a=b; __Host-moderator=session'],
    ['cookie', '__prerender_bypass=1'],
    ['rsc', '1'],
    ['next-router-state-tree', '%5B%5D'],
    ['next-router-prefetch', '1'],
    ['next-router-segment-prefetch', '/_tree'],
    ['next-url', '/'],
    ['next-action', 'x'],
    ['authorization', 'Bearer x'],
    ['range', 'bytes=0-1'],
    ['x-middleware-subrequest', 'x'],
    ['x-nextjs-data', '1'],
  ])('for a request with %s: %s', (name, value) => {
    expect(addressOf('/', { [name]: value })).toBeUndefined();
  });

  test.each(['POST', 'PUT', 'OPTIONS', 'PURGE'])('for %s', (method) => {
    expect(addressOf('/', {}, method)).toBeUndefined();
  });
});

import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { refusalOf } from '../../../worker/front/refusal.ts';

const request = (parts: { method?: string; url?: string; headers?: Record<string, string> }) =>
  ({ method: 'GET', url: '/', headers: { host: 'events.example' }, ...parts }) as IncomingMessage;

const statusOf = (
  parts: Parameters<typeof request>[0],
  site: Parameters<typeof refusalOf>[1] = { trustedProxies: 0 },
) => refusalOf(request(parts), site)?.status;

describe('A request that Next would answer badly is refused:', () => {
  test.each([
    ['TRACE', { method: 'TRACE' }, 405],
    ['a form to a page', { method: 'POST', url: '/terms' }, 405],
    ['a form to a file', { method: 'POST', url: '/images/x.png' }, 405],
    ['a change of a script', { method: 'PUT', url: '/_next/static/x.js' }, 405],
    ['an address of another server', { url: 'http://evil.example/' }, 400],
    ['a path that a browser reads as a host', { url: '//evil.example/' }, 400],
    ['the same with a backslash', { url: '/\\evil.example' }, 400],
    ['an address without a path', { method: 'OPTIONS', url: '*' }, 400],
    ['a GET with a body', { headers: { 'content-length': '5' } }, 400],
    [
      'a HEAD with a body of unknown length',
      { method: 'HEAD', headers: { 'transfer-encoding': 'chunked' } },
      400,
    ],
  ])('%s', (_, parts, status) => {
    expect(statusOf(parts)).toBe(status);
  });

  test.each([
    ['a page', {}],
    ['a GET that says it has no body', { headers: { 'content-length': '0' } }],
    ['a form', { method: 'POST', url: '/api/contact', headers: { 'content-length': '5' } }],
    ['a path with two slashes inside', { url: '/events//x' }],
  ])('but not %s', (_, parts) => {
    expect(statusOf(parts)).toBeUndefined();
  });
});

describe('A site with a public address is asked by that address:', () => {
  const site = { siteUrl: 'https://events.example', trustedProxies: 0 };
  const asked = (host: string, more: Record<string, string> = {}, url = '/') =>
    statusOf({ url, headers: { host, ...more } }, site);

  test.each([
    'events.example',
    'www.events.example',
    'EVENTS.example:443',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('%s is ours', (host) => {
    expect(asked(host)).toBeUndefined();
  });

  test.each([
    'evil.example',
    'events.example.evil.example',
    'notevents.example',
    '',
    'events.example@evil.example',
    'a b',
    '10.0.0.5',
  ])('"%s" is not', (host) => {
    expect(asked(host)).toBe(421);
  });

  test('the www of an address with www may be left out', () => {
    const withWww = { siteUrl: 'https://www.events.example', trustedProxies: 0 };
    expect(statusOf({ headers: { host: 'events.example' } }, withWww)).toBeUndefined();
  });

  test('X-Forwarded-Host counts behind a proxy of our own alone', () => {
    const forwarded = { host: 'app:3000', 'x-forwarded-host': 'events.example' };
    expect(statusOf({ headers: forwarded }, { ...site, trustedProxies: 1 })).toBeUndefined();
    expect(statusOf({ headers: forwarded }, site)).toBe(421);
    const evil = { host: 'events.example', 'x-forwarded-host': 'evil.example' };
    expect(statusOf({ headers: evil }, { ...site, trustedProxies: 1 })).toBe(421);
  });

  test.each(['/api/health', '/api/ready', '/metrics', '/api/health?x=1'])(
    'a probe asks for %s by any address',
    (url) => {
      expect(asked('10.0.0.5:3000', {}, url)).toBeUndefined();
      expect(asked('10.0.0.5:3000', {}, `${url}x`.replace('?x=1x', 'x'))).toBe(421);
    },
  );
});

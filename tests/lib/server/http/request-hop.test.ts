import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FollowedRedirects, firstHop, nextHop, type RequestHop } from '#lib/server/http/request-hop';

const SECRETS = { Authorization: 'Bearer key', 'X-Goog-Api-Key': 'key', Cookie: 'a=b' };
const hop = (url: string, changes: Partial<RequestHop> = {}): RequestHop => ({
  ...firstHop(url, { method: 'GET', headers: new Headers({ Accept: 'text/csv', ...SECRETS }) }),
  ...changes,
});
const next = (from: string, to: string, follows: FollowedRedirects = 'any', status = 302) =>
  nextHop(hop(from), status, to, follows);

describe('A URL', () => {
  test.each(['file:///etc/passwd', 'data:,x', 'ftp://host.example/', 'https://user:key@host.example/'])(
    'like %s is never requested, neither first nor after a redirect',
    (url) => {
      expect(() => hop(url)).toThrow(TypeError);
      expect(next('https://host.example/', url)).toBeUndefined();
    },
  );
});

describe('A redirect', () => {
  test.each<[FollowedRedirects, string, boolean]>([
    ['none', '/elsewhere', false],
    ['same-origin', '/elsewhere', true],
    ['same-origin', 'https://host.example:8443/', false],
    ['same-origin', 'https://other.example/', false],
    ['any', 'https://other.example/', true],
    ['any', '//other.example/', true],
    ['any', 'http://[', false],
  ])('with %s to %s is followed: %s', (follows, location, isFollowed) => {
    expect(next('https://host.example/start', location, follows) !== undefined).toBe(isFollowed);
  });

  test.each([
    ['https', 'http', false],
    ['https', 'https', true],
    ['http', 'http', true],
    ['http', 'https', true],
  ])('from %s to %s is followed: %s', (from, to, isFollowed) => {
    expect(next(`${from}://host.example/`, `${to}://host.example/x`) !== undefined).toBe(isFollowed);
  });

  test('to another origin takes no header along that may be a key', () => {
    const { headers } = next('https://host.example/', 'https://other.example/') ?? {};
    expect(Object.fromEntries(headers ?? [])).toEqual({ accept: 'text/csv' });
  });

  test('on the same origin takes all headers along', () => {
    const { headers } = next('https://host.example/', '/x') ?? {};
    expect([...(headers ?? new Headers()).keys()]).toEqual([
      'accept',
      'authorization',
      'cookie',
      'x-goog-api-key',
    ]);
  });

  test.each([
    [301, 'GET'],
    [302, 'GET'],
    [303, 'GET'],
    [307, 'POST'],
    [308, 'POST'],
  ])('of status %i follows a POST with %s, and with the body only then', (status, method) => {
    const headers = new Headers({ 'Content-Type': 'text/plain' });
    const from = hop('https://host.example/', { method: 'POST', body: new Uint8Array(1), headers });
    const followed = nextHop(from, status, '/x', 'same-origin');
    expect(followed?.method).toBe(method);
    expect(followed?.body !== undefined).toBe(method === 'POST');
    expect(followed?.headers.has('content-type')).toBe(method === 'POST');
  });

  test('never takes a body to another origin', () => {
    const from = hop('https://host.example/', { method: 'POST', body: new Uint8Array(1) });
    expect(nextHop(from, 307, 'https://other.example/', 'any')).toBeUndefined();
    expect(nextHop(from, 303, 'https://other.example/', 'any')).toMatchObject({ method: 'GET' });
  });

  test('of a private host stays on that host or leaves for a public one, without a way back', () => {
    expect(next('http://127.0.0.1:3000/', 'http://127.0.0.1:4000/')).toMatchObject({ allowsPrivate: true });
    expect(next('http://127.0.0.1/', 'http://169.254.169.254/')).toBeUndefined();
    expect(next('http://minio:9000/', 'http://localhost/')).toBeUndefined();
    const away = next('http://127.0.0.1/', 'http://host.example/');
    expect(away).toMatchObject({ allowsPrivate: false });
    expect(away && nextHop(away, 302, 'http://127.0.0.1/', 'any')).toBeUndefined();
  });

  const host = fc.constantFrom(
    'a.example',
    'b.example',
    '8.8.8.8',
    '127.0.0.1',
    'localhost',
    '[::1]',
    '10.1.2.3',
  );
  const url = fc
    .tuple(fc.constantFrom('http', 'https'), host, fc.constantFrom('', ':81'))
    .map(([protocol, name, port]) => `${protocol}://${name}${port}/`);

  test('in any chain from a public host never reaches a private one, http after https, or a key abroad', () => {
    const isPrivate = (name: string) => !/^[ab8]\./.test(name);
    fc.assert(
      fc.property(url, fc.array(url, { maxLength: 6 }), (start, locations) => {
        let at = hop(start);
        let wasPublic = !isPrivate(at.url.hostname);
        let wasSecure = at.url.protocol === 'https:';
        let leftOrigin = false;
        for (const location of locations) {
          const to = nextHop(at, 307, location, 'any');
          if (!to) return;
          leftOrigin ||= to.url.origin !== at.url.origin;
          at = to;
          expect(wasPublic && isPrivate(at.url.hostname)).toBe(false);
          expect(wasSecure && at.url.protocol === 'http:').toBe(false);
          expect(leftOrigin && at.headers.has('authorization')).toBe(false);
          wasPublic ||= !isPrivate(at.url.hostname);
          wasSecure ||= at.url.protocol === 'https:';
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

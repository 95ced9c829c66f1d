import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { canShowAds } from '#lib/analytics/can-show-ads';
import { pageCacheKey, requestKindOf } from '#lib/offline/request-kind';
import { privateHeaderRules } from '#lib/site/private-headers';
import {
  isModerationPath,
  isPrivatePath,
  PRIVATE_PATHS,
  type PrivatePaths,
  privateKind,
  privateLink,
} from '#lib/site/private-paths';
import { cacheAddress } from '../../../worker/front/cache-address.ts';
import { nginxKeeps, varnishKeeps } from '../../support/sites/shared-caches.ts';

describe('The table of private paths', () => {
  test.each([
    ['/status/abc', 'link'],
    ['/results/abc', 'link'],
    ['/status/abc/withdraw', 'link'],
    ['/moderate', 'moderation'],
    ['/moderate/items/1', 'moderation'],
    ['/api/health', 'api'],
    ['/metrics', 'api'],
    ['/', undefined],
    ['/statuses', undefined],
    ['/events/moderate', undefined],
    ['/constructor', undefined],
  ])('says of %s: %s', (path, kind) => {
    expect([privateKind(path), isPrivatePath(path)]).toEqual([kind, kind !== undefined]);
  });

  test('has one part of a path in each line, which every reader looks for', () => {
    for (const path of Object.keys(PRIVATE_PATHS)) expect(path).toMatch(/^\/[a-z-]+$/);
  });

  test.each([
    ['/status/x7Q', { page: '/status', token: 'x7Q' }],
    ['/results/x7Q/more/parts', { page: '/results', token: 'x7Q' }],
    ['/status', undefined],
    ['/status/', undefined],
    ['/moderate/items', undefined],
    ['/events/x7Q', undefined],
  ])('finds in %s the private link %j', (path, link) => {
    expect(privateLink(path)).toEqual(link);
  });

  test.each([
    ['/moderate', true],
    ['/moderate/items/1', true],
    ['/api/moderate/sign-in', true],
    ['/api/status/withdraw', false],
    ['/moderated', false],
    ['/events/moderate', false],
  ])('says whether %s is of moderators: %s', (path, isOfModerators) => {
    expect(isModerationPath(path)).toBe(isOfModerators);
  });
});

const ORIGIN = 'https://celebrations.example';
const kindOfRequest = (path: string, mode: string, paths?: PrivatePaths) =>
  requestKindOf({ method: 'GET', url: `${ORIGIN}${path}`, origin: ORIGIN, mode, headers: ['rsc'] }, paths);
const headersOf = (source: string, paths: PrivatePaths) =>
  privateHeaderRules(paths).find((rule) => rule.source === `${source}/:path*`)?.headers ?? [];

// Everything that has to know what is private, asked whether it treats a path as public.
const TREATS_AS_PUBLIC: Record<string, (path: string, paths: PrivatePaths) => boolean> = {
  'the counting of visits': (path, paths) => !isPrivatePath(path, paths),
  advertising: (path, paths) => canShowAds(path, paths),
  'the front': (path, paths) =>
    cacheAddress({ url: path, method: 'GET', headers: {} } as IncomingMessage, paths) !== undefined,
  'the service worker, of a page': (path, paths) => kindOfRequest(path, 'navigate', paths) === 'page',
  'the service worker, of what the router fetches': (path, paths) =>
    kindOfRequest(path, 'cors', paths) === 'rsc',
  'the pages that are cached ahead': (path, paths) => pageCacheKey(path, ORIGIN, paths) !== undefined,
};

describe('An address that is added to a copy of the table', () => {
  const PUBLIC_PAGE = '/events/20261119-dangriga-yurumein';
  const asLink: PrivatePaths = { ...PRIVATE_PATHS, '/events': 'link' };
  const asModeration: PrivatePaths = { ...PRIVATE_PATHS, '/events': 'moderation' };

  test.each(Object.entries(TREATS_AS_PUBLIC))('is private for %s', (_, treatsAsPublic) => {
    expect([PRIVATE_PATHS, asLink, asModeration].map((paths) => treatsAsPublic(PUBLIC_PAGE, paths))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('has its token verified by the middleware, or is closed without moderators', () => {
    expect(privateLink(PUBLIC_PAGE)).toBeUndefined();
    expect(privateLink(PUBLIC_PAGE, asLink)).toEqual({
      page: '/events',
      token: '20261119-dangriga-yurumein',
    });
    const isClosed = (paths?: PrivatePaths) =>
      [PUBLIC_PAGE, `/api${PUBLIC_PAGE}`].map((path) => isModerationPath(path, paths));
    expect(isClosed()).toEqual([false, false]);
    expect(isClosed(asModeration)).toEqual([true, true]);
  });

  test('gets the headers of its kind', () => {
    expect(headersOf('/events', PRIVATE_PATHS)).toEqual([]);
    expect(headersOf('/events', asLink)).toEqual(headersOf('/status', PRIVATE_PATHS));
    expect(headersOf('/events', asModeration)).toEqual(headersOf('/moderate', PRIVATE_PATHS));
  });

  test.each(Object.entries({ nginx: nginxKeeps, Varnish: varnishKeeps }))(
    'is missing in the configuration of %s',
    (_, keeps) => {
      expect(Object.keys(asLink).filter((path) => keeps(`${path}/x`))).toEqual(['/events']);
    },
  );
});

describe('Every private address', () => {
  test.each(Object.keys(PRIVATE_PATHS))('%s is private for all of them', (path) => {
    const publicFor = Object.entries(TREATS_AS_PUBLIC).filter(
      ([, treatsAsPublic]) =>
        treatsAsPublic(path, PRIVATE_PATHS) || treatsAsPublic(`${path}/x`, PRIVATE_PATHS),
    );
    expect(publicFor.map(([reader]) => reader)).toEqual([]);
  });

  test.each(Object.entries({ nginx: nginxKeeps, Varnish: varnishKeeps }))(
    'is passed on by %s',
    (_, keeps) => {
      const urls = Object.keys(PRIVATE_PATHS).flatMap((path) => [
        path,
        `${path}/x`,
        `${path}/x/y`,
        `${path}?x`,
      ]);
      expect(urls.filter(keeps)).toEqual([]);
      const publicUrls = [
        '/',
        '/things-to-do-in-belize',
        '/events/one',
        '/statuses',
        '/api/events',
        '/api/events?v=1',
      ];
      expect(publicUrls.filter((url) => !keeps(url))).toEqual([]);
    },
  );

  test('is named in no list of another file', () => {
    const names = Object.keys(PRIVATE_PATHS)
      .map((path) => path.slice(1))
      .join('|');
    // As the alternatives of a regular expression: (moderate|results)
    const list = new RegExp(`\\((?:[\\w-]+\\|)+(?:${names})[|)]|\\((?:${names})\\|`);
    const folders = ['app', 'components', 'lib', 'worker'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const files = ['middleware.ts', 'next.config.mjs', ...folders].filter((file) =>
      /\.(tsx?|mjs)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => list.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

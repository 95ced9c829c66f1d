import { expect, test } from '@jest/globals';
import { isCacheable } from '#lib/offline/is-cacheable';

type Answered = Parameters<typeof isCacheable>[0];

const good: Answered = { status: 200, type: 'basic', redirected: false, cacheControl: 's-maxage=300' };

test.each<[string, Partial<Answered>, boolean]>([
  ['a good answer of our own', {}, true],
  ['one without a word about keeping', { cacheControl: null }, true],
  ['one that may not be stored', { cacheControl: 'no-cache, No-Store' }, false],
  ['one that is private', { cacheControl: 'private, max-age=60' }, false],
  ['an error', { status: 500 }, false],
  ['a missing page', { status: 404 }, false],
  ['a part of a file', { status: 206 }, false],
  ['nothing new', { status: 304 }, false],
  ['one of another address', { redirected: true }, false],
  ['one that leads elsewhere', { status: 0, type: 'opaqueredirect' }, false],
  ['an opaque one of another host', { status: 0, type: 'opaque' }, false],
  ['a readable one of another host', { type: 'cors' }, false],
])('whether the service worker may cache %s is decided', (_name, part, expected) =>
  expect(isCacheable({ ...good, ...part })).toBe(expected),
);

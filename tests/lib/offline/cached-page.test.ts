import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  imagesToCache,
  isUnconfirmed,
  markAsCached,
  parseCachedAt,
  respondedAt,
  staticAssetsIn,
  titleOfPage,
} from '#lib/offline/cached-page';

test('a cached page has the time of its caching in its first element', () => {
  expect(markAsCached('<!DOCTYPE html><html lang="en"><head>', 1_795_264_105_273)).toBe(
    '<!DOCTYPE html><html data-copy="1795264105273" lang="en"><head>',
  );
  expect(markAsCached('<html><p>An <html> in a text', 5)).toBe('<html data-copy="5"><p>An <html> in a text');
  expect(markAsCached('no page', 5)).toBe('no page');
});

test.each([
  ['1795264105273', 1_795_264_105_273],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['1e300', undefined],
])('the time of caching %j is parsed as %j', (text, time) => expect(parseCachedAt(text)).toBe(time));

test('the time of a response is that of its Date header, but never in the future', () => {
  const now = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT');
  expect(respondedAt('Fri, 20 Nov 2026 12:00:00 GMT', now)).toBe(now - 86_400_000);
  expect(respondedAt('Sun, 22 Nov 2026 12:00:00 GMT', now)).toBe(now);
  expect(respondedAt(null, now)).toBe(now);
  expect(respondedAt('whenever', now)).toBe(now);
});

test('the title of a page is read as plain text', () => {
  expect(titleOfPage('<head><title>Rum &amp; Drums &#x27;26 &lt;live&gt; &#8212;</title>')).toBe(
    "Rum & Drums '26 <live> —",
  );
  expect(titleOfPage('<title>&#x999999;&unknown;</title>')).toBe('&#x999999;&unknown;');
  expect(titleOfPage('<p>')).toBe('');
});

test('the build files of a page are listed once each', () => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/b.js" async="">
    </script><script src="/_next/static/chunks/b.js"></script><img src="/images/mark.svg"/>
    <script src="/_next/static/chunks/old-browsers.js" noModule=""></script>
    <script src="https://elsewhere.example/_next/static/chunks/c.js"></script>`;
  expect(staticAssetsIn(html)).toEqual(['/_next/static/chunks/a.css', '/_next/static/chunks/b.js']);
});

test.each([
  [
    'for an own image: its smallest size, and the poster',
    '<img src="/images/mark.svg"/><img src="/images/events/g.webp" srcSet="/images/events/g-640.webp 640w, /images/events/g.webp 1280w" data-poster="music" fetchPriority="high"/>',
    ['/images/events/g-640.webp', '/images/categories/music-640.webp'],
  ],
  [
    'an upload',
    '<img src="/uploads/0123.webp" data-poster="food" fetchPriority="high"/>',
    ['/uploads/0123.webp', '/images/categories/food-640.webp'],
  ],
  [
    'for an image of another host: the poster alone',
    '<img src="https://pictures.example/a.jpg" data-poster="food" fetchPriority="high"/>',
    ['/images/categories/food-640.webp'],
  ],
  ['a poster that is no category', '<img src="" data-poster="../x" fetchPriority="high"/>', []],
  ['for no image: none', '<p>', []],
])('the cached images of an event are %s', (_name, html, kept) => expect(imagesToCache(html)).toEqual(kept));

test('no content of a page causes an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      markAsCached(text, 1);
      titleOfPage(`<title>${text}</title>`);
      for (const path of [...staticAssetsIn(text), ...imagesToCache(text)]) expect(path).toMatch(/^\//);
    }),
  );
});

describe('a page that the browser may have kept', () => {
  const NOW = Date.parse('2026-11-26T18:00:00Z');
  test.each([
    ['a moment ago', 'Thu, 26 Nov 2026 17:59:58 GMT', false],
    ['within the time in which pages are made anew', 'Thu, 26 Nov 2026 17:52:00 GMT', false],
    ['five hours ago', 'Thu, 26 Nov 2026 13:00:00 GMT', true],
    ['by a clock that is ahead', 'Thu, 26 Nov 2026 19:00:00 GMT', false],
    ['at no known time', null, false],
  ])('made %s is asked for again: %j, %j', (_, date, isAsked) => {
    expect(isUnconfirmed(date, NOW)).toBe(isAsked);
  });
});

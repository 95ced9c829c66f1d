import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { encode, isCompressible, preferredEncoding } from '../../../worker/front/encodings.ts';

describe('The encoding of a response', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.0, gzip;q=0.000', 'identity'],
    ['identity', 'identity'],
    ['brotli, xbr, gzipped', 'identity'],
    ['*', 'identity'],
  ])('for Accept-Encoding %s is %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });

  test('holds the same bytes', async () => {
    const body = Buffer.from('Belize '.repeat(500));
    expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body);
    expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body);
    expect(await encode(body, 'identity')).toBe(body);
  });

  test('is none for what does not become smaller', () => {
    expect(isCompressible('text/html; charset=utf-8', 5_000)).toBe(true);
    expect(isCompressible('image/svg+xml', 5_000)).toBe(true);
    expect(isCompressible('image/jpeg', 5_000)).toBe(false);
    expect(isCompressible('text/html', 100)).toBe(false);
  });
});

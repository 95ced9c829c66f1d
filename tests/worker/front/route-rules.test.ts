import { describe, expect, test } from '@jest/globals';
import { routeRules } from '../../../worker/front/route-rules.ts';

const SAVING = { type: 'header', key: 'save-data', value: 'on' };
// As `next build` writes them into routes-manifest.json.
const RULES = routeRules({
  headers: [
    {
      source: '/((?!_next/static/).*)',
      regex: '^(?:/((?!_next/static/).*))(?:/)?$',
      headers: [
        { key: 'Content-Security-Policy', value: "script-src 'self' 'unsafe-inline'; style-src 'self'" },
      ],
    },
    {
      source: '/images/:path*',
      regex: '^/images(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    {
      source: '/images/:path*',
      regex: '^/images(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$',
      has: [SAVING],
      headers: [{ key: 'CDN-Cache-Control', value: 'no-store' }],
    },
  ],
  rewrites: {
    beforeFiles: [
      {
        source: '/images/hero/:name-:width(1280|1920).:type(avif|webp)',
        regex: '^/images/hero(?:/([^/]+?))-(1280|1920)(?:\\.(avif|webp))(?:/)?$',
        has: [SAVING],
        destination: '/images/hero/:name-640.:type',
      },
    ],
  },
});

describe('The rules of next.config.mjs, as the build compiles them, give a file', () => {
  test('its headers, with the policy without inline scripts', () => {
    expect(RULES.headersOf('/images/a.svg', {})).toEqual({
      'content-security-policy': "script-src 'self'; style-src 'self'",
      'cache-control': 'public, max-age=86400',
    });
    expect(RULES.headersOf('/_next/static/a.js', {})).toEqual({});
  });

  test('those of a condition only where a request meets it', () => {
    expect(RULES.headersOf('/images/a.svg', { 'save-data': 'on' })['cdn-cache-control']).toBe('no-store');
    expect(RULES.headersOf('/images/a.svg', { 'save-data': 'off' })['cdn-cache-control']).toBeUndefined();
  });

  test('a smaller file in its place for a browser that saves data', () => {
    expect(RULES.fileFor('/images/hero/reef-1920.webp', { 'save-data': 'on' })).toBe(
      '/images/hero/reef-640.webp',
    );
    expect(RULES.fileFor('/images/hero/reef-640.webp', { 'save-data': 'on' })).toBe(
      '/images/hero/reef-640.webp',
    );
    expect(RULES.fileFor('/images/hero/reef-1920.webp', {})).toBe('/images/hero/reef-1920.webp');
  });

  test('one response for all requests that meet the same conditions', () => {
    expect(RULES.situationOf({ 'save-data': 'made-up' })).toBe(RULES.situationOf({}));
    expect(RULES.situationOf({ 'save-data': 'on' })).not.toBe(RULES.situationOf({}));
  });
});

import { serviceHosts } from './lib/analytics/service-hosts.ts';
import { contentSecurityPolicy } from './lib/server/http/content-security-policy.ts';
import { liveVoiceOrigin } from './lib/voice/live/live-voice-origin.ts';

const dev = process.env.NODE_ENV === 'development';

// Known when the site is built: its pages may speak to these services, and to no other.
const { script, connect } = serviceHosts(process.env);
const voiceOrigin = liveVoiceOrigin(process.env);

const documentHeaders = [
  {
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy({
      dev,
      script,
      connect: [...connect, ...(voiceOrigin ? [voiceOrigin] : [])],
    }),
  },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'geolocation=(self), microphone=(self), camera=(), payment=(), usb=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
];

// Chromium says so for somebody who switched it on. The smaller file answers under the same address, so pages stay
// static and cached; lib/device/smaller-picture.ts does the same in the browser for other light devices.
const savesData = [{ type: 'header', key: 'save-data', value: 'on' }];
const smaller = (source, destination) => ({ source, has: savesData, destination });
const smallerPictures = [
  // In this order: a rewritten address goes on to the rules below it.
  smaller('/images/:family(events|categories|sponsors)/:name-640.avif', '/images/:family/:name-320.avif'),
  smaller(
    '/images/:family(events|categories|sponsors)/:name-:width(1280|1920).avif',
    '/images/:family/:name-640.avif',
  ),
  smaller('/images/hero/:name-:width(1280|1920).:type(avif|webp|jpg)', '/images/hero/:name-640.:type'),
  smaller('/uploads/:id([0-9a-f]+).800x600.webp', '/uploads/:id.300x200.webp'),
];

/** @type {import('next').NextConfig} */
const config = {
  // Pages for developers end in .dev.tsx: a production build does not know them, so they are absent, not hidden.
  pageExtensions: dev ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  agentRules: false,
  // `npm test` checks the types; a build that did it again would only make the first start slower.
  typescript: { ignoreBuildErrors: true },
  // Written into the server's code: whether this build had a sheet of its own, or shows the sample, and which voice
  // service its pages may speak to.
  env: {
    BUILT_WITH_SHEET: process.env.EVENTS_CSV_URL || process.env.EVENTS_SHEET_KEY ? 'yes' : 'no',
    BUILT_FOR_VOICE_AT: voiceOrigin,
  },
  // sharp loads files of its own from its package.
  serverExternalPackages: ['sharp'],
  // The sheet and the drawings are read while the site runs, so they travel with a traced deployment too.
  outputFileTracingIncludes: {
    '/**': ['./data/events.csv'],
    // Started as a process of its own, so nothing imports it.
    '/api/upload-image': ['./worker/decode-picture.ts'],
  },
  experimental: {
    // Pages regenerated at run time live in memory, with a bound: addresses that somebody makes up cannot fill
    // the disk, and two servers of one build do not see each other's events.
    isrFlushToDisk: false,
  },
  // Bytes of memory for those pages: ten times what the sample calendar needs.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  // Seconds a page may be shown while a new one is made; an older one is made anew before anybody sees it.
  expireTime: 86_400,
  // No redirect of Next's own for a slash at the end: it would go out without the headers below.
  skipTrailingSlashRedirect: true,
  // The pictures are made in advance, so nobody needs the server to resize any.
  images: { unoptimized: true },
  rewrites: async () => ({ beforeFiles: smallerPictures }),
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    // Scripts, styles and fonts are no documents: to each of them these would add 600 bytes that say nothing.
    { source: '/((?!_next/static/).*)', headers: documentHeaders },
    {
      // Not 'no-referrer': a browser would send its forms with 'Origin: null', as if another site had.
      source: '/moderate/:path*',
      headers: [
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
    {
      // The index is compressed when it is made. Next drops this header from a handler's own answer and compresses
      // none of them, so it is set here, for the same requests as in eventIndexAnswer.
      source: '/api/events',
      has: [{ type: 'header', key: 'accept-encoding', value: '.*gzip.*' }],
      headers: [{ key: 'Content-Encoding', value: 'gzip' }],
    },
    {
      // What somebody uploaded is a picture and nothing else, whatever a browser might make of it. Here, because the
      // policy of the pages above would replace one that the handler sets.
      source: '/uploads/:path*',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; sandbox" }],
    },
    {
      // A private link is nobody else's business: no search engine's, no cache's, and no other site's by a referrer.
      source: '/status/:path*',
      headers: [
        { key: 'X-Robots-Tag', value: 'noindex, nofollow, noarchive' },
        { key: 'Cache-Control', value: 'private, no-store' },
        { key: 'Referrer-Policy', value: 'no-referrer' },
      ],
    },
    {
      // Asked for anew each time, so that a new version, or its end, reaches everybody at the next visit.
      source: '/sw.js',
      headers: [
        { key: 'Cache-Control', value: 'no-cache, no-store, must-revalidate' },
        { key: 'Content-Type', value: 'text/javascript; charset=utf-8' },
      ],
    },
    {
      source: '/images/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
    {
      source: '/:family(images|uploads)/:path*',
      headers: [{ key: 'Vary', value: 'Save-Data' }],
    },
    {
      // Some caches before a site (Cloudflare) know no Vary: they would hand the small one to everybody.
      source: '/:family(images|uploads)/:path*',
      has: savesData,
      headers: [{ key: 'CDN-Cache-Control', value: 'no-store' }],
    },
  ],
};

export default config;

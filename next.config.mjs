const dev = process.env.NODE_ENV === 'development';

// Static pages carry inline `self.__next_f.push()` scripts whose text changes with the events, so they can have
// neither a nonce nor a hash made at build time. 'script-src-attr none' still stops injected handlers.
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${dev ? " 'unsafe-eval'" : ''}`,
  "script-src-attr 'none'",
  `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
  "style-src-attr 'unsafe-inline'",
  // The sheet's pictures may lie on any host that speaks https.
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'geolocation=(self), microphone=(self), camera=(), payment=(), usb=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
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
  // Written into the server's code: whether this build had a sheet of its own, or shows the sample.
  env: { BUILT_WITH_SHEET: process.env.EVENTS_CSV_URL || process.env.EVENTS_SHEET_KEY ? 'yes' : 'no' },
  // sharp loads files of its own from its package.
  serverExternalPackages: ['sharp'],
  // The sheet and the drawings are read while the site runs, so they travel with a traced deployment too.
  outputFileTracingIncludes: {
    '/**': ['./data/events.csv'],
    // Started as a process of its own, so nothing imports it.
    '/api/upload-image': ['./scripts/picture-worker.mjs'],
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
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
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
  ],
};

export default config;

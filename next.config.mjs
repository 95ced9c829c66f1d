import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { serviceHosts } from './lib/analytics/service-hosts.ts';
import { contentSecurityPolicy } from './lib/server/http/content-security-policy.ts';
import { noteServedBuild, servedBuild } from './lib/server/served-build.ts';
import { privateHeaderRules } from './lib/site/private-headers.ts';
import { liveVoiceOrigin } from './lib/voice/live/live-voice-origin.ts';
import { chooseBuild } from './worker/builds/current-build.ts';

const dev = process.env.NODE_ENV === 'development';

// Fixed at build time: the content security policy allows connections to these services only.
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

// Chromium sends this header when the user has enabled it. The smaller file is served under the same URL, so that pages
// stay static and cached; lib/device/smaller-image.ts does the same in the browser for other light devices.
const saveDataHeader = [{ type: 'header', key: 'save-data', value: 'on' }];
const smaller = (source, destination) => ({ source, has: saveDataHeader, destination });
const smallerImages = [
  // The order matters: a rewritten path is matched against the rules below it.
  smaller(
    '/images/:family(events|celebrations|categories|sponsors)/:name-640.avif',
    '/images/:family/:name-320.avif',
  ),
  smaller(
    '/images/:family(events|categories)/:name-:width(1280|1920).avif',
    '/images/:family/:name-640.avif',
  ),
  smaller('/images/hero/:name-:width(1280|1920).:type(avif|webp)', '/images/hero/:name-640.:type'),
  smaller('/uploads/:id([0-9a-f]+).800x600.webp', '/uploads/:id.300x200.webp'),
];

// Everything that the process of worker/draw-preview.ts reads, which is started and not imported, and the ready previews.
const DRAWING_FILES = [
  './package.json',
  './worker/draw-preview.ts',
  './worker/preview/*.ts',
  './lib/events/event-status.ts',
  './lib/events/preview/*.ts',
  './lib/uploads/image-ground.ts',
  './public/preview.jpg',
  './public/images/{previews,events,celebrations,categories}/*.{jpg,webp}',
  './node_modules/next/{package.json,og.js,dist/server/og/image-response.js,dist/compiled/@vercel/og/**}',
  // The second script is only searched for the names of its exports.
  './node_modules/react/{package.json,index.js,cjs/react.production.js,cjs/react.development.js}',
  './node_modules/{sharp,@img,detect-libc,semver}/**',
  './node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin{,-ext}-{600,800}-normal.woff',
];

/** @type {import('next').NextConfig} */
export const config = {
  // scripts/standalone.mjs completes the folder .next/standalone, which runs without the project.
  output: 'standalone',
  // With several servers, a browser with pages of the version before loads the new one as a whole.
  deploymentId: process.env.DEPLOYMENT_ID || undefined,
  // Pages for developers end in .dev.tsx; production builds do not contain them.
  pageExtensions: dev ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  agentRules: false,
  // The metadata of every page is in its head: by default that is so for some user agents only, which would make two
  // responses of one address.
  htmlLimitedBots: /.*/,
  // `npm test` checks the types; doing it again would only slow down builds.
  typescript: { ignoreBuildErrors: true },
  // Inlined at build time: whether a sheet is configured, and the origin of the voice service that pages may connect to.
  env: {
    BUILT_WITH_SHEET: process.env.EVENTS_CSV_URL || process.env.EVENTS_SHEET_KEY ? 'yes' : 'no',
    BUILT_FOR_VOICE_AT: voiceOrigin,
  },
  // sharp loads native files from its package, so it cannot be bundled. The others are loaded by Node.js as they are:
  // as parts of the build, their 500 modules would lengthen the identifiers of all modules in the browser's scripts too.
  serverExternalPackages: ['sharp', 'kysely', 'nodemailer'],
  // Files that are read at run time, for deployments that use Next's file tracing.
  outputFileTracingIncludes: {
    // The second one is started as a thread, so no module imports it.
    '/**': ['./data/events.csv', './worker/sqlite-connection.ts'],
    // Started as a separate process.
    '/api/upload-image': ['./package.json', './worker/decode-image.ts', './lib/uploads/image-ground.ts'],
    '/events/**': DRAWING_FILES,
  },
  // Never part of a build to deploy, whatever code seems to read: what was sent to the site, keys, and the tests' own.
  outputFileTracingExcludes: {
    '/**': [
      './{.builds,backups,coverage,lab,playwright-report,test-results,tests}/**',
      './.env*',
      './**/{store.db*,secret-key}',
      './data/{last-good,mail,previews,uploads}/**',
    ],
  },
  experimental: {
    // Regenerated pages are cached in memory, with a limit: made-up URLs cannot fill the disk, and two servers that share
    // a build do not see each other's events. Decision 23 says why.
    isrFlushToDisk: false,
  },
  // Next's own cache in memory, which tells the front (worker/front) what it gives up.
  cacheHandler: fileURLToPath(new URL('./worker/front/next-cache.ts', import.meta.url)),
  // The limit in bytes: ten times what the sample calendar needs.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  // Seconds for which a stale page is served while it is regenerated; an older one is regenerated first.
  expireTime: 86_400,
  // Next's redirect of trailing slashes would not have the headers below; middleware.ts does it.
  skipTrailingSlashRedirect: true,
  // All sizes of images are generated in advance.
  images: { unoptimized: true },
  rewrites: async () => ({ beforeFiles: smallerImages }),
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    // Not for scripts, styles, fonts and images, where 600 bytes of these headers would have no effect.
    { source: '/((?!_next/static/|images/|styles/).*)', headers: documentHeaders },
    {
      // For a drawing that is opened by itself: it may load and run nothing.
      source: '/images/:path*',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; style-src 'unsafe-inline'" }],
    },
    // Below the rules for all documents: of two values the last one counts.
    ...privateHeaderRules(),
    {
      // The event index is compressed when it is built. Next removes this header from a route handler's response and
      // does not compress it, so it is set here, for the same requests as in eventIndexResponse.
      source: '/api/events',
      has: [{ type: 'header', key: 'accept-encoding', value: '.*gzip.*' }],
      headers: [{ key: 'Content-Encoding', value: 'gzip' }],
    },
    {
      // Uploads are images only, even if a browser sniffs something else. Set here, because the policy of pages above
      // would replace one set by the handler.
      source: '/uploads/:path*',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; sandbox" }],
    },
    {
      // Never cached, so that a new version, or its removal, takes effect at the next visit.
      source: '/sw.js',
      headers: [
        { key: 'Cache-Control', value: 'no-cache, no-store, must-revalidate' },
        { key: 'Content-Type', value: 'text/javascript; charset=utf-8' },
      ],
    },
    ...['/images/:path*', '/preview.jpg'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    })),
    {
      source: '/:family(images|uploads)/:path*',
      headers: [{ key: 'Vary', value: 'Save-Data' }],
    },
    {
      // Some CDNs (Cloudflare) ignore Vary, and would serve the small version to all visitors.
      source: '/:family(images|uploads)/:path*',
      has: saveDataHeader,
      headers: [{ key: 'CDN-Cache-Control', value: 'no-store' }],
    },
  ],
};

/** Next's own start serves the current build, like the front: what lies in .next is replaced by the next build. */
export default function configOf(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) return config;
  const build = servedBuild() ?? chooseBuild(fileURLToPath(new URL('.', import.meta.url)));
  noteServedBuild(build);
  return { ...config, distDir: build };
}

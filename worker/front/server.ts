// What `npm start` runs: Next, with a server in front that answers from memory what is the same for everyone.
// Decision 58 says why.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pageSignals } from '#lib/server/page-signals';
import { noteServedBuild } from '#lib/server/served-build';
import { chooseBuild } from '../builds/current-build.ts';
import { createFront, LIMITS } from './create-front.ts';
import { constantScripts } from './inline-scripts.ts';
import { PageCache } from './page-cache.ts';
import { pageStyles } from './page-styles.ts';
import { createPages } from './pages.ts';
import { routeRules } from './route-rules.ts';
import { createStaticFiles } from './static-files.ts';
import { stopOnSignals } from './stop-signals.ts';
import { createStoredBuilds, storeBuild } from './stored-builds.ts';

const MEGABYTE = 1024 * 1024;
const MAX_PAGE_BYTES = 48 * MEGABYTE;
const MAX_FILE_BYTES = 24 * MEGABYTE;
/** Milliseconds that requests in progress may take when the server stops. */
const GRACE_MS = 20_000;
/** Milliseconds for which it still takes connections of a proxy then, which learns from /api/ready that it stops. */
const DRAIN_MS = 2_000;

const root = process.cwd();
/** Chosen once: what this server loads later comes from the same build, whatever is built meanwhile. */
const BUILD = chooseBuild(root);
noteServedBuild(BUILD);
const startedAt = performance.now();
Object.assign(process.env, { NODE_ENV: 'production' });

/** Ends the process with a sentence. */
function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

for (const part of ['BUILD_ID', 'front/files.json', 'front/styles.json'])
  if (!existsSync(join(root, BUILD, part))) giveUp('There is no build: run `npm run build` first.');

/** The text of a file of the build. */
const fromBuild = (name: string) => readFileSync(join(root, BUILD, name), 'utf8');

// Next takes the configuration that its build has stored: the folder of a standalone build has no next.config.mjs.
const { config } = JSON.parse(fromBuild('required-server-files.json'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_535) giveUp('PORT must be a number from 1 to 65535.');
const cache = new PageCache(MAX_PAGE_BYTES);
pageSignals().listener = cache;

const { default: next } = await import('next');
// Next listens for upgrades on this server, which never listens itself: connections of ours would pass by every limit.
const app = next({ dev: false, dir: root, port, httpServer: createServer() });
await app.prepare();

const { SITE_URL, TRUSTED_PROXIES, DATA_DIR } = process.env;
const routes = JSON.parse(fromBuild('routes-manifest.json'));
const rules = routeRules(routes);
const serveFile = createStaticFiles({ root, build: BUILD, rules, maxBytes: MAX_FILE_BYTES });
const storedBuilds = join(resolve(DATA_DIR || 'data'), 'builds');
const serveStoredFile = createStoredBuilds({ folder: storedBuilds, rules });
// Before the first page goes out: its scripts may be asked of another server, with the version before.
try {
  storeBuild({ build: join(root, BUILD), folder: storedBuilds }, Date.now());
} catch (error) {
  console.error('The files of this build could not be kept for open pages', error);
}
const server = createFront({
  site: {
    siteUrl: SITE_URL && URL.canParse(SITE_URL) ? SITE_URL : undefined,
    trustedProxies: Number(TRUSTED_PROXIES || 0),
  },
  limits: LIMITS,
  serveFile: (request, response) => serveFile(request, response) || serveStoredFile(request, response),
  servePage: createPages({
    handle: app.getRequestHandler(),
    cache,
    built: {
      constantScripts: constantScripts(fromBuild('server/app/_not-found.html')),
      styles: pageStyles(JSON.parse(fromBuild('front/styles.json')), routes),
    },
  }),
});

stopOnSignals({
  server,
  drainMs: Number(TRUSTED_PROXIES || 0) > 0 ? DRAIN_MS : 0,
  graceMs: GRACE_MS,
  close: () => app.close(),
});
server.on('error', (error: NodeJS.ErrnoException) =>
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop the other server, or set PORT.`
      : `The server cannot listen on port ${port} (${error.code}).`,
  ),
);
server.listen(port, () => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.info(`Ready on http://localhost:${port} after ${seconds} s (Node ${process.version})`);
});

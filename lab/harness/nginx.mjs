// Runs Debian's nginx with the configuration of deploy/nginx in front of servers of this machine.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../../scripts/command.mjs';
import { freePort } from '../../scripts/free-port.mjs';

const PROGRAM = '/usr/sbin/nginx';
export const PURGE_MODULE = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so';
const CONFIGURATION = fileURLToPath(new URL('../../deploy/nginx/belize-celebrations.conf', import.meta.url));
const START_MS = 10_000;

/** Whether this machine has the nginx of Debian with the module that deploy/nginx uses. */
export const hasNginx = () => existsSync(PROGRAM) && existsSync(PURGE_MODULE);

/** Throws a CommandError when this machine has no such nginx. */
export function requireNginx() {
  if (hasNginx()) return;
  throw new CommandError(
    'There is no nginx with its purge module on this machine (Debian: nginx-light and libnginx-mod-http-cache-purge).',
  );
}

/** Two free ports for nginx: of its pages, and of its purges. */
export const nginxPorts = async () => ({ web: await freePort(), purge: await freePort() });

/** @typedef {{ web: number, purge: number }} Ports */

/**
 * The configuration of deploy/nginx with these ports, servers and folder.
 * @param {{ folder: string, ports: Ports, servers: readonly string[] }} options
 */
function siteConfiguration({ folder, ports, servers }) {
  const upstream = servers.map((url) => `server ${new URL(url).host} max_fails=0;`).join('\n    ');
  const changes = [
    ['    listen [::]:80;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${ports.web};`],
    ['listen 127.0.0.1:8079;', `listen 127.0.0.1:${ports.purge};`],
    ['server_name events.example www.events.example;', 'server_name _;'],
    ['server 127.0.0.1:3000 max_fails=0;', upstream],
    ['/var/lib/nginx/celebrations', join(folder, 'cache')],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx no longer has '${from}'`);
      return text.replace(from, () => to);
    },
    readFileSync(CONFIGURATION, 'utf8'),
  );
}

/** One line for each request that was answered with 500 or more: which servers were tried, and how that ended. */
const failureLog = (file) => `
map $status $is_failure { default 0; ~^5 1; }
log_format failure '$time_iso8601 $request_method $uri $status in $request_time s; $upstream_addr: $upstream_status, connected after $upstream_connect_time, answered after $upstream_response_time';
access_log ${file} failure if=$is_failure;`;

/**
 * Starts nginx in front of the servers at these addresses. `log` is what nginx noted, `failures` has a line for each
 * request that it answered with 500 or more; `stop` ends it and deletes its folder. Throws a CommandError
 * when there is no nginx, and when it does not start.
 * @param {{ ports: Ports, servers: readonly string[] }} options
 */
export async function startNginx({ ports, servers }) {
  requireNginx();
  const folder = mkdtempSync(join(tmpdir(), 'belize-nginx-'));
  const failures = join(folder, 'failures.log');
  mkdirSync(join(folder, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const main = [
    `load_module ${PURGE_MODULE};`,
    'daemon off;',
    'worker_processes 1;',
    // Its folder is only for the account that made it.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events { worker_connections 4096; }',
    `http {${failureLog(failures)}\n${temporary}\n${siteConfiguration({ folder, ports, servers })}\n}`,
  ].join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main);
  const child = spawn(PROGRAM, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const killAtExit = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killAtExit);
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
    process.off('exit', killAtExit);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${ports.web}`;
  const deadline = Date.now() + START_MS;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new CommandError(`nginx did not start:\n${log}`);
    }
    await pause(50);
  }
  return {
    url,
    log: () => log,
    failures: () => readFileSync(failures, 'utf8').split('\n').filter(Boolean),
    stop,
  };
}

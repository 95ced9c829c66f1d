import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = '/usr/sbin/nginx';
const PURGE_MODULE = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so';
const START_MS = 10_000;

/** Whether this machine has the nginx of Debian with the module that deploy/nginx uses. */
export const hasNginx = () => existsSync(PROGRAM) && existsSync(PURGE_MODULE);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || !address) throw new Error('There is no free port');
  return address.port;
}

/** The configuration of deploy/nginx with these ports and folder. */
function siteConfiguration(ports: { site: number; web: number; purge: number }, folder: string): string {
  const file = fileURLToPath(new URL('../../../deploy/nginx/belize-celebrations.conf', import.meta.url));
  const changes = [
    ['/var/cache/nginx/celebrations', join(folder, 'cache')],
    ['server 127.0.0.1:3000 max_fails=0;', `server 127.0.0.1:${ports.site};`],
    ['listen 80;', `listen 127.0.0.1:${ports.web};`],
    ['    listen [::]:80;\n', ''],
    ['listen 127.0.0.1:8079;', `listen 127.0.0.1:${ports.purge};`],
  ] as const;
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx no longer has '${from}'`);
      return text.replace(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}

/** Two free ports for nginx: of its pages, and of its purges. */
export const nginxPorts = async () => ({ web: await freePort(), purge: await freePort() });

/** Starts nginx with the configuration of deploy/nginx in front of a site on a port of this machine. */
export async function startNginx(site: number, { web, purge }: { web: number; purge: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'belize-nginx-'));
  await mkdir(join(folder, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const main = [
    `load_module ${PURGE_MODULE};`,
    'daemon off;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events { worker_connections 256; }',
    `http {\naccess_log off;\n${temporary}\n${siteConfiguration({ site, web, purge }, folder)}\n}`,
  ].join('\n');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, main);
  const child = spawn(PROGRAM, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const url = `http://127.0.0.1:${web}`;
  const deadline = Date.now() + START_MS;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start:\n${log}`);
    await pause(50);
  }
  return {
    url,
    log: () => log,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null) child.kill('SIGTERM');
      if (child.exitCode === null) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

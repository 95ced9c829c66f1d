// Runs Debian's nginx with the configuration of deploy/nginx in front of servers of this machine.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const CONFIGURATION = join('deploy', 'nginx', 'belize-celebrations.conf');
const START_MS = 10_000;

/** Whether this machine has nginx. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** The site's configuration with other ports, servers and folders. */
function configurationFor({ folder, port, purgePort, servers }) {
  const upstream = servers.map((url) => `server ${new URL(url).host} max_fails=0;`).join('\n    ');
  const replacements = [
    [/^.*listen \[::\]:80;\n/m, ''],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen 127.0.0.1:8079;', `listen 127.0.0.1:${purgePort};`],
    [/server_name .*;/, 'server_name _;'],
    ['server 127.0.0.1:3000 max_fails=0;', upstream],
    ['/var/cache/nginx/celebrations', join(folder, 'cache')],
  ];
  let text = readFileSync(CONFIGURATION, 'utf8');
  for (const [from, to] of replacements) {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${CONFIGURATION} no longer contains ${from}`);
    text = changed;
  }
  return text;
}

/** Starts nginx in front of `servers` (addresses); `stop` ends it and deletes its folder. */
export async function startNginx({ port, purgePort, servers }) {
  const folder = mkdtempSync(join(tmpdir(), 'belize-nginx-'));
  chmodSync(folder, 0o755);
  for (const name of ['cache', 'body', 'proxy', 'other']) mkdirSync(join(folder, name), { mode: 0o777 });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
user root;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'other')};
  uwsgi_temp_path ${join(folder, 'other')};
  scgi_temp_path ${join(folder, 'other')};
  ${configurationFor({ folder, port, purgePort, servers })}
}
`,
  );
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null) {
      child.kill('SIGQUIT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await fetch(`${url}/robots.txt`).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const log = readFileSync(join(folder, 'error.log'), 'utf8');
      await stop();
      throw new Error(`nginx did not start:\n${log}`);
    }
    await pause(50);
  }
  return {
    url,
    purgeUrl: `http://127.0.0.1:${purgePort}`,
    stop,
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
  };
}

// A PostgreSQL for one run: in a temporary folder, on a free port of this machine alone, gone afterwards, also when
// whoever asked for it is killed.
//   node scripts/postgres.mjs                    prints its address and serves until Ctrl+C
//   node scripts/postgres.mjs -- jest tests/lib  runs a command with TEST_POSTGRES_URL
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { postgresFolder } from './postgres-binaries.mjs';

const BIN = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.bin');
const START_MS = 60_000;
const STOP_MS = 20_000;
const USER = 'celebrations';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // What these tests are about.
  fsync: 'on',
  max_connections: '200',
  shared_buffers: '32MB',
  timezone: 'UTC',
  log_min_messages: 'warning',
};

async function freePort() {
  const server = createServer();
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** PostgreSQL refuses to run as root; then it is somebody without rights. */
function somebody() {
  if (process.getuid?.() !== 0) return {};
  const asked = (...words) => Number(spawnSync('id', words, { encoding: 'utf8' }).stdout);
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', ['-u', user]).status === 0);
  if (!name) throw new Error('PostgreSQL does not run as root, and there is no user nobody.');
  return { uid: asked('-u', name), gid: asked('-g', name) };
}

const isRunning = (child) => child.exitCode === null && child.signalCode === null;
const ended = (child) => (isRunning(child) ? new Promise((done) => child.once('exit', done)) : undefined);

/** Whether it answers a question; while it recovers from a crash it only accepts connections. */
async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A server in this process's hands; more settings may be given. Throws one clear line when there is none to be had.
 * @typedef {Awaited<ReturnType<typeof startPostgres>>} PostgresServer
 * @param {Record<string, string>} more
 */
export async function startPostgres(more = {}) {
  const installed = postgresFolder();
  if (!installed)
    throw new Error('There is no PostgreSQL on this machine: run `node scripts/ready.mjs --database`.');
  const user = somebody();
  const folder = mkdtempSync(join(tmpdir(), 'belize-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const own = (path) => user.uid !== undefined && chownSync(path, user.uid, user.gid);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  own(folder);
  own(data);
  let binaries = installed;
  if (user.uid !== undefined && basename(join(installed, '..')) === 'native') {
    // The project may lie where only root can look.
    cpSync(join(installed, '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    binaries = join(folder, 'native', 'bin');
  }
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    remove();
    throw new Error(`PostgreSQL could not make its folder: ${made.error ?? made.stderr}`);
  }

  const port = await freePort();
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  const settings = Object.entries({ ...SETTINGS, ...more, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  let server;
  let log = '';
  async function start() {
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.stderr.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4_000);
    });
    const deadline = Date.now() + START_MS;
    while (!(await answers(url))) {
      if (!isRunning(server) || Date.now() > deadline) {
        server.kill('SIGKILL');
        throw new Error(`PostgreSQL did not start: ${log}`);
      }
      await pause(50);
    }
  }
  /** Ends it: 'SIGINT' breaks connections and closes in order, 'SIGKILL' is a crash. */
  async function end(/** @type {NodeJS.Signals} */ signal = 'SIGINT') {
    // A crash must leave nobody behind who still holds the folder.
    server.kill(signal === 'SIGKILL' ? 'SIGQUIT' : signal);
    const inTime = await Promise.race([
      Promise.resolve(ended(server)).then(() => true),
      pause(STOP_MS, false, { ref: false }),
    ]);
    if (!inTime) server.kill('SIGKILL');
    await ended(server);
  }
  await start().catch((error) => {
    remove();
    throw error;
  });
  process.once('exit', () => {
    if (!isRunning(server)) return;
    server.kill('SIGQUIT');
    // Nothing can be awaited any more, and a server that still ends would write its folder anew.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    remove();
  });
  return {
    url,
    end,
    start,
    stop: async () => {
      await end();
      remove();
    },
  };
}

/** A server in the hands of a process of its own, which ends it as soon as this process is gone. */
export async function lendPostgres() {
  const keeper = spawn(process.execPath, [fileURLToPath(import.meta.url), '--keep'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl+C goes to a whole group; the keeper still has to tidy up.
    detached: true,
  });
  const url = await new Promise((resolve) => {
    keeper.stdout.once('data', (line) => resolve(String(line).trim()));
    keeper.once('exit', () => resolve(undefined));
  });
  if (!url) throw new Error('PostgreSQL could not be started; see above.');
  return {
    url,
    stop: async () => {
      keeper.stdin.end();
      await ended(keeper);
    },
  };
}

async function command(words) {
  if (words[0] === '--') {
    const server = await lendPostgres();
    const { status } = spawnSync(words[1], words.slice(2), {
      stdio: 'inherit',
      env: { ...process.env, PATH: BIN + delimiter + process.env.PATH, TEST_POSTGRES_URL: server.url },
    });
    await server.stop();
    process.exit(status ?? 1);
  }
  const server = await startPostgres();
  process.stdout.write(`${server.url}\n`);
  const close = async () => {
    await server.stop();
    process.exit(0);
  };
  process.once('SIGINT', close).once('SIGTERM', close);
  if (words[0] === '--keep') process.stdin.once('end', close).resume();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  command(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });

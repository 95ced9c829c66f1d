// A temporary PostgreSQL: in a temporary folder, on a free port of 127.0.0.1, removed afterwards, also when the calling
// process is killed.
//   node lab/harness/postgres.mjs                    prints its address and serves until Ctrl+C
//   node lab/harness/postgres.mjs -- jest tests/lib  runs a command with TEST_POSTGRES_URL
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CommandError } from '../../scripts/command.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { postgresFolder } from '../../scripts/postgres-binaries.mjs';

const BIN = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'node_modules', '.bin');
const START_MS = 60_000;
const STOP_MS = 20_000;
const USER = 'celebrations';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Durability is tested.
  fsync: 'on',
  max_connections: '200',
  shared_buffers: '32MB',
  timezone: 'UTC',
  log_min_messages: 'warning',
};

/** PostgreSQL refuses to run as root: then `uid` and `gid` of an unprivileged user, else neither. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (...args) => Number(spawnSync('id', args, { encoding: 'utf8' }).stdout);
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', ['-u', user]).status === 0);
  if (!name) throw new CommandError('PostgreSQL does not run as root, and there is no user nobody.');
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

const isRunning = (child) => child.exitCode === null && child.signalCode === null;
const ended = (child) => (isRunning(child) ? new Promise((done) => child.once('exit', done)) : undefined);

/** Whether a client can connect; during crash recovery the server refuses that. */
async function isReady(url) {
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
 * Starts a server as a child of this process, with further settings. Throws a CommandError when there is none.
 * @typedef {Awaited<ReturnType<typeof startPostgres>>} PostgresServer
 * @param {Record<string, string>} more
 */
export async function startPostgres(more = {}) {
  const installed = postgresFolder();
  if (!installed)
    throw new CommandError(
      'There is no PostgreSQL on this machine: run `node scripts/ready.mjs --database`.',
    );
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'belize-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const own = (path) => user.uid !== undefined && chownSync(path, user.uid, user.gid);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  own(folder);
  own(data);
  let binaries = installed;
  if (user.uid !== undefined && basename(join(installed, '..')) === 'native') {
    // The project may be in a folder that only root can read.
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
    throw new CommandError(`PostgreSQL could not create its folder: ${made.error ?? made.stderr}`);
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
    while (!(await isReady(url))) {
      if (!isRunning(server) || Date.now() > deadline) {
        server.kill('SIGKILL');
        throw new CommandError(`PostgreSQL did not start: ${log}`);
      }
      await pause(50);
    }
  }
  /** Ends the server: 'SIGINT' closes connections and shuts down in order, 'SIGKILL' is a crash. */
  async function end(/** @type {NodeJS.Signals} */ signal = 'SIGINT') {
    // SIGKILL would leave child processes that still use the folder; SIGQUIT ends them too, without a shutdown.
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
    // Nothing can be awaited here, and a server that is still running would write to its folder again.
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

/** Starts a server under a supervisor process, which ends it as soon as this process ends, however that happens. */
export async function startSupervisedPostgres() {
  const supervisor = spawn(process.execPath, [fileURLToPath(import.meta.url), '--supervised'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl+C ends a whole process group, but the supervisor still has to clean up.
    detached: true,
  });
  const url = await new Promise((resolve) => {
    supervisor.stdout.once('data', (line) => resolve(String(line).trim()));
    supervisor.once('exit', () => resolve(undefined));
  });
  if (!url) throw new Error('PostgreSQL could not be started; see above.');
  return {
    url,
    stop: async () => {
      supervisor.stdin.end();
      await ended(supervisor);
    },
  };
}

async function command(args) {
  if (args[0] === '--') {
    const server = await startSupervisedPostgres();
    const { status } = spawnSync(args[1], args.slice(2), {
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
  if (args[0] === '--supervised') process.stdin.once('end', close).resume();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  command(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });

// Runs the built site of a checkout, with a clock that this tool sets.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startArguments } from '../start-command.mjs';
import { send } from './client.mjs';

const START_MS = 180_000;
const STOP_MS = 20_000;
const POLL_MS = 100;

/** The names of a site's settings, from its .env.example. */
const settingsOf = (folder) =>
  [...readFileSync(join(folder, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z_]*)=/gm)].map(
    ([, name]) => name,
  );

/** The environment of this process, with only the given settings of the site: a local .env has no effect. */
function environment(folder, settings) {
  const own = settingsOf(folder);
  const inherited = Object.entries(process.env).filter(
    ([name]) => !own.includes(name) && !/^(NODE_OPTIONS$|__NEXT|NEXT_|JEST_)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    NEXT_TELEMETRY_DISABLED: '1',
    // Empty rather than absent: a server reads absent variables from its .env.
    ...Object.fromEntries(own.map((name) => [name, ''])),
    ...settings,
    NODE_ENV: 'production',
  };
}

const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/** Calls `check` until it resolves to something truthy, which it returns; throws after `limitMs` milliseconds. */
export async function waitFor(what, check, limitMs = 120_000) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (performance.now() > deadline)
      throw new Error(`This did not happen within ${limitMs / 1000} s: ${what}`);
    await pause(POLL_MS);
  }
}

const health = (url) =>
  send(url, { path: '/api/health' }).then(
    ({ text }) => JSON.parse(text),
    () => undefined,
  );

/**
 * Starts the built site of a checkout and waits until it has published its events after the start.
 * @param {{ folder: string, dataDir: string, port: number, settings: Record<string, string>, now: number }} options
 *   `now` is what the site's clock is set to, in milliseconds since 1970.
 */
export async function startSite({ folder, dataDir, port, settings, now }) {
  if (!existsSync(join(folder, '.next', 'BUILD_ID'))) throw new Error(`There is no build in ${folder}`);
  const url = `http://127.0.0.1:${port}`;
  if (await health(url)) throw new Error(`Port ${port} is in use`);
  const child = spawn(
    process.execPath,
    ['--import', new URL('./clock.mjs', import.meta.url).href, ...startArguments(folder)],
    {
      cwd: folder,
      env: environment(folder, {
        ...settings,
        DATA_DIR: dataDir,
        PORT: String(port),
        COMPARE_NOW: String(now),
      }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own, so that its child processes end with it.
      detached: true,
    },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log += chunk;
    });
  const kill = () => {
    if (isRunning(child)) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', kill);

  await waitFor(
    `the site of ${folder} starts`,
    async () => {
      if (!isRunning(child)) throw new Error(`The site of ${folder} ended while it started:\n${log}`);
      return (await health(url))?.publishedAt;
    },
    START_MS,
  );

  return {
    url,
    dataDir,
    log: () => log,
    /** Sets the site's clock. */
    setClock: async (instant) => {
      const confirmed = once(child, 'message');
      child.send({ compareNow: instant });
      await confirmed;
    },
    /** Ends the site gracefully, so that it stores what is in memory. */
    stop: async () => {
      const ended = isRunning(child) ? once(child, 'exit') : undefined;
      if (ended) process.kill(child.pid, 'SIGTERM');
      await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })]);
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

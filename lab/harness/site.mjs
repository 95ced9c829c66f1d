// The built site as a process that can be started, ended, killed and started again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../../scripts/command.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { currentBuild } from '../../worker/builds/current-build.ts';
import { clockOfRun } from './moment.mjs';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 120_000;
const ASK_AGAIN_MS = 25;

/** The names in .env.example: everything that configures the site. */
const OWN_SETTINGS = [
  ...readFileSync(join(projectFolder, '.env.example'), 'utf8').matchAll(/^(?:# )?([A-Z][A-Z\d_]*)=/gm),
].map(([, name]) => name);

/**
 * The environment of a site: that of this process but the site's own settings, so that a local .env changes nothing.
 * @param {Record<string, string | undefined>} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnvironment(settings) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !OWN_SETTINGS.includes(name) && !/^(NODE_OPTIONS$|__NEXT|NEXT_P|JEST_)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    NEXT_TELEMETRY_DISABLED: '1',
    // Empty rather than left out: a server reads its .env for what is not set.
    ...Object.fromEntries(OWN_SETTINGS.map((name) => [name, ''])),
    ...clockOfRun(),
    ...settings,
    NODE_ENV: 'production',
  };
}

/** Throws a CommandError where a folder has no build. */
export function requireBuild(folder) {
  if (!existsSync(join(folder, currentBuild(folder), 'BUILD_ID')))
    throw new CommandError(`There is no build in ${folder}: run \`npm run build\` there first.`);
}

/** The arguments of Node that `npm start` has in a folder; Next's own in a version without a front. */
export function startArguments(folder) {
  const front = join(folder, 'worker/front/server.ts');
  return existsSync(front) ? [front] : [join(folder, 'node_modules/next/dist/bin/next'), 'start'];
}

const isRunning = (child) => child !== undefined && child.exitCode === null && child.signalCode === null;

const isListening = (url) =>
  fetch(`${url}/robots.txt`).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );

/** Whether the site has published its events since its start, by its own report. */
const isPublished = (url) =>
  fetch(`${url}/api/health`)
    .then((response) => response.json())
    .then(
      ({ publishedAt }) => Boolean(publishedAt),
      () => false,
    );

const READY = { listening: isListening, published: isPublished };

/**
 * The built site with these settings and no others, not started yet. Without DATA_DIR it has a temporary folder, which
 * `stop` deletes. Throws a CommandError without a build.
 * @param {Record<string, string>} [settings]
 * @param {{ folder?: string, port?: number, args?: string[] }} [options] `folder`: of another build than the one in the working directory.
 *   `port`: a free one when absent. `args`: other arguments of Node.
 */
export async function builtSite(settings = {}, { folder = process.cwd(), port: wanted, args } = {}) {
  requireBuild(folder);
  const port = wanted ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const temporary = settings.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'belize-site-'));
  const dataDir = temporary ?? settings.DATA_DIR;
  const env = siteEnvironment({ ...settings, DATA_DIR: dataDir, PORT: String(port) });
  let child;
  let log = '';

  /**
   * Starts it, and waits until it responds or has published its events. Throws a CommandError when it does neither.
   * @param {keyof typeof READY} [until]
   */
  async function start(until = 'listening') {
    // Else another server's response would be taken for this one's.
    await freePort(port).catch(() => {
      throw new CommandError(`Port ${port} is in use.`);
    });
    const started = spawn(process.execPath, args ?? startArguments(folder), {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that nothing it started outlives it.
      detached: true,
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => {
        log += chunk;
      });
    const deadline = Date.now() + START_MS;
    while (!(await READY[until](url))) {
      if (!isRunning(started) || Date.now() > deadline)
        throw new CommandError(`The site in ${folder} did not start:\n${log}`);
      await pause(ASK_AGAIN_MS);
    }
  }

  /** Kills the site and its child processes (SIGKILL); resolves when it has ended. */
  async function kill() {
    if (!isRunning(child)) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  /** Ends the site as a supervisor does (SIGTERM); resolves when it has finished what it had begun. */
  async function end() {
    if (!isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  const removeData = () => temporary && rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  const killAtExit = () => {
    if (isRunning(child)) process.kill(-child.pid, 'SIGKILL');
    removeData();
  };
  process.once('exit', killAtExit);
  return {
    url,
    env,
    dataDir,
    start,
    kill,
    end,
    log: () => log,
    pid: () => child?.pid,
    stop: async () => {
      await kill();
      removeData();
      process.off('exit', killAtExit);
    },
  };
}

/**
 * The same, started: its events are published, unless `until` is 'listening'.
 * @param {Record<string, string>} [settings]
 * @param {{ folder?: string, port?: number, args?: string[], until?: keyof typeof READY }} [options]
 */
export async function startedSite(settings, { until = 'published', ...options } = {}) {
  const site = await builtSite(settings, options);
  try {
    await site.start(until);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { moveClock, READ_AGAIN_MS } from '../../../lab/harness/moved-clock.mjs';
import { projectFolder, requireBuild, siteEnvironment, startArguments } from '../../../lab/harness/site.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { MOMENT_SHEET } from '../moment/site.ts';

export const EDITOR_SECRET = 'the-secret-of-the-editors';

/**
 * The previews of the web server with the same sheet that the configuration of Playwright starts: what it has drawn is
 * drawn by no other site.
 */
const sharedPreviews = (sheet: string | undefined) =>
  join(projectFolder, 'test-results/data', sheet === MOMENT_SHEET ? 'moment/previews' : 'previews');

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 5_000;
const ASK_AGAIN_MS = 50;

type Settings = Record<string, string | undefined>;

/** What a start waits for: that the server responds, or that its pages are published, which is the default. */
type Until = 'listening' | 'published';

export type SiteServer = {
  /** Without a slash at the end. */
  url: string;
  dataDir: string;
  /** The settings with which a process beside it sees its time when that is moved. */
  clock: { CLOCK_FILE: string };
  /**
   * Moves its time ahead, and that of the processes beside it: whatever asks what time it is sees that so many milliseconds
   * have passed. Timers run as they did, so that what looks every few seconds sees it then. Pages keep their own time.
   */
  advance: (milliseconds: number) => Promise<void>;
  /** Everything the server has written so far, over all its starts. */
  log: () => string;
  /**
   * Ends the server and starts it on the same port and DATA_DIR; settings given here replace those of before. With a clock
   * among them (clockAt) its time has not been moved yet.
   */
  restart: (env?: Settings, until?: Until) => Promise<void>;
  /** Ends the server and deletes its DATA_DIR. */
  stop: () => Promise<void>;
};

type StartOptions = {
  env?: Settings;
  /** A free one when absent. */
  port?: number;
  /** The folder that holds the build; the project's own when absent. */
  folder?: string;
  until?: Until;
  /** Whether it draws all previews itself. */
  hasOwnPreviews?: boolean;
};

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Ends a server with everything it started. */
async function end(child: ChildProcess): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The group has ended by itself.
    }
  };
  const ended = isRunning(child) ? new Promise((done) => child.once('exit', done)) : Promise.resolve();
  signal('SIGTERM');
  const inTime = await Promise.race([ended.then(() => true), pause(STOP_LIMIT_MS, false, { ref: false })]);
  signal('SIGKILL');
  if (!inTime) await ended;
}

/** Whether the server has renewed its pages after its start, by its own report. */
async function isPublished(url: string): Promise<boolean> {
  try {
    const report: unknown = await (await fetch(`${url}/api/health`)).json();
    return (
      typeof report === 'object' && report !== null && 'publishedAt' in report && report.publishedAt !== null
    );
  } catch {
    return false;
  }
}

const isListening = (url: string) =>
  fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  );

/**
 * Requests on a connection of its own: a kept-alive one may have been closed while this process was blocked and did
 * not notice.
 */
export const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), Connection: 'close' } });

/** Starts the built site on a port and a DATA_DIR of its own, and waits until its pages are published. */
export async function startSite(options: StartOptions = {}): Promise<SiteServer> {
  const folder = options.folder ?? projectFolder;
  requireBuild(folder);
  const port = await freePort(options.port);
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'belize-celebrations-'));
  if (!options.hasOwnPreviews) {
    const previews = sharedPreviews(options.env?.EVENTS_CSV_URL);
    await mkdir(previews, { recursive: true });
    await symlink(previews, join(dataDir, 'previews'), 'junction');
  }
  const clock = { CLOCK_FILE: join(dataDir, 'clock-moves') };
  await writeFile(clock.CLOCK_FILE, '');
  let settings: Settings = { DATA_DIR: dataDir, REVALIDATE_SECRET: EDITOR_SECRET, ...clock, ...options.env };
  let log = '';
  let child: ChildProcess | undefined;

  const killWithUs = () => {
    if (child?.pid && isRunning(child)) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', killWithUs);

  async function start(until: Until = 'published'): Promise<void> {
    // Else the wait below would take another server's response for this one's.
    await freePort(port);
    const started = spawn(process.execPath, startArguments(folder), {
      cwd: folder,
      env: siteEnvironment({ ...settings, PORT: String(port) }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that nothing it started outlives it.
      detached: true,
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        log += chunk.toString();
      });
    const deadline = performance.now() + START_LIMIT_MS;
    const isReady = until === 'listening' ? isListening : isPublished;
    while (!(await isReady(url))) {
      if (!isRunning(started)) throw new Error(`The site ended while it started:\n${log}`);
      if (performance.now() > deadline) {
        await end(started);
        throw new Error(`The site did not start within ${START_LIMIT_MS / 1000} s:\n${log}`);
      }
      await pause(ASK_AGAIN_MS);
    }
  }

  await start(options.until);
  return {
    url,
    dataDir,
    clock,
    advance: async (milliseconds) => {
      moveClock(clock.CLOCK_FILE, milliseconds);
      // Until then what was read before the move may still count.
      await pause(READ_AGAIN_MS);
    },
    log: () => log,
    restart: async (env = {}, until) => {
      if (child) await end(child);
      if (env.CLOCK_AHEAD_MS) await writeFile(clock.CLOCK_FILE, '');
      settings = { ...settings, ...env };
      await start(until);
    },
    stop: async () => {
      if (child) await end(child);
      process.off('exit', killWithUs);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

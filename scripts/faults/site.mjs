// Runs the built site so that it can be killed and started again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.mjs';
import { startArguments } from '../start-command.mjs';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 120_000;

const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/**
 * The built site on a free port, without the settings of a local .env; it is not started yet.
 * @param {Record<string, string>} settings
 */
export async function killableSite(settings) {
  const port = Number(settings.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  let child;
  let log = '';
  const own =
    /^(EVENTS_|SITE_URL$|DATA_DIR$|DATABASE_URL$|SECRET_KEY$|TRUSTED_|MODERATOR_|SMTP_|MAIL_|CLOUDINARY_|CONTACT_|NODE_OPTIONS$|__NEXT|NEXT_P|JEST_)/;
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
  // Empty values count as not set, and prevail over .env.
  const unset = {
    EVENTS_SHEET_ID: '',
    EVENTS_CSV_URL: '',
    SITE_URL: '',
    DATABASE_URL: '',
    SECRET_KEY: '',
    SMTP_URL: '',
  };
  const env = {
    ...inherited,
    ...unset,
    ...settings,
    PORT: String(port),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };

  const isUp = () =>
    fetch(`${url}/robots.txt`).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );

  async function start() {
    child = spawn(process.execPath, startArguments(projectFolder), {
      cwd: projectFolder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        log += chunk;
      });
    const deadline = Date.now() + START_MS;
    while (!(await isUp())) {
      if (!isRunning(child) || Date.now() > deadline) throw new Error(`The site did not start:\n${log}`);
      await pause(25);
    }
  }

  /** Kills the site and its child processes (SIGKILL); resolves when it has ended. */
  async function kill() {
    if (!child || !isRunning(child)) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  /** Ends the site as a supervisor does (SIGTERM); resolves when it has finished what it had begun. */
  async function end() {
    if (!child || !isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  const killAtExit = () => {
    if (child && isRunning(child)) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', killAtExit);
  return {
    url,
    env,
    start,
    kill,
    end,
    log: () => log,
    pid: () => child?.pid,
    stop: async () => {
      await kill();
      process.off('exit', killAtExit);
    },
  };
}

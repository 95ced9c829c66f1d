import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { systemWebkit } from '../../../scripts/other-browsers.mjs';
import { endProcess, endWithUs } from './end-process.ts';
import { newHttpSession, type Session } from './web-driver.ts';

export type WebkitDriver = {
  /** Opens a window without the cookies and the storage of any other. There is one at a time. */
  open: () => Promise<Session>;
  stop: () => Promise<void>;
};

/** Starts a display without a screen; resolves to its number, which the server chooses itself. */
async function startDisplay(program: string) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const number = await new Promise<string>((ready, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${program} ended with ${code}`)));
    child.stdio[3]?.once('data', (chunk: Buffer) => ready(chunk.toString().trim()));
  });
  return { child, display: `:${number}` };
}

/** Starts the system's WebKitGTK driver on a display of its own; throws where it is not installed. */
export async function startWebkitDriver(): Promise<WebkitDriver> {
  const programs = systemWebkit();
  if (!programs) throw new Error('There is no WebKitGTK with its driver and Xvfb');
  const home = await mkdtemp(join(tmpdir(), 'belize-webkit-'));
  const { child: display, display: name } = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: name,
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_RUNTIME_DIR: home,
      NO_AT_BRIDGE: '1',
      GIO_USE_VFS: 'local',
      GSETTINGS_BACKEND: 'memory',
      // The machine may have no graphics card. Without its compositor, a view transition would end the page's process.
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox cannot be made by root; the pages are our own.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  endWithUs(driver, display);
  const capabilities = {
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  };
  return {
    open: () => newHttpSession(url, capabilities),
    stop: async () => {
      await endProcess(driver);
      await endProcess(display);
      await rm(home, { recursive: true, force: true });
    },
  };
}

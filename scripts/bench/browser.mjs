// Shared by the benchmarks: a browser, and a server of the built site.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from '../chromium.mjs';
import { CommandError } from '../command.mjs';
import { startArguments } from '../start-command.mjs';

/** Launches Chromium: CHROMIUM_PATH, the system's, or Playwright's. Throws a CommandError where there is none. */
export const launch = () =>
  chromium
    .launch({
      executablePath: systemChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    .catch((error) => {
      throw new CommandError(
        `Chromium does not start: set CHROMIUM_PATH, or run \`node scripts/ready.mjs --browser\` (${error.message.split('\n')[0]}).`,
      );
    });

/** Runs in the page: makes it a fast device, whatever this machine is; light devices load less. */
function pretendFastDevice() {
  for (const [name, value] of Object.entries({ hardwareConcurrency: 8, deviceMemory: 8 }))
    Object.defineProperty(navigator, name, { get: () => value });
  Object.defineProperty(navigator, 'connection', { get: () => undefined });
}

/** A browser context with an empty cache. */
export async function newVisitor(browser, options) {
  const context = await browser.newContext(options);
  await context.addInitScript(pretendFastDevice);
  return context;
}

/** Serves texts by path on a free loopback port. */
export async function serveTexts(texts) {
  const server = createServer((request, response) => {
    const text = texts[new URL(request.url, 'http://localhost').pathname];
    if (!text) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': text.type }).end(text.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Throws a CommandError where a folder has no build. */
export function requireBuild(folder) {
  if (!existsSync(join(folder, '.next', 'BUILD_ID')))
    throw new CommandError(`There is no build in ${folder}: run \`npm run build\` there first.`);
}

/**
 * Starts a build as `npm start` does, with a temporary data folder; resolves after its first publication, with that folder
 * and the server's process id. Throws a CommandError without a build, and when it does not start within 30 seconds.
 */
export async function startSite(port, env = {}, folder = process.cwd(), args = startArguments(folder)) {
  requireBuild(folder);
  const data = mkdtempSync(join(tmpdir(), 'belize-bench-'));
  const server = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, ...env },
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://localhost:${port}`;
  const stop = () => {
    if (server.exitCode === null && server.signalCode === null) process.kill(-server.pid);
    rmSync(data, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 120; attempt += 1) {
    await pause(250);
    // Another program may have the port.
    if (server.exitCode !== null) break;
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) {
      // It publishes right after its start.
      await pause(3_000);
      return { url, data, pid: server.pid, stop };
    }
  }
  stop();
  throw new CommandError(`The site in ${folder} did not start: is port ${port} free, and the build whole?`);
}

/** The median; of an even number of values the higher of the two in the middle. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** From the least to the most of some values, without decimals: '208–417'. */
export const spread = (values) => `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;

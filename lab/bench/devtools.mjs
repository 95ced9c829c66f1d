// A Chromium of its own that is led by DevTools messages alone. Playwright lets a worker run before anyone else can listen
// to it, so that its first requests would be missed, and slows down the network of no worker.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { CommandError } from '../../scripts/command.mjs';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--remote-debugging-pipe',
];
/** What separates two messages. */
const END = '\0';

/** Calls `take` with each whole message of a stream. */
function eachMessage(stream, take) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const parts = (rest + chunk).split(END);
    rest = parts.pop();
    for (const part of parts) take(JSON.parse(part));
  });
}

/**
 * Starts a Chromium. `send` resolves to its answer and rejects where it refuses; `listen` calls a function with each event,
 * and with the session that it belongs to, until the function that it returns is called.
 * @returns {Promise<{ send: (method: string, params?: object, sessionId?: string) => Promise<any>, listen: (take: (event: { method: string, params: any, sessionId?: string }) => void) => () => void, close: () => Promise<void> }>}
 */
export async function openDevtools() {
  const profile = mkdtempSync(join(tmpdir(), 'belize-chromium-'));
  const child = spawn(
    systemChromium() ?? chromium.executablePath(),
    [...ARGUMENTS, `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const waiting = new Map();
  const listeners = new Set();
  let last = 0;
  const refuseAll = (reason) => {
    for (const { reject } of waiting.values()) reject(new CommandError(reason));
    waiting.clear();
  };
  child.once('error', ({ message }) => refuseAll(`Chromium does not start (${message}).`));
  child.once('exit', () => refuseAll('Chromium has ended.'));
  // It may end while a message is on its way.
  child.stdio[3].on('error', () => {});
  eachMessage(child.stdio[4], ({ id, error, result, ...event }) => {
    if (id === undefined) {
      for (const take of listeners) take(event);
      return;
    }
    const { resolve, reject, method } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(`${method}: ${error.message}`));
    else resolve(result);
  });

  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject, method });
      child.stdio[3].write(JSON.stringify({ id: last, method, params, sessionId }) + END);
    });

  return {
    send,
    listen(take) {
      listeners.add(take);
      return () => listeners.delete(take);
    },
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

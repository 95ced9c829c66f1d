import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { clockAt, instantOf } from '../../../lab/harness/moment.mjs';
import { moveClock } from '../../../lab/harness/moved-clock.mjs';
import { AHEAD, shiftClock } from '../../../lab/harness/shift-clock.mjs';
import { HOUR_MS, MINUTE_MS } from '../../../lib/time/durations.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belize-clock-'));
  file = join(folder, 'moves');
  writeFileSync(file, '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const HARNESS = new URL('../../../lab/harness/', import.meta.url).href;

/** Asks every clock of a process before and after its clock is moved by an hour, and prints both answers as JSON. */
const MOVING = `
  import { statSync, writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  import { setTimeout as pause } from 'node:timers/promises';
  import { Worker } from 'node:worker_threads';
  import { moveClock, READ_AGAIN_MS } from '${HARNESS}moved-clock.mjs';

  const [, folder] = process.argv;
  writeFileSync(folder + '/before', '');
  const server = createServer((_, response) => response.end());
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const thread = new Worker(new URL('data:text/javascript,' + encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage(Date.now()))")));
  const ask = async (written) => {
    const { headers } = await fetch('http://127.0.0.1:' + server.address().port, { headers: { Connection: 'close' } });
    const ofThread = new Promise((answered) => thread.once('message', answered));
    thread.postMessage('');
    writeFileSync(folder + '/' + written, '');
    return {
      'Date.now()': Date.now(),
      'new Date()': new Date().getTime(),
      'performance.timeOrigin': performance.timeOrigin + performance.now(),
      'the Date header': Date.parse(headers.get('date')),
      'a thread': await ofThread,
      'a file that is written': statSync(folder + '/' + written).mtimeMs,
      'a file that was written before': statSync(folder + '/before').mtimeMs,
    };
  };
  const before = await ask('first');
  moveClock(process.env.CLOCK_FILE, ${HOUR_MS});
  await pause(READ_AGAIN_MS);
  console.log(JSON.stringify([before, await ask('second')]));
  await thread.terminate();
  server.close();
`;

const run = (script: string, ...words: string[]) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', script, ...words], {
    env: { ...process.env, ...clockAt(instantOf('2099-06-09T15:30')), CLOCK_FILE: file },
    encoding: 'utf8',
  });

describe('A clock that is moved', () => {
  test('is ahead by so much more in a running process and its threads, and what was written before is older', () => {
    const [before, after]: Record<string, number>[] = JSON.parse(run(MOVING, folder));
    const passed = Object.entries(after ?? {}).map(
      ([clock, at]) => [clock, at - (before?.[clock] ?? Number.NaN)] as const,
    );
    expect(passed.length).toBeGreaterThan(5);
    const isStill = (clock: string) => clock === 'a file that was written before';
    // Headers have whole seconds.
    const wrong = passed.filter(([clock, by]) =>
      isStill(clock) ? by !== 0 : !(by > HOUR_MS - 1_000 && by < HOUR_MS + MINUTE_MS),
    );
    expect(wrong).toEqual([]);
  });

  test('has all moves in a process that is started later', () => {
    moveClock(file, HOUR_MS);
    moveClock(file, HOUR_MS);
    const shown = Number(run('console.log(Date.now())'));
    const passed = shown - instantOf('2099-06-09T15:30');
    expect(passed).toBeGreaterThanOrEqual(2 * HOUR_MS);
    expect(passed).toBeLessThan(2 * HOUR_MS + MINUTE_MS);
  });

  test.each([0, -1, Number.NaN])('is not moved by %d ms', (milliseconds) => {
    expect(() => moveClock(file, milliseconds)).toThrow('Time is moved ahead alone');
    expect(readFileSync(file, 'utf8')).toBe('');
  });

  test('is that of a page too, whose script sets how far it is ahead', () => {
    const page = createContext({});
    const now = () => Number(runInContext('Date.now()', page));
    runInContext(`(${shiftClock})(${HOUR_MS}, '${AHEAD}')`, page);
    const before = now();
    runInContext(`Date['${AHEAD}'] += ${HOUR_MS}`, page);
    expect(now() - before).toBeGreaterThanOrEqual(HOUR_MS);
    expect(now() - before).toBeLessThan(HOUR_MS + MINUTE_MS);
  });
});

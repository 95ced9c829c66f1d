import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { clockAt, instantOf } from '../../../lab/harness/moment.mjs';

describe('The moment of a run', () => {
  test.each([
    ['2029-06-09T15:30', '2029-06-09T21:30:00.000Z'],
    ['2029-06-09T15:30:00-06:00', '2029-06-09T21:30:00.000Z'],
    ['2029-06-09T15:30:00Z', '2029-06-09T15:30:00.000Z'],
  ])('%s is %s: in Belize where it names no zone', (moment, instant) => {
    expect(new Date(instantOf(moment)).toISOString()).toBe(instant);
  });

  test.each(['soon', '', '2029-13-09T15:30'])('“%s” is none', (moment) => {
    expect(() => instantOf(moment)).toThrow('MOMENT is no date with a time');
  });
});

/** Prints every way in which a process asks the time, in milliseconds since 1970, as JSON. */
const ASKING = `
  import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
  import { open, stat, utimes } from 'node:fs/promises';
  import { createServer } from 'node:http';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import { runInNewContext } from 'node:vm';
  import { Worker } from 'node:worker_threads';

  const inWords = new Intl.DateTimeFormat('en-US', { 
    timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' });
  const partsOf = (parts) => parts.map(({ value }) => value).join('');
  const folder = mkdtempSync(join(tmpdir(), 'belize-moment-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const handle = await open(file);
  const written = { sync: statSync(file).mtimeMs, promised: (await stat(file)).mtimeMs, handle: (await handle.stat()).mtimeMs };
  await handle.close();
  utimesSync(file, new Date(), new Date());
  const touched = statSync(file).mtimeMs;
  await utimes(file, Date.now() / 1000, Date.now() / 1000);
  const touchedLater = (await stat(file)).mtimeMs;
  // As a test's sandbox has it.
  const OtherDate = runInNewContext('Date');
  utimesSync(file, new OtherDate(Date.now()), new OtherDate(Date.now()));
  const touchedByOther = statSync(file).mtimeMs;
  rmSync(folder, { recursive: true });
  const server = createServer((_, response) => response.writeHead(200, [['X-Some', 'header']]).end());
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { headers } = await fetch('http://127.0.0.1:' + server.address().port);
  server.close();
  const thread = new Worker(new URL('data:text/javascript,' + encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage(Date.now())")));
  const ofThread = await new Promise((answered) => thread.once('message', answered));
  console.log(JSON.stringify({
    'Date.now()': Date.now(),
    'new Date()': new Date().getTime(),
    'Date()': Date.parse(Date()),
    'a subclass of Date': new (class extends Date {})().getTime(),
    'performance.timeOrigin': performance.timeOrigin + performance.now(),
    'Intl…format()': Date.parse(inWords.format().replace(' at', '') + ' UTC'),
    'Intl…formatToParts()': Date.parse(partsOf(inWords.formatToParts()).replace(' at', '') + ' UTC'),
    'the Date header': Date.parse(headers.get('date')),
    'a thread': ofThread,
    'a file that was written': written.sync,
    'the same, asked later': written.promised,
    'the same, opened': written.handle,
    'a file that was touched': touched,
    'the same, touched later': touchedLater,
    'the same, touched with a Date of another scope': touchedByOther,
  }));
`;

/** Milliseconds that a process may take from its start until it asks. */
const START_MS = 60_000;

describe('A process of the run', () => {
  test.each([
    ['ahead of the machine', '2099-06-09T15:30'],
    ['behind it', '2019-02-28T23:30'],
  ])('shows the moment by every clock that it asks, %s', (_, moment) => {
    const instant = instantOf(moment);
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', ASKING], {
      env: { ...process.env, ...clockAt(instant) },
      encoding: 'utf8',
    });
    const answers: [clock: string, shown: number][] = Object.entries(JSON.parse(output));
    expect(answers.length).toBeGreaterThan(10);
    // Headers and words have whole seconds.
    const wrong = answers.filter(([, shown]) => !(shown >= instant - 1_000 && shown < instant + START_MS));
    expect(wrong).toEqual([]);
  });

  test('keeps what a Date is: its instances, its methods, and dates that are given', () => {
    const code = `
      const given = new Date('2026-11-21T20:00:00Z');
      console.log(JSON.stringify([given instanceof Date, given.toISOString(), new Date(0).getTime(),
        Date.UTC(2026, 0), Date.parse('2026-01-01T00:00:00Z'), Object.getOwnPropertyNames(Date).includes('now')]));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      env: { ...process.env, ...clockAt(instantOf('2099-06-09T15:30')) },
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([
      true,
      '2026-11-21T20:00:00.000Z',
      0,
      1767225600000,
      1767225600000,
      true,
    ]);
  });
});

// Measures what a reading of many events costs the memory of the calendar, on the embedded store: in all, and the longest
// turn of the event loop, by processor time, so that other work on the machine does not count.
//   npm run bench:memory -- [--events 10000]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithSentence } from '../../scripts/command.mjs';
import { largeSheet, todayInBelize } from '../harness/large-sheet.mjs';

endWithSentence('The benchmark was not finished.');

const { values } = parseArgs({ options: { events: { type: 'string', default: '10000' } } });
const folder = mkdtempSync(join(tmpdir(), 'belize-bench-memory-'));
Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: '',
  SITE_URL: 'https://bench.example',
  EVENTS_CSV_URL: 'http://127.0.0.1:9/events.csv',
});
const [
  { processWide },
  { rememberReading },
  { PARSE_SHEET },
  { store, closeStore },
  versions,
  { finishInTurns },
] = await Promise.all([
  import('#lib/server/process-wide.server'),
  import('#lib/catalog/memory/remember-reading.server'),
  import('#lib/catalog/sources/event-source'),
  import('#lib/server/store/store.server'),
  import('#lib/submissions/items/published/events-version.server'),
  import('#lib/time/slices'),
]);

const EVERY_MS = 2;
/** Milliseconds of processor time of this thread; the store has a thread of its own. */
const busyMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Milliseconds that some work takes by the clock and by the processor, and its longest turn. */
async function measured(work) {
  const began = { clock: performance.now(), busy: busyMs() };
  let last = began.busy;
  let longest = 0;
  const timer = setInterval(() => {
    const now = busyMs();
    longest = Math.max(longest, now - last);
    last = now;
  }, EVERY_MS);
  await work();
  longest = Math.max(longest, busyMs() - last);
  clearInterval(timer);
  return { clock: performance.now() - began.clock, busy: busyMs() - began.busy, longest };
}

let minutes = 0;
async function readingOf(text) {
  minutes += 1;
  const readAt = new Date(Date.now() + minutes * 60_000).toISOString();
  const { events } = await finishInTurns(PARSE_SHEET['published-csv'](text, []));
  const listed = events.map((event) => ({ event, source: 'sheet' }));
  return {
    sheet: text.length + readAt,
    readAt,
    isCopy: false,
    approvedVersion: await versions.eventsVersion(),
    listed,
  };
}

const lines = largeSheet(Number(values.events), todayInBelize()).split('\n');
const [header, ...rows] = lines.filter(Boolean);
const textOf = (some) => [header, ...some].join('\n');
const cases = [
  ['the first reading', rows],
  ['nothing has changed', rows],
  ['a tenth has other titles', rows.map((row, n) => (n % 10 === 0 ? row.replace(/^("?)/, '$1New ') : row))],
  ['all are as before again', rows],
  ['a tenth has vanished', rows.filter((_, n) => n % 10 !== 0)],
  ['all have changed', rows.map((row) => `${row} `.replace(/,([^,]*) $/, ', $1 more'))],
];
try {
  await store();
  for (const [name, some] of cases) {
    const reading = await readingOf(textOf(some));
    globalThis.gc?.();
    const { clock, busy, longest } = await measured(async () => {
      await rememberReading(reading);
      // A server serves the reading after two seconds, and goes on beside that.
      await processWide('remembered-reading').running;
    });
    console.log(
      `${name.padEnd(26)} ${String(reading.listed.length).padStart(6)} events  ${clock.toFixed(0).padStart(6)} ms  ${busy.toFixed(0).padStart(6)} ms of processor  longest turn ${longest.toFixed(1).padStart(6)} ms`,
    );
  }
} finally {
  await closeStore();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

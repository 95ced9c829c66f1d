// Asks for the link previews of all events in turn, at a fixed rate, while nothing is drawn yet, and measures what
// another visitor notices: the time of the home page, beside the same figure of the idle site in the same run, and the
// memory of the server with everything it started.
//   npm run bench:previews [-- seconds]
// BENCH_EVENTS: how many events (a generated sheet); the sample calendar when absent. BENCH_SITE: the folder of another
// build, to compare with it.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithSentence } from '../../scripts/command.mjs';
import { largeSheet, todayInBelize } from '../harness/large-sheet.mjs';
import { startedSite } from '../harness/site.mjs';
import { percentile } from '../harness/statistics.mjs';
import { serveTexts } from './serve-texts.mjs';
import { settled } from './settled.mjs';

endWithSentence('The benchmark was not finished.');

const PORT = Number(process.env.BENCH_PORT ?? 4394);
const SECONDS = Number(process.argv[2] ?? 60);
const PER_SECOND = 20;
const BETWEEN_HOMES_MS = 50;
/** Longest wait until the site has made what it makes by itself, and until the drawing process has ended. */
const QUIET_LIMIT_MS = 600_000;
/** Longest time from a start until the site makes previews by itself. */
const BEGIN_LIMIT_MS = 30_000;
/** Longest wait for a preview. */
const ANSWER_LIMIT_MS = 60_000;
const DRAWER = 'draw-preview';

/** Every process with its parent, its resident memory in KiB and its command. */
const processes = () =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, rss, ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), rss: Number(rss), command: command.join(' ') };
    });

/** A process and all that it started. */
function family(pid) {
  const all = processes();
  const found = all.filter((one) => one.pid === pid);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}

/** KiB of a process; on Linux pages that several processes share count in proportion. */
function memoryOf({ pid, rss }) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? rss);
  } catch {
    return rss;
  }
}

const memoryMb = (pid) => family(pid).reduce((sum, one) => sum + memoryOf(one), 0) / 1024;
const isDrawing = (pid) => family(pid).some(({ command }) => command.includes(DRAWER));

/** Waits until the site begins to make previews by itself, or for as long as that may take after a start. */
async function begun(pid) {
  const deadline = Date.now() + BEGIN_LIMIT_MS;
  while (!isDrawing(pid) && Date.now() < deadline) await pause(500);
}

/** Waits until no drawing process has been running for three seconds. */
async function quiet(pid) {
  const deadline = Date.now() + QUIET_LIMIT_MS;
  for (let calm = 0; calm < 6 && Date.now() < deadline; calm = isDrawing(pid) ? 0 : calm + 1)
    await pause(500);
}

/** Requests the home page again and again until the signal; resolves to the milliseconds of each request. */
async function visitHome(url, signal) {
  const times = [];
  while (!signal.aborted) {
    const begun = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - begun);
    await pause(BETWEEN_HOMES_MS);
  }
  return times;
}

/** The highest memory until the signal, in MB. */
async function watchMemory(pid, signal) {
  let highest = 0;
  while (!signal.aborted) {
    highest = Math.max(highest, memoryMb(pid));
    await pause(1_000);
  }
  return highest;
}

/** Asks for the addresses in turn; resolves to how often each kind of answer came. */
async function askInTurn(url, paths, milliseconds) {
  const kinds = { drawn: 0, ready: 0, failed: 0 };
  const asked = [];
  const ask = async (path) => {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const response = await fetch(url + path, { redirect: 'manual', signal }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => {});
    const isImage = response?.status === 200 && response.headers.get('content-type') === 'image/jpeg';
    const isReady = response?.headers.get('cache-control') === 'no-store';
    kinds[isImage ? (isReady ? 'ready' : 'drawn') : 'failed'] += 1;
  };
  const begun = performance.now();
  for (let index = 0; performance.now() - begun < milliseconds; index += 1) {
    asked.push(ask(paths[index % paths.length]));
    await pause(Math.max(0, begun + ((index + 1) * 1_000) / PER_SECOND - performance.now()));
  }
  return { kinds, answers: Promise.all(asked) };
}

async function phase(site, task) {
  const ending = new AbortController();
  const homes = visitHome(site.url, ending.signal);
  const memory = watchMemory(site.pid(), ending.signal);
  const result = await task();
  ending.abort();
  const times = await homes;
  return { result, times, row: rowOf(times, await memory) };
}

const rowOf = (times, memory) => ({
  'home p50 ms': Math.round(percentile(times, 0.5)),
  'home p95 ms': Math.round(percentile(times, 0.95)),
  'home max ms': Math.round(Math.max(...times)),
  requests: times.length,
  'memory MB': Math.round(memory),
});

/** The addresses of the previews of all events, from their pages. */
async function previewPaths(url) {
  const { events } = await (await fetch(`${url}/api/events`)).json();
  const paths = [];
  for (const [id] of events) {
    const html = await (await fetch(`${url}/events/${id}`)).text();
    const [, image] = /og:image" content="([^"]+)"/.exec(html) ?? [];
    if (image) paths.push(new URL(image).pathname);
  }
  return paths;
}

const count = Number(process.env.BENCH_EVENTS ?? 0);
const sheet = await serveTexts({
  '/sheet.csv': { type: 'text/csv', body: largeSheet(count, todayInBelize()) },
});
const settings = count > 0 ? { EVENTS_CSV_URL: `${sheet.url}/sheet.csv` } : {};
const site = await settled(await startedSite(settings, { port: PORT, folder: process.env.BENCH_SITE }));
try {
  const paths = await previewPaths(site.url);
  await begun(site.pid());
  await quiet(site.pid());
  const idle = await phase(site, () => pause(SECONDS * 1_000));
  // As on the day of a new calendar: none of them has been drawn.
  rmSync(join(site.dataDir, 'previews'), { recursive: true, force: true, maxRetries: 9, retryDelay: 100 });
  const asking = await phase(site, () => askInTurn(site.url, paths, SECONDS * 1_000));
  await asking.result.answers;
  await quiet(site.pid());
  const again = await phase(site, () => askInTurn(site.url, paths, SECONDS * 1_000));
  await again.result.answers;
  await quiet(site.pid());
  const after = await phase(site, () => pause(SECONDS * 1_000));
  console.log(`${paths.length} previews, ${PER_SECOND} a second, ${SECONDS} s`);
  console.table({
    idle: idle.row,
    'asking, none drawn': asking.row,
    'asking, all drawn': again.row,
    'idle again': after.row,
  });
  console.log('answers:', asking.result.kinds, again.result.kinds);
  // Both times of the idle site together, since the load of the machine itself may have changed meanwhile.
  const usual = percentile([...idle.times, ...after.times], 0.95);
  const ratio = ({ times }) => (percentile(times, 0.95) / usual).toFixed(2);
  console.log(
    `home p95: ${ratio(asking)} times the idle figure (all drawn: ${ratio(again)});`,
    `memory: ${asking.row['memory MB'] - idle.row['memory MB']} MB more,`,
    `${after.row['memory MB'] - idle.row['memory MB']} MB more afterwards`,
  );
} finally {
  await site.stop();
  sheet.close();
}

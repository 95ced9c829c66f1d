// Memory of a process and of all that it started, from /proc; and the figures of the site's own /metrics.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CommandError } from '../command.mjs';
import { plainMetrics } from './figures.mjs';

const KIB_PER_MB = 1024;
const BYTES_PER_MB = 1024 * 1024;
const NS_PER_MS = 1e6;

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** Throws where the system does not say how much memory a process has. */
export function checkProc() {
  if (!existsSync('/proc/self/status'))
    throw new CommandError('Memory is read from /proc, which this system does not have: run this on Linux.');
}

const rssMb = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / KIB_PER_MB;

/** The processes that a process started, and those that they started. */
function descendants(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: Number(read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]),
    }));
  const found = parents.filter(({ parent }) => parent === pid);
  for (const one of found) found.push(...parents.filter(({ parent }) => parent === one.pid));
  return found.map((one) => one.pid);
}

function descriptorsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
}

/** Nanoseconds for which the main thread could have run and another program had the processor; NaN where it is unknown. */
const waitedNs = (pid) => Number(read(`/proc/${pid}/task/${pid}/schedstat`).split(' ')[1] ?? Number.NaN);

/**
 * A function that measures a process: megabytes of it and of all that it started, how many those are, its open files and
 * connections, and the percentage of the time since the last call for which it waited for a processor. Where that is high,
 * delays of its event loop are those of the machine.
 */
export function processSampler(pid) {
  let last = { at: performance.now(), waited: waitedNs(pid) };
  return () => {
    const others = descendants(pid);
    const now = { at: performance.now(), waited: waitedNs(pid) };
    const waiting = (100 * (now.waited - last.waited)) / ((now.at - last.at) * NS_PER_MS);
    last = now;
    return {
      rss: rssMb(pid),
      others: others.reduce((sum, one) => sum + rssMb(one), 0),
      processes: others.length,
      descriptors: descriptorsOf(pid),
      waiting,
    };
  };
}

const inMs = (seconds) => (seconds === undefined ? undefined : Number((seconds * 1_000).toFixed(1)));
const inMb = (bytes) => (bytes === undefined ? undefined : Math.round(bytes / BYTES_PER_MB));

/**
 * Reads /metrics, with which the delays of the event loop begin anew: nothing else may read it meanwhile. Milliseconds and
 * megabytes; undefined when it is not answered.
 */
export async function readFigures(client, token) {
  const answer = await client.ask({ path: '/metrics', headers: { Authorization: `Bearer ${token}` } });
  if (answer.status !== 200) return undefined;
  const metrics = plainMetrics(answer.text());
  return {
    p50: inMs(metrics.nodejs_eventloop_lag_p50_seconds),
    p99: inMs(metrics.nodejs_eventloop_lag_p99_seconds),
    max: inMs(metrics.nodejs_eventloop_lag_max_seconds),
    heap: inMb(metrics.nodejs_heap_size_used_bytes),
    pages: inMb(metrics.site_cache_bytes),
    failedMails: metrics.site_outbox_failed,
    waitingMails: metrics.site_outbox_waiting,
  };
}

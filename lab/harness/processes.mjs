// Memory and processor time of a process and of all that it started, from /proc; NaN where the system has none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CommandError } from '../../scripts/command.mjs';

const KIB_PER_MB = 1024;
const NS_PER_MS = 1e6;
/** Of the times in /proc, on every Linux. */
const TICKS_PER_SECOND = 100;

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** Throws where the system does not say how much memory a process has. */
export function requireProc() {
  if (!existsSync('/proc/self/status'))
    throw new CommandError('Memory is read from /proc, which this system does not have: run this on Linux.');
}

/** Megabytes of memory that a process has, and the most it has had. */
export function memoryOf(pid) {
  const status = read(`/proc/${pid}/status`);
  const megabytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / KIB_PER_MB;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

const rssMb = (pid) => memoryOf(pid).now || 0;

/** Seconds of processors that a process has used; `withEnded`: and its children that have ended. */
export function processorSeconds(pid, { withEnded = false } = {}) {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ');
  const ticks = fields?.slice(11, withEnded ? 15 : 13) ?? [Number.NaN];
  return ticks.reduce((sum, each) => sum + Number(each), 0) / TICKS_PER_SECOND;
}

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

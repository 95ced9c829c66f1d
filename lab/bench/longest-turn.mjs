// Loaded into a server with NODE_OPTIONS=--import: measures how long its event loop is busy without a pause, and answers
// on the loopback port BENCH_TURNS_PORT with the longest turn, and the time of the processor, since the last question.
import { createServer } from 'node:http';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;

/** Milliseconds of processor time of this thread; on a Node without this figure, of the clock. */
const busyMs = () => {
  if (!process.threadCpuUsage) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

function watch(port) {
  let longest = { busy: 0, clock: 0 };
  let last = { busy: busyMs(), clock: performance.now() };
  let asked = last.busy;
  setInterval(() => {
    const now = { busy: busyMs(), clock: performance.now() };
    longest = {
      busy: Math.max(longest.busy, now.busy - last.busy),
      clock: Math.max(longest.clock, now.clock - last.clock - EVERY_MS),
    };
    last = now;
  }, EVERY_MS).unref();
  createServer((_request, response) => {
    response.end(JSON.stringify({ ...longest, total: busyMs() - asked }));
    asked = busyMs();
    longest = { busy: 0, clock: 0 };
  })
    // A child of the server has the same options; it is not measured.
    .once('error', () => {})
    .listen(port, '127.0.0.1')
    .unref();
}

if (isMainThread && process.env.BENCH_TURNS_PORT) watch(Number(process.env.BENCH_TURNS_PORT));

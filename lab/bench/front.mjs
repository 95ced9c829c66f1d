// Compares the front (worker/front) with a plain node:http server that sends the same bytes, in one run and in turn:
// requests per second, the slowest hundredth, and the memory of the front under load.
//   npm run bench:front -- [seconds of each measurement] [rounds] [--only home]    home, event, script or index
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { CommandError, endWithSentence } from '../../scripts/command.mjs';
import { memoryOf, processorSeconds } from '../harness/processes.mjs';
import { startedSite } from '../harness/site.mjs';
import { median } from '../harness/statistics.mjs';
import { settled } from './settled.mjs';

endWithSentence('The benchmark was not finished.');

const PORT = Number(process.env.BENCH_PORT ?? 4398);
const { values: options, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const [seconds = 4, rounds = 3] = positionals.map(Number);
if (options.only && !/^(home|event|script|index)$/.test(options.only))
  throw new CommandError('--only is home, event, script or index.');
const CONNECTIONS = [32, 256];
const SAMPLE_MS = 100;
const US_PER_SECOND = 1e6;
const LIMITS = { rate: 0.5, p99: 5, megabytes: 40 };

const run = (script, ...args) =>
  spawn(process.execPath, [new URL(script, import.meta.url).pathname, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Loads an address; resolves to what the loader measured, and microseconds of the server's processor time a request. */
async function measure(port, pid, path, connections) {
  const before = processorSeconds(pid);
  const loader = run('load.mjs', port, path, connections, seconds);
  const [line] = await once(createInterface({ input: loader.stdout }), 'line');
  const found = JSON.parse(line);
  const used = (processorSeconds(pid) - before) * US_PER_SECOND;
  return { ...found, cpu: Number((used / (found.rate * seconds)).toFixed(1)) };
}

const site = await settled(await startedSite({}, { port: PORT }));
let plain;
try {
  const index = await fetch(`${site.url}/api/events`).then((response) => response.json());
  const html = await fetch(site.url).then((response) => response.text());
  const [script] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html);
  const all = { home: '/', event: `/events/${index.events[0][0]}`, script, index: '/api/events' };
  const paths = options.only ? { [options.only]: all[options.only] } : all;
  plain = run('plain-server.mjs', PORT + 1, site.url, ...Object.values(paths));
  await once(plain.stdout, 'data');

  const idle = memoryOf(site.pid()).now;
  let peak = idle;
  const sampler = setInterval(() => {
    peak = Math.max(peak, memoryOf(site.pid()).now);
  }, SAMPLE_MS);
  const rows = [];
  for (const [name, path] of Object.entries(paths))
    for (const connections of CONNECTIONS) {
      const front = () => measure(PORT, site.pid(), path, connections);
      const other = () => measure(PORT + 1, plain.pid, path, connections);
      await front();
      await other();
      const found = { front: [], plain: [] };
      for (let round = 0; round < rounds; round += 1) {
        found.front.push(await front());
        found.plain.push(await other());
      }
      const of = (server, key) => median(found[server].map((one) => one[key]));
      rows.push({
        page: name,
        connections,
        'front/s': of('front', 'rate'),
        'plain/s': of('plain', 'rate'),
        ratio: Number((of('front', 'rate') / of('plain', 'rate')).toFixed(2)),
        'front p99': of('front', 'p99'),
        'plain p99': of('plain', 'p99'),
        'p99 ratio': Number((of('front', 'p99') / of('plain', 'p99')).toFixed(2)),
        'front µs': of('front', 'cpu'),
        'plain µs': of('plain', 'cpu'),
        failures: found.front.reduce((sum, { failures }) => sum + failures, 0),
      });
    }
  clearInterval(sampler);
  console.table(rows);
  const grown = Math.round(peak - idle);
  console.log(
    `Memory of the front: ${Math.round(idle)} MB idle, ${Math.round(peak)} MB at most under load (+${grown})`,
  );
  const missed = [
    ...rows.filter((row) => row.ratio < LIMITS.rate).map((row) => `${row.page} at ${row.connections}: rate`),
    ...rows
      .filter((row) => row['p99 ratio'] > LIMITS.p99)
      .map((row) => `${row.page} at ${row.connections}: p99`),
    ...(grown > LIMITS.megabytes ? ['memory'] : []),
  ];
  console.log(missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join(', ')}`);
  if (rows.some(({ failures }) => failures > 0)) process.exitCode = 1;
} finally {
  plain?.kill();
  await site.stop();
}
// A connection that a loader left open must not keep this process running.
process.exit();

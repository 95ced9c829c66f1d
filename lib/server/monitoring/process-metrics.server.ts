import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serverEnv } from '../env.server.ts';
import { processWide } from '../process-wide.server.ts';
import { servedBuild } from '../served-build.ts';
import { COUNTERS, countedOf } from './counters.ts';
import { gauge, type Metric } from './prometheus-text.ts';

/** How often the delay of the event loop is measured, in milliseconds. */
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e9;

const delays = () =>
  processWide('event-loop-delay', () => {
    if (!serverEnv().MONITORING_TOKEN) return undefined;
    const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    histogram.enable();
    return histogram;
  });

/** Starts to measure the delay of the event loop, where /metrics can be read at all. */
export const startMeasuring = (): void => void delays();

/** The delays since the last call: without the interval of the measurement itself, and never negative. */
function delayMetrics(): Metric[] {
  const histogram = delays();
  if (!histogram || histogram.count === 0) return [];
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1_000);
  const metrics = [
    gauge(
      'nodejs_eventloop_lag_p50_seconds',
      'Median delay of the event loop since the last reading',
      seconds(histogram.percentile(50)),
    ),
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      '99th percentile of the delay of the event loop since the last reading',
      seconds(histogram.percentile(99)),
    ),
    gauge(
      'nodejs_eventloop_lag_max_seconds',
      'Longest delay of the event loop since the last reading',
      seconds(histogram.max),
    ),
  ];
  histogram.reset();
  return metrics;
}

/** The id of the build that this process serves; 'unknown' where there is none (in development). */
const buildId = (): Promise<string> =>
  processWide('build-id', () =>
    readFile(
      join(/*turbopackIgnore: true*/ process.cwd(), servedBuild() ?? '.next', 'BUILD_ID'),
      'utf8',
    ).then(
      (text) => text.trim(),
      () => 'unknown',
    ),
  );

/** All that was counted in this process. */
const counterMetrics = (): Metric[] =>
  (Object.keys(COUNTERS) as (keyof typeof COUNTERS)[]).map((name) => ({
    name,
    type: 'counter',
    help: COUNTERS[name].help,
    samples: countedOf(name),
  }));

/**
 * The metrics of this process: memory, processor, event loop, uptime, build, counters. Names that Prometheus' own client
 * libraries use are the same here, so that existing dashboards show them.
 */
export async function processMetrics(): Promise<Metric[]> {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const uptime = process.uptime();
  return [
    {
      name: 'site_build_info',
      type: 'gauge',
      help: 'The build and the runtime of this process; always 1',
      samples: [{ labels: { build_id: await buildId(), node: process.version }, value: 1 }],
    },
    gauge('site_uptime_seconds', 'Seconds since this process started', uptime),
    gauge(
      'process_start_time_seconds',
      'When this process started, in seconds since 1970',
      Date.now() / 1_000 - uptime,
    ),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time of this process in seconds',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_resident_memory_bytes', 'Memory of this process in bytes', rss),
    gauge('nodejs_heap_size_used_bytes', 'Used heap of this process in bytes', heapUsed),
    gauge('nodejs_heap_size_total_bytes', 'Heap of this process in bytes', heapTotal),
    gauge('nodejs_external_memory_bytes', 'Memory outside the heap in bytes', external),
    ...delayMetrics(),
    ...counterMetrics(),
  ];
}

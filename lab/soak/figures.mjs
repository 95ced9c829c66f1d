// Rules for the figures of a run, without any clock or process.

import { median } from '../harness/statistics.mjs';

const MEMORY_GROWTH = 0.1;
const LOOP_MS = 50;

/** The values of samples whose `at` (a share of the run, from 0 to 1) is within these limits. */
const within = (samples, from, to, key) =>
  samples.filter(({ at }) => at >= from && at < to).map((sample) => sample[key]);

/**
 * Whether memory stayed flat. The first fifth of a run fills the caches; then the median of the last fifth may be at most
 * 10 % above that of the second. Medians, since collections of garbage make single samples differ; less memory is no fault.
 * @param {{ at: number, rss: number }[]} samples `rss` in megabytes
 */
export function memoryGrowth(samples) {
  const before = median(within(samples, 0.2, 0.4, 'rss'));
  const after = median(within(samples, 0.8, Number.POSITIVE_INFINITY, 'rss'));
  return { before, after, growth: after / before - 1, isFlat: after <= before * (1 + MEMORY_GROWTH) };
}

/**
 * Whether the event loop was free: the 99th percentile of its delay in each tenth of the run after the warm-up, which is
 * stricter than over the whole. A reading has the figures since the one before, the interval of the measurement taken off.
 * @param {{ at: number, p99: number, max: number }[]} readings in milliseconds
 */
export function loopDelay(readings) {
  const measured = readings.filter(({ at }) => at > 0.25);
  const worst = Math.max(...measured.map(({ p99 }) => p99));
  return {
    worst,
    max: Math.max(...measured.map(({ max }) => max)),
    isFree: measured.length > 0 && worst < LOOP_MS,
  };
}

/** The run in rows of a tenth each, to be printed. */
export function curveOf(samples, readings, parts = 10) {
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part / parts, part === parts - 1 ? Number.POSITIVE_INFINITY : (part + 1) / parts];
    const middle = (key) => Math.round(median(within(samples, from, to, key)));
    // Read when the tenth has ended.
    const reading = readings.find(({ at }) => at > (part + 0.5) / parts && at <= (part + 1.5) / parts) ?? {};
    const figure = (key) => reading[key] ?? '';
    return {
      'front MB': middle('rss'),
      'others MB': middle('others'),
      processes: middle('processes'),
      descriptors: middle('descriptors'),
      'waits for CPU %': middle('waiting'),
      'heap MB': figure('heap'),
      'pages MB': figure('pages'),
      'loop p50': figure('p50'),
      'loop p99': figure('p99'),
      'loop max': figure('max'),
    };
  });
}

/** The values of the metrics without labels in a text of Prometheus, by name. */
export function plainMetrics(text) {
  const found = [...text.matchAll(/^(\w+) (-?[\d.e+-]+)$/gm)];
  return Object.fromEntries(found.map(([, name, value]) => [name, Number(value)]));
}

/** The lines that say which promises were kept, the last one with their number. */
export function verdictLines(promises) {
  const lines = promises.map(
    ({ name, isMet, detail }) => `${isMet ? 'kept  ' : 'BROKEN'} ${name}${detail ? `: ${detail}` : ''}`,
  );
  const failed = promises.filter(({ isMet }) => !isMet).length;
  return [...lines, '', `${promises.length - failed} passed, ${failed} failed`];
}

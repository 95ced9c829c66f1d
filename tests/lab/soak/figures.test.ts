import { describe, expect, test } from '@jest/globals';
import { percentile } from '../../../lab/harness/statistics.mjs';
import { curveOf, loopDelay, memoryGrowth, plainMetrics, verdictLines } from '../../../lab/soak/figures.mjs';

/** Samples at every hundredth of a run, with the memory that `rssAt` says. */
const samplesOf = (rssAt: (at: number) => number) =>
  Array.from({ length: 100 }, (_, index) => {
    const at = index / 100;
    return { at, rss: rssAt(at), others: 80, processes: 2, descriptors: 40, waiting: 3 };
  });

describe('The memory of a run', () => {
  test('is flat when it grows while the caches are filled, and then no more', () => {
    const found = memoryGrowth(samplesOf((at) => (at < 0.2 ? 100 + 1_000 * at : 300)));
    expect(found).toEqual({ before: 300, after: 300, growth: 0, isFlat: true });
  });

  test.each([
    ['ten percent', 330, true],
    ['eleven percent', 333, false],
    ['less than before', 200, true],
  ])('may grow by ten percent at most: %s', (_, last, isFlat) => {
    expect(memoryGrowth(samplesOf((at) => (at < 0.6 ? 300 : last))).isFlat).toBe(isFlat);
  });

  test('is judged by medians, so that single collections of garbage do not count', () => {
    const samples = samplesOf((at) => (Math.round(at * 100) % 5 === 0 ? 900 : 300));
    expect(memoryGrowth(samples).isFlat).toBe(true);
  });

  test('is not flat when nothing was measured', () => {
    expect(memoryGrowth([]).isFlat).toBe(false);
  });
});

describe('The event loop', () => {
  const reading = (at: number, p99: number) => ({ at, p99, max: p99 * 4 });

  test('is judged by the worst tenth after the warm-up', () => {
    expect(loopDelay([reading(0.1, 90), reading(0.2, 80), reading(0.3, 20), reading(0.4, 49)])).toEqual({
      worst: 49,
      max: 196,
      isFree: true,
    });
    expect(loopDelay([reading(0.3, 20), reading(1, 50)]).isFree).toBe(false);
  });

  test('is not free when nothing was measured after the warm-up', () => {
    expect(loopDelay([reading(0.1, 1)]).isFree).toBe(false);
  });
});

test('the printed curve has the median of each tenth, and the reading at its end', () => {
  const readings = [
    { at: 0.1, p50: 1, p99: 5, max: 9, heap: 70, pages: 3 },
    { at: 1, p50: 2, p99: 6, max: 8, heap: 71, pages: 4 },
  ];
  const curve = curveOf(
    samplesOf((at) => 100 + at * 100),
    readings,
  );
  expect(curve).toHaveLength(10);
  expect(curve[0]).toMatchObject({
    'front MB': 105,
    'others MB': 80,
    'waits for CPU %': 3,
    'loop p99': 5,
    'heap MB': 70,
  });
  expect(curve[9]).toMatchObject({ 'front MB': 195, 'loop p99': 6, 'heap MB': 71 });
});

test('a percentile is one of the values, and that of none is not a number', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([
    percentile(values, 0),
    percentile(values, 0.5),
    percentile(values, 0.99),
    percentile(values, 1),
  ]).toEqual([1, 51, 100, 100]);
  expect(percentile([], 0.5)).toBeNaN();
});

test('of the metrics those without labels are read', () => {
  const text = '# HELP a An a\n# TYPE a gauge\na 1.5e-3\nb{x="y"} 2\nc_total 30\n';
  expect(plainMetrics(text)).toEqual({ a: 0.0015, c_total: 30 });
});

test('the last line of the verdict counts the promises', () => {
  expect(
    verdictLines([
      { name: 'one', isMet: true, detail: '3 requests' },
      { name: 'other', isMet: false, detail: '' },
    ]),
  ).toEqual(['kept   one: 3 requests', 'BROKEN other', '', '1 passed, 1 failed']);
});

import { pageLoadOf } from '#lib/analytics/page/page-load';
import { newScrollDepths } from '#lib/analytics/page/scroll-depth';

test('the timings of a page load are whole milliseconds from the start of the navigation', () => {
  expect(pageLoadOf({ responseStart: 120.4, domInteractive: 800.6, loadEventEnd: 1500.1 })).toEqual({
    name: 'page_load',
    firstByte: 120,
    interactive: 801,
    complete: 1500,
  });
});

test('the timings of a prerendered page are counted from its activation', () => {
  expect(
    pageLoadOf({ responseStart: 120, domInteractive: 800, loadEventEnd: 1500, activationStart: 1000 }),
  ).toEqual({ name: 'page_load', firstByte: 0, interactive: 0, complete: 500 });
});

test.each([
  ['still loads', { responseStart: 100, domInteractive: 800, loadEventEnd: 0 }],
  ['loaded while the computer slept', { responseStart: 100, domInteractive: 800, loadEventEnd: 4_000_000 }],
  ['has figures that make no sense', { responseStart: 900, domInteractive: 800, loadEventEnd: 1500 }],
  ['has no figures', { responseStart: Number.NaN, domInteractive: 800, loadEventEnd: 1500 }],
])('there are no timings of a page that %s', (_, times) => {
  expect(pageLoadOf(times)).toBeUndefined();
});

test.each([
  [{ bottom: 200, height: 1000 }, [], []],
  [{ bottom: 250, height: 1000 }, [], [25]],
  [{ bottom: 998, height: 1000 }, [], [25, 50, 75, 100]],
  [{ bottom: 800, height: 1000 }, [25, 50], [75]],
  [{ bottom: 800, height: 1000 }, [25, 50, 75], []],
] as const)('the scroll depth %j, with %j tracked before, adds %j', (seen, tracked, depths) => {
  expect(newScrollDepths(seen, new Set(tracked))).toEqual(depths);
});

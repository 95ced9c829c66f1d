import { expect, test } from '@jest/globals';
import { CountBuffer } from '#lib/analytics/counts/count-buffer';

const MAX_DETAILS = 500;

const DAY = '2026-11-21';

test('equal events of a day are one row', () => {
  const buffer = new CountBuffer();
  buffer.add(DAY, { name: 'landing', detail: 'home' });
  buffer.add(DAY, { name: 'landing', detail: 'home' }, 2);
  buffer.add('2026-11-22', { name: 'landing', detail: 'home' });
  expect(buffer.take()).toEqual([
    { day: DAY, name: 'landing', detail: 'home', count: 3 },
    { day: '2026-11-22', name: 'landing', detail: 'home', count: 1 },
  ]);
  expect(buffer.isEmpty).toBe(true);
  expect(buffer.take()).toEqual([]);
});

test('unknown details are limited to their share; beyond it they are counted as ‘other’, and known ones go on', () => {
  const buffer = new CountBuffer();
  for (let made = 0; made < 10_000; made += 1)
    buffer.add(DAY, { name: 'script_error', detail: `Error ${made}.js` });
  buffer.add(DAY, { name: 'script_error', detail: 'Error 7.js' });
  const rows = buffer.take();
  expect(rows).toHaveLength(MAX_DETAILS + 1);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(10_001);
  expect(rows).toContainEqual({ day: DAY, name: 'script_error', detail: 'Error 7.js', count: 2 });
  expect(rows).toContainEqual({
    day: DAY,
    name: 'script_error',
    detail: '(other)',
    count: 10_000 - MAX_DETAILS,
  });
});

test('while the store is down, the buffer has counts of at most three days', () => {
  const buffer = new CountBuffer();
  for (let day = 10; day < 30; day += 1) buffer.add(`2026-11-${day}`, { name: 'landing', detail: 'home' });
  expect(buffer.take().map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
});

import { describe, expect, test } from '@jest/globals';
import { memoryLimiter } from '#lib/server/limits/memory-limiter';

describe('A limiter in memory', () => {
  test('refuses what is above the points of a network until its window ends', () => {
    const limiter = memoryLimiter(1_000);
    expect([limiter.count('a', 2, 0), limiter.count('a', 2, 400), limiter.count('a', 2, 900)]).toEqual([
      0, 0, 100,
    ]);
    expect(limiter.count('b', 2, 900)).toBe(0);
    expect(limiter.count('a', 2, 1_000)).toBe(0);
  });

  test('refuses a blocked network until it may ask again', () => {
    const limiter = memoryLimiter(1_000);
    limiter.block('a', 5_000);
    expect([limiter.count('a', 2, 4_999), limiter.count('a', 2, 5_000)]).toEqual([1, 0]);
  });

  test('holds a bounded number of networks, and forgets the one that asked longest ago', () => {
    const limiter = memoryLimiter(1_000, 100);
    limiter.count('busy', 1, 0);
    for (let turn = 0; turn < 5_000; turn += 1) {
      limiter.count(`2001:db8:1:${turn.toString(16)}::/64`, 1, 0);
      expect(limiter.count('busy', 1, 0)).toBe(1_000);
    }
    expect(limiter.size()).toBe(100);
    expect(limiter.count('2001:db8:1:0::/64', 1, 0)).toBe(0);
  });

  test('holds ten thousand networks where nothing else is said', () => {
    const limiter = memoryLimiter(1_000);
    for (let turn = 0; turn < 65_536; turn += 1) limiter.count(String(turn), 1, 0);
    expect(limiter.size()).toBe(10_000);
  });
});

import { describe, expect, test } from '@jest/globals';
import { goalRow, goalSentence, ratioOf, ratioRow } from '../../../lab/bench/goals.mjs';

describe('The ratio of two figures', () => {
  test.each([
    ['is their quotient', 30, 20, 1.5],
    ['is 1 when both are 0', 0, 0, 1],
    ['is infinite beside 0 alone', 30, 0, Number.POSITIVE_INFINITY],
  ])('%s', (_, value, other, ratio) => {
    expect(ratioOf(value, other)).toBe(ratio);
  });
});

describe('The goal of a benchmark', () => {
  test.each([
    ['is kept at its limit', 250, { most: 250 }, 'kept'],
    ['is missed above its limit', 250.1, { most: 250 }, 'missed'],
    ['is judged as measured, not as printed', 250.04, { most: 250 }, 'missed'],
    ['with a lower limit is missed below it', 97, { least: 98 }, 'missed'],
    ['with a lower limit is kept above it', 99, { least: 98 }, 'kept'],
    ['without a figure is missed', Number.NaN, { most: 250 }, 'missed'],
  ])('%s', (_, value, limits, outcome) => {
    expect(goalRow('home: transferred', value, limits)).toMatchObject({ outcome });
  });

  test('is printed with what was found, its limit and their unit', () => {
    expect(goalRow('home: transferred', 251.26, { most: 250, unit: 'KB' })).toEqual({
      what: 'home: transferred',
      found: '251.3 KB',
      goal: 'at most 250 KB',
      outcome: 'missed',
    });
  });

  test('of a ratio has two decimals', () => {
    expect(ratioRow('home: blocking / bare', 115, 100, 1.15)).toEqual({
      what: 'home: blocking / bare',
      found: '1.15 times',
      goal: 'at most 1.15 times',
      outcome: 'kept',
    });
  });
});

describe('The sentence about all goals', () => {
  const kept = goalRow('theme', 80, { most: 100 });
  const missed = goalRow('month view', 120, { most: 100 });

  test('counts them when all are kept', () => {
    expect(goalSentence([kept, kept])).toBe('All 2 goals are kept.');
  });

  test('names those that are missed', () => {
    expect(goalSentence([kept, missed])).toBe('Missed 1 of 2 goals: month view.');
  });
});

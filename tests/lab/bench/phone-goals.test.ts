import { describe, expect, test } from '@jest/globals';
import { overOwn, pagesOf, visitGoals } from '../../../lab/bench/phone-goals.mjs';
import { styleBytes } from '../../../lab/bench/throttled-visit.mjs';

const KB = 1024;
const visit = (found = {}) => ({
  blocking: 0,
  largestPaint: 1_000,
  scriptBytes: 100 * KB,
  bytes: 90 * KB,
  htmlBytes: 10 * KB,
  styleBytes: 18 * KB,
  ...found,
});
const untouched = (first: number, second: number) => [
  { seconds: 5, wire: { all: first * KB }, front: first * KB },
  { seconds: 30, wire: { all: second * KB }, front: second * KB },
];
const visits = (ours = {}, [first, second] = [95, 110]) => ({
  ours: [visit(ours)],
  bare: [visit({ blocking: 100 })],
  scriptless: [visit()],
  own: [visit()],
  untouched: [untouched(first, second)],
});
const outcomes = (page: 'event' | 'home', found: ReturnType<typeof visits>) =>
  Object.fromEntries(
    visitGoals(pagesOf('20261128-hopkins-drums')[page], found, 100 * KB).map(({ what, outcome }) => [
      what.replace(/^.*?: /, ''),
      outcome,
    ]),
  );

describe('The goals of an event page on a phone', () => {
  test('are kept at their limits, all of them', () => {
    expect(outcomes('event', visits({ blocking: 50, largestPaint: 1_050 }))).toEqual({
      'blocking / bare': 'kept',
      'largest paint / scriptless': 'kept',
      'largest paint / our own without scripts': 'kept',
      'scripts / empty page': 'kept',
      transferred: 'kept',
      'styles before the first paint': 'kept',
      'untouched until 5 s': 'kept',
      'untouched until 30 s': 'kept',
    });
  });

  test.each<[string, string, object, [number, number]]>([
    ['blocking half as long as the bare page', 'blocking / bare', { blocking: 51 }, [95, 110]],
    [
      'a paint as soon as without scripts',
      'largest paint / our own without scripts',
      { largestPaint: 1_051 },
      [95, 110],
    ],
    [
      'few styles before the first paint',
      'styles before the first paint',
      { styleBytes: 18.1 * KB },
      [95, 110],
    ],
    ['few bytes soon after the load', 'untouched until 5 s', {}, [95.1, 110]],
    ['few bytes half a minute later', 'untouched until 30 s', {}, [95, 110.1]],
  ])('say that it misses %s', (_, what, ours, wire) => {
    expect(outcomes('event', visits(ours, wire))).toMatchObject({ [what]: 'missed' });
  });
});

test('The home page has limits of its own', () => {
  expect(outcomes('home', visits({ blocking: 115 }, [290, 320.1]))).toMatchObject({
    'blocking / bare': 'kept',
    'untouched until 5 s': 'kept',
    'untouched until 30 s': 'missed',
  });
});

test('Our largest paint is told beside the one without scripts', () => {
  expect(overOwn(visits({ largestPaint: 1_300 }))).toBe(1.3);
});

test('Styles count that were asked for before the first paint', () => {
  const requests = [
    { type: 'Stylesheet', sentMs: 300, bytes: 900 },
    { type: 'Stylesheet', sentMs: 700, bytes: 100 },
    { type: 'Stylesheet', sentMs: 2_000, bytes: 5_000 },
    { type: 'Script', sentMs: 300, bytes: 7_000 },
  ];
  expect(styleBytes(requests, 1_500)).toBe(1_000);
});

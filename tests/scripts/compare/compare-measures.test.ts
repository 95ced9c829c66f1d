import { expect, test } from '@jest/globals';
import { compareMeasures } from '../../../scripts/compare/compare-measures.mjs';

type Entry = { name: string; box?: number[]; host?: number[]; style: Record<string, string> };

const underline = (hostWidth: number, width: number): Entry => ({
  name: '::after in "One"',
  host: [0, 0, hostWidth, 20],
  style: { width: `${width}px`, height: '2px' },
});

const text = (content: string, y: number, style: Record<string, string> = {}): Entry => ({
  name: `text "${content}"`,
  box: [20, y, 100, 20],
  style: { color: 'rgb(0, 0, 0)', fontSize: '16px', ...style },
});
const box = (y: number, height: number): Entry => ({
  name: 'box around "One"',
  box: [10, y, 200, height],
  style: { backgroundColor: 'rgb(255, 255, 255)', borderRadius: '12px' },
});
const linesOf = (before: Entry[], after: Entry[]) => compareMeasures(before, after).lines;

test('two equal pages have no difference', () => {
  expect(linesOf([box(0, 60), text('One', 20)], [box(0, 60), text('One', 20)])).toEqual([]);
});

test.each([
  ['a line under a text that grows', [underline(100, 100)], [underline(120, 120)]],
  ['a place that moves by 2 px', [text('One', 20)], [text('One', 22)]],
  [
    'a length of a style by 2 px',
    [text('One', 20, { letterSpacing: '1px' })],
    [text('One', 20, { letterSpacing: '3px' })],
  ],
  [
    'what is below ten gaps of 2 px more',
    Array.from({ length: 11 }, (_, at) => text(`${at}`, at * 40)),
    Array.from({ length: 11 }, (_, at) => text(`${at}`, at * 42)),
  ],
  [
    'a box that grows with what it holds',
    [box(0, 400), ...[20, 120, 220, 320].map((y) => text(`${y}`, y))],
    [box(0, 406), ...[20, 122, 224, 326].map((y, at) => text(`${20 + at * 100}`, y))],
  ],
])('between two measures, %s is no difference', (_, before, after) => {
  expect(linesOf(before, after)).toEqual([]);
});

test.each([
  [
    'a line under a text',
    [underline(100, 100)],
    [underline(100, 90)],
    '~ ::after in "One": width 100px → 90px',
  ],
  [
    'a margin of 5 px more',
    [text('One', 20), text('Two', 60)],
    [text('One', 20), text('Two', 65)],
    '~ text "Two": y 60 → 65 px',
  ],
  [
    'a padding of 5 px more',
    [box(0, 60), text('One', 20)],
    [box(0, 65), text('One', 20)],
    '~ box around "One": height 60 → 65 px',
  ],
  [
    'another colour',
    [text('One', 20)],
    [text('One', 20, { color: 'rgb(0, 0, 9)' })],
    '~ text "One": color rgb(0, 0, 0) → rgb(0, 0, 9)',
  ],
  [
    'letters that are 3 px larger',
    [text('One', 20)],
    [text('One', 20, { fontSize: '19px' })],
    '~ text "One": fontSize 16px → 19px',
  ],
  ['a text that is gone', [text('One', 20)], [], '- text "One"'],
  ['a text that is new', [], [text('One', 20)], '+ text "One"'],
])('between two measures, %s is a difference', (_, before, after, line) => {
  expect(linesOf(before, after)).toContain(line);
});

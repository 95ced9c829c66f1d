import { describe, expect, test } from '@jest/globals';
import { cyclesOf, cycleText, graphsOf } from '../../scripts/room-graph.mjs';

/** The cycles of imports, by their folder: 'lib/events/page/told.ts > lib/events/event.ts'. */
function cyclesIn(...imports: string[]) {
  const graphs = graphsOf(imports.map((text) => text.split(' > ')).map(([from, to]) => ({ from, to })));
  const cycles = Object.entries(graphs).map(([parent, graph]) => [parent, cyclesOf(graph)] as const);
  return Object.fromEntries(cycles.filter(([, found]) => found.length > 0));
}

describe('rooms that import each other', () => {
  test.each([
    ['directly', ['lib/a/1.ts > lib/b/1.ts', 'lib/b/2.ts > lib/a/2.ts'], { lib: [['a', 'b']] }],
    [
      'by a third',
      ['lib/a/1.ts > lib/b/1.ts', 'lib/b/1.ts > lib/c/1.ts', 'lib/c/1.ts > lib/a/1.ts'],
      { lib: [['a', 'b', 'c']] },
    ],
    [
      'deep below the top',
      ['components/events/list/row/1.tsx > components/events/list/cell/1.tsx'].concat(
        'components/events/list/cell/2.tsx > components/events/list/row/2.css',
      ),
      { 'components/events/list': [['cell', 'row']] },
    ],
    [
      'by files of folders within them, of which no two are in one folder',
      ['lib/a/in/1.ts > lib/b/1.ts', 'lib/b/in/deeper/1.ts > lib/a/other/1.ts'],
      { lib: [['a', 'b']] },
    ],
    [
      'through the files that lie directly in their parent',
      ['lib/a/log.ts > lib/a/http/1.ts', 'lib/a/http/2.ts > lib/a/env.ts'],
      { 'lib/a': [['.', 'http']] },
    ],
    [
      'by a third, which are the files of their parent',
      ['app/x/1.ts > app/y/1.ts', 'app/y/1.ts > app/root.ts', 'app/root.ts > app/x/2.ts'],
      { app: [['.', 'x', 'y']] },
    ],
    [
      'in two groups of one folder',
      ['lib/a/1.ts > lib/b/1.ts', 'lib/b/1.ts > lib/a/1.ts', 'lib/c/1.ts > lib/d/1.ts'].concat(
        'lib/d/1.ts > lib/c/1.ts',
        'lib/a/1.ts > lib/c/1.ts',
      ),
      {
        lib: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ],
  ])('%s are found', (_, imports, cycles) => {
    expect(cyclesIn(...imports)).toEqual(cycles);
  });

  test.each([
    [
      'arrows in one direction',
      ['lib/a/1.ts > lib/b/1.ts', 'lib/a/1.ts > lib/c/1.ts', 'lib/b/1.ts > lib/c/1.ts'],
    ],
    ['imports inside one room', ['lib/a/1.ts > lib/a/2.ts', 'lib/a/2.ts > lib/a/1.ts']],
    ['imports between the top folders', ['app/1.ts > lib/1.ts', 'lib/a/1.ts > app/1.ts']],
    ['packages', ['lib/a/1.ts > zod', 'lib/a/1.ts > node_modules/zod/index.js']],
  ])('are not made of %s', (_, imports) => {
    expect(cyclesIn(...imports)).toEqual({});
  });
});

test('the sentence of a cycle names the folder, its rooms and the files, and the arrow with the fewest imports first', () => {
  const imports = [
    ...[1, 2, 3, 4].map((file) => ({ from: `lib/events/page/${file}.ts`, to: 'lib/events/event.ts' })),
    { from: 'lib/events/share.ts', to: 'lib/events/page/told.ts' },
    { from: 'lib/events/share.ts', to: 'lib/events/rows/id.ts' },
  ];
  const graph = graphsOf(imports)['lib/events'];
  expect(cycleText('lib/events', cyclesOf(graph)[0], graph)).toBe(
    [
      'In lib/events these rooms import each other, directly or by a third: ., page.',
      '  . → page: share.ts imports page/told.ts',
      '  page → .: page/1.ts imports event.ts, page/2.ts imports event.ts, page/3.ts imports event.ts, and 1 more',
    ].join('\n'),
  );
});

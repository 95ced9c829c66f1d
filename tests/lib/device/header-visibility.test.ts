import { headerAfterScroll } from '#lib/device/header-visibility';

/** Whether the header is hidden after each of some scrolls, in pixels from the top. */
function hiddenAt(...scrolls: number[]) {
  let state = { hidden: false, turn: 0 };
  return scrolls.map((y) => {
    state = headerAfterScroll(state, y, false);
    return state.hidden;
  });
}

test.each<[string, number[], boolean[]]>([
  ['is shown at the top', [0], [false]],
  ['stays until the page has moved 120 px', [60, 119, 120], [false, false, false]],
  ['hides on scrolling down past 120 px', [121], [true]],
  ['hides in one long scroll', [2400], [true]],
  ['stays hidden on the way down', [200, 400, 900], [true, true, true]],
  ['shows on scrolling up', [900, 880], [true, false]],
  ['takes less than 12 px up for no change of direction', [900, 889], [true, true]],
  ['takes 12 px up for a change of direction', [900, 888], [true, false]],
  ['adds up small steps up', [900, 895, 891, 888], [true, true, true, false]],
  ['measures the way up from the lowest point', [900, 1000, 990, 988], [true, true, true, false]],
  ['takes less than 12 px down for no change of direction', [900, 800, 811], [true, false, false]],
  ['takes 12 px down for a change of direction', [900, 800, 812], [true, false, true]],
  [
    'measures the distance down from the highest point',
    [900, 800, 700, 711, 712],
    [true, false, false, false, true],
  ],
  ['is never hidden within 90 px of the top', [900, 90], [true, false]],
  ['shows at once after one small step into the 90 px', [125, 121, 90], [true, true, false]],
  ['does not hide between 90 and 120 px', [0, 100, 118], [false, false, false]],
])('the header of a page %s', (_, scrolls, hidden) => {
  expect(hiddenAt(...scrolls)).toEqual(hidden);
});

test('the header neither hides nor stays hidden while it has the focus or an open menu', () => {
  expect(headerAfterScroll({ hidden: false, turn: 0 }, 900, true)).toEqual({ hidden: false, turn: 900 });
  expect(headerAfterScroll({ hidden: true, turn: 900 }, 1200, true)).toEqual({ hidden: false, turn: 1200 });
});

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
  ['it is there at the top', [0], [false]],
  ['it stays until the page has moved 120 px', [60, 119, 120], [false, false, false]],
  ['it hides on scrolling down past 120 px', [121], [true]],
  ['it hides in one long throw', [2400], [true]],
  ['it stays hidden on the way down', [200, 400, 900], [true, true, true]],
  ['it shows on scrolling up', [900, 880], [true, false]],
  ['less than 12 px up is no change of direction', [900, 889], [true, true]],
  ['12 px up are one', [900, 888], [true, false]],
  ['small steps up add up', [900, 895, 891, 888], [true, true, true, false]],
  ['the way up is measured from the lowest point', [900, 1000, 990, 988], [true, true, true, false]],
  ['less than 12 px down is no change of direction', [900, 800, 811], [true, false, false]],
  ['12 px down are one', [900, 800, 812], [true, false, true]],
  [
    'the way down is measured from the highest point',
    [900, 800, 700, 711, 712],
    [true, false, false, false, true],
  ],
  ['it is never hidden within 90 px of the top', [900, 90], [true, false]],
  ['in one small step into the 90 px it shows at once', [125, 121, 90], [true, true, false]],
  ['between 90 and 120 px it does not hide', [0, 100, 118], [false, false, false]],
])('%s', (_, scrolls, hidden) => {
  expect(hiddenAt(...scrolls)).toEqual(hidden);
});

test('it neither hides nor stays hidden while the focus is inside or something of it is open', () => {
  expect(headerAfterScroll({ hidden: false, turn: 0 }, 900, true)).toEqual({ hidden: false, turn: 900 });
  expect(headerAfterScroll({ hidden: true, turn: 900 }, 1200, true)).toEqual({ hidden: false, turn: 1200 });
});

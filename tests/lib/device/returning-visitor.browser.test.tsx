beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Milliseconds until what serves a later visit may begin in a new document; none where it does not. */
async function returningAfter(happen: () => void = () => {}) {
  jest.resetModules();
  const { onceTouched } = await import('#lib/device/triggers.browser');
  const { whenReturning } = await import('#lib/device/returning-visitor.browser');
  const started = Date.now();
  const passed: number[] = [];
  // As a page does whose search comes to life then.
  onceTouched(() => {});
  void whenReturning().then(() => passed.push(Date.now() - started));
  happen();
  await jest.advanceTimersByTimeAsync(60_000);
  return passed;
}
const later = (event: string) => () => setTimeout(() => window.dispatchEvent(new Event(event)), 5_000);

test.each([
  ['touched at once', () => window.dispatchEvent(new Event('keydown')), [2_200]],
  ['pressed later, also by a screen reader', later('click'), [5_000]],
  ['typed into', later('input'), [5_000]],
  ['scrolled by a finger', later('touchmove'), []],
  ['scrolled by a wheel', later('wheel'), []],
  ['only looked at', () => {}, []],
])('what serves a later visit waits until a first one is touched: a page %s', async (_, happen, after) => {
  expect(await returningAfter(happen)).toEqual(after);
});

test('a second visit needs no touch', async () => {
  expect(await returningAfter()).toEqual([]);
  expect(await returningAfter()).toEqual([2_200]);
});

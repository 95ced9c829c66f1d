/** Milliseconds until a new page is idle, and until its startup is over. */
async function restOf(happen: () => void = () => {}) {
  jest.resetModules();
  const { whenIdleAfterLoad, afterStartup } = await import('#lib/device/page-idle.browser');
  const started = Date.now();
  const passed: number[] = [];
  const note = () => passed.push(Date.now() - started);
  void afterStartup().then(note);
  void whenIdleAfterLoad().then(note);
  happen();
  await jest.advanceTimersByTimeAsync(20_000);
  return passed;
}
const setState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  setState('complete');
});

test('a page is idle once it has loaded, and its startup is over two seconds later', async () => {
  setState('interactive');
  const loads = () => setTimeout(() => window.dispatchEvent(new Event('load')), 1_000);
  expect(await restOf(loads)).toEqual([1_200, 3_200]);
  setState('complete');
  expect(await restOf()).toEqual([200, 2_200]);
});

test('a page is not idle before the browser reports so, if it can', async () => {
  window.requestIdleCallback = (done) => Number(setTimeout(done, 700));
  expect(await restOf()).toEqual([700, 2_700]);
});

test('a page that never finishes loading, or is never idle, counts as idle after ten seconds', async () => {
  setState('loading');
  expect(await restOf()).toEqual([10_000, 12_000]);
  setState('complete');
  window.requestIdleCallback = () => 0;
  expect(await restOf()).toEqual([10_000, 12_000]);
});

/** How long a new page takes to rest, in milliseconds. */
async function restOf(happen: () => void = () => {}) {
  jest.resetModules();
  const { pageRests } = await import('#lib/device/page-rest.browser');
  const started = Date.now();
  let rested: number | undefined;
  void pageRests().then(() => {
    rested = Date.now() - started;
  });
  happen();
  await jest.advanceTimersByTimeAsync(20_000);
  return rested;
}
const setState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  setState('complete');
});

test('a page rests two seconds after it has loaded', async () => {
  setState('interactive');
  expect(await restOf(() => setTimeout(() => window.dispatchEvent(new Event('load')), 1_000))).toBe(3_000);
  setState('complete');
  expect(await restOf()).toBe(2_000);
});

test('and not before the browser is idle, where it says so', async () => {
  window.requestIdleCallback = (done) => Number(setTimeout(done, 700));
  expect(await restOf()).toBe(2_700);
});

test('a page that never finishes loading, or is never idle, rests after ten seconds', async () => {
  setState('loading');
  expect(await restOf()).toBe(10_000);
  setState('complete');
  window.requestIdleCallback = () => 0;
  expect(await restOf()).toBe(10_000);
});

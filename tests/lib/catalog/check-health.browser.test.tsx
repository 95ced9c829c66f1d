const ANSWER = { status: 'ok', sources: { 'published-csv': { answering: true } } };

/** The module as a new page loads it. */
async function newPage() {
  jest.resetModules();
  return (await import('#lib/catalog/check-health.browser')).checkHealth;
}
const stored = () => JSON.parse(window.localStorage.getItem('health-checks') ?? 'null');
const fetched = jest.fn(
  async (_path: string, _init: RequestInit) => ({ json: async () => ANSWER }) as Response,
);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-19T12:00:00Z') });
  window.localStorage.clear();
  window.sessionStorage.clear();
  // Wrapped, because jest.resetModules resets the calls of mocks that are directly on the window.
  window.fetch = ((path: string, init: RequestInit) => fetched(path, init)) as typeof fetch;
  fetched.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('the health check runs 3 s after start and stores its result in local storage, once per visit', async () => {
  const check = await newPage();
  check();
  check();
  await jest.advanceTimersByTimeAsync(2_900 - performance.now());
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/api/health', expect.objectContaining({ credentials: 'omit' }));
  expect(stored()).toMatchObject({
    status: 'ok',
    'sheets-api': { configured: false },
    'published-csv': { configured: true, answering: true },
  });
  expect(stored().checkedAt).toMatch(/^2026-11-19T12:00:/);

  (await newPage())();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('without a network, the stored status is unreachable', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  (await newPage())();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(stored()).toMatchObject({ status: 'unreachable' });
});

test('the health check does not run when the visitor saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  (await newPage())();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched).not.toHaveBeenCalled();
});

test('a storage that throws does not break the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  (await newPage())();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(stored()).toBeNull();
});

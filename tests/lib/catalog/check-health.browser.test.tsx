const ANSWER = { status: 'ok', sources: { 'published-csv': { answering: true } } };

/** The check as a new page has it. */
async function newPage() {
  jest.resetModules();
  return (await import('#lib/catalog/check-health.browser')).checkHealth;
}
const kept = () => JSON.parse(window.localStorage.getItem('health-checks') ?? 'null');
const fetched = jest.fn(
  async (_path: string, _init: RequestInit) => ({ json: async () => ANSWER }) as Response,
);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-19T12:00:00Z') });
  window.localStorage.clear();
  window.sessionStorage.clear();
  // Wrapped: jest.resetModules forgets the calls of every mock that lies on the window itself.
  window.fetch = ((path: string, init: RequestInit) => fetched(path, init)) as typeof fetch;
  fetched.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('health checks run 3 s after start and store results in local storage, once per visit', async () => {
  const check = await newPage();
  check();
  check();
  await jest.advanceTimersByTimeAsync(2_900 - performance.now());
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/api/health', expect.objectContaining({ credentials: 'omit' }));
  expect(kept()).toMatchObject({
    status: 'ok',
    'sheets-api': { configured: false },
    'published-csv': { configured: true, answering: true },
  });
  expect(kept().checkedAt).toMatch(/^2026-11-19T12:00:/);

  (await newPage())();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('without a network it is kept that the guide was out of reach', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  (await newPage())();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(kept()).toMatchObject({ status: 'unreachable' });
});

test('whoever saves data is not asked to spend any', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  (await newPage())();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched).not.toHaveBeenCalled();
});

test('a storage that throws is no trouble', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  (await newPage())();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(kept()).toBeNull();
});

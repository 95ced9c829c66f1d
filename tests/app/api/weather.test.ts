import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { RATE_LIMITS } from '#lib/server/limits/rate-limits';
import type { WeatherResponse } from '#lib/weather/weather';
import { WEATHER_QUERY_ERROR } from '#lib/weather/weather-query';
import { parseWeatherResponse } from '#lib/weather/weather-response';
import { FAULTS, startOpenWeather } from '../../fakes/open-weather.mjs';
import { describeStores } from '../../support/store/stores.ts';

/** Faults that only one of the two requests can have. */
const ONLY: Record<string, 'current' | 'forecast'> = {
  'past-days': 'forecast',
  'many-readings': 'forecast',
  'negative-visibility': 'current',
};

/** Faults with which the provider never ends its response. */
const ENDLESS = ['hang', 'slow'];

let provider: Awaited<ReturnType<typeof startOpenWeather>>;
const written: string[] = [];

// The clock of the provider's timeouts: they expire when a test says so, however busy the machine is.
let timeouts: { ms: number; expire: () => void }[] = [];
function controlTimeouts() {
  timeouts = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    timeouts.push({ ms, expire: () => controller.abort(new DOMException('Expired', 'TimeoutError')) });
    return controller.signal;
  });
}

beforeAll(async () => {
  provider = await startOpenWeather();
  Object.assign(process.env, provider.env, { TRUSTED_PROXIES: '1' });
});
afterAll(() => provider.close());
afterEach(() => void jest.restoreAllMocks());
beforeEach(() => {
  controlTimeouts();
  provider.calls.length = 0;
  provider.setFault(null);
  provider.setWeather({});
});

let visitors = 0;
/** A network of its own for each visitor. */
const nextNetwork = () => {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

async function get(query: string, headers: Record<string, string> = {}): Promise<Response> {
  const { GET } = await import('../../../app/api/weather/route.ts');
  return GET(
    new Request(`http://localhost:3000/api/weather?${query}`, {
      headers: { Host: 'localhost:3000', 'X-Forwarded-For': nextNetwork(), ...headers },
    }),
  );
}

const weather = async (query: string) => (await (await get(query)).json()) as WeatherResponse;

// A place of its own for each request, so that no response is a cached one.
let places = 0;
const elsewhere = () => {
  places += 1;
  return `lat=${(15.8 + (places % 27) / 10).toFixed(1)}&lon=${(-89.2 + Math.floor(places / 27) / 10).toFixed(1)}`;
};

/** The log lines written while something ran: pino writes to stdout. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  const { log } = await import('#lib/server/log.server');
  const spies = (['warn', 'error', 'info'] as const).map((level) =>
    jest.spyOn(log(), level).mockImplementation((...parts: unknown[]) => {
      written.push(JSON.stringify(parts));
    }),
  );
  written.length = 0;
  await work();
  for (const spy of spies) spy.mockRestore();
  return written.join('\n');
}

describeStores('GET /api/weather', () => {
  // On each store with a provider without earlier requests: its responses are cached by the module.
  beforeAll(() => {
    jest.resetModules();
  });

  test('responds with the current weather and five days, to any visitor', async () => {
    const answer = await get('lat=17.5018&lon=-88.1962');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=120');
    const body = (await answer.json()) as WeatherResponse;
    expect(body).toMatchObject({
      sample: false,
      current: { temperature: 84, condition: 'Clouds', location: 'Belize City', visibility: 6.2 },
    });
    expect(body.forecast.length).toBeGreaterThanOrEqual(4);
    expect(parseWeatherResponse(body)).toEqual(body);
    expect(JSON.stringify(body)).not.toContain(provider.key);
  });

  test('calls both endpoints of the provider with rounded coordinates, in imperial units', async () => {
    await get('lat=17.1234567&lon=-88.7654321');
    expect(provider.calls.toSorted((a, b) => a.call.localeCompare(b.call))).toEqual(
      ['current', 'forecast'].map((call) => ({
        call,
        lat: '17.1',
        lon: '-88.8',
        units: 'imperial',
        hasKey: true,
      })),
    );
  });

  test('calls the provider once for 500 simultaneous visitors', async () => {
    const release = provider.hold();
    const query = elsewhere();
    const answers = Array.from({ length: 500 }, () => get(query));
    await Promise.race([Promise.all(answers), new Promise((resolve) => setTimeout(resolve, 100))]);
    release();
    const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()));
    expect(new Set(bodies).size).toBe(1);
    expect(provider.calls).toHaveLength(2);
  });

  test('refuses a network with too many requests, and says when to retry', async () => {
    const network = { 'X-Forwarded-For': '198.51.100.7' };
    for (let turn = 0; turn < RATE_LIMITS.weather.points; turn += 1) await get('', network);
    const answer = await get('lat=17.5&lon=-88.2', network);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(((await answer.json()) as { error: string }).error).toMatch(/^Too many requests/);
  });

  test.each([
    ['an empty query', ''],
    ['half a position', 'lat=17.5'],
    ['no number', 'lat=NaN&lon=1'],
    ['a position beyond the pole', 'lat=91&lon=0'],
    ['two positions', 'lat=1&lat=2&lon=3'],
    ['a very long number', `lat=${'1'.repeat(9_000)}&lon=1`],
  ])('refuses %s with a sentence, without a request to the provider', async (_, query) => {
    const answer = await get(query);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: WEATHER_QUERY_ERROR, code: 'no-place' },
    ]);
    expect(provider.calls).toEqual([]);
  });

  test('waits 3 s for each endpoint of the provider', async () => {
    await get(elsewhere());
    expect(timeouts.map(({ ms }) => ms)).toEqual([3_000, 3_000]);
  });

  test('refuses a page of another site', async () => {
    const answer = await get('lat=17.5&lon=-88.2', { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
  });
});

/** Waits until the provider has both requests, and until a response that drips has begun; then the timeouts expire. */
async function expireTimeouts(name: string, fetched: jest.Spied<typeof fetch>) {
  while (provider.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  if (name === 'slow') await Promise.all(fetched.mock.results.map(({ value }) => value));
  for (const { expire } of timeouts) expire();
}

// Faults of the provider do not depend on the store, so one store is enough.
describeStores('A weather provider that fails', () => {
  test.each(FAULTS.map((name, index) => [name, ONLY[name] ?? (index % 2 ? 'current' : 'forecast')] as const))(
    'with “%s” (%s) leads to the sample, and only its code is logged',
    async (name, only) => {
      // Each fault on a provider without earlier requests.
      jest.resetModules();
      const fetched = jest.spyOn(globalThis, 'fetch');
      provider.setFault(name, { only });
      let body: WeatherResponse | undefined;
      const query = elsewhere();
      const log = await logged(async () => {
        const answering = get(query);
        if (ENDLESS.includes(name)) await expireTimeouts(name, fetched);
        const answer = await answering;
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
        body = (await answer.json()) as WeatherResponse;
      });
      expect(body).toMatchObject({
        sample: true,
        current: { temperature: 82, condition: 'Clear', humidity: 75, windSpeed: 7, visibility: 4 },
      });
      expect(body?.forecast).toHaveLength(5);
      expect(log).toMatch(/^\[\{"code":"[a-z0-9-]+"\},"The weather provider failed"\]$/);
      if (ENDLESS.includes(name)) expect(log).toContain('"timeout"');
      expect(log + JSON.stringify(body)).not.toContain(provider.key);
      expect(log).not.toMatch(/127\.0\.0\.1|\d\.\d/);
      // And sends no request for a while.
      await weather(query);
      const asked = new URLSearchParams(query);
      const here = provider.calls.filter(
        ({ lat, lon }) =>
          Number(lat) === Number(asked.get('lat')) && Number(lon) === Number(asked.get('lon')),
      );
      expect(here.length).toBeGreaterThan(0);
      expect(here.length).toBeLessThanOrEqual(2);
    },
  );
}, ['sqlite']);

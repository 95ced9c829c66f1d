/**
 * A loopback stand-in for OpenWeather's current weather and forecast, with faults that can be switched on and off.
 * By hand: `node tests/fakes/open-weather.mjs [port]`, then `curl -X POST 'localhost:4400/fault?name=hang'`.
 */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gate, listen, printSettings } from './listen.mjs';
import { openWeatherCurrent, openWeatherForecast } from './open-weather-answers.mjs';

/** @typedef {'current' | 'forecast'} Call */
/** @typedef {{ call: Call, lat: string | null, lon: string | null, units: string | null, hasKey: boolean }} SeenCall */

const DRIP_MS = 200;
const HUGE_BYTES = 2 * 1024 * 1024;

/** Answers that are well-formed JSON, and wrong. @type {Record<string, (answer: Record<string, any>) => unknown>} */
const WRONG = {
  'wrong-json': () => ({ message: 'hello' }),
  list: (answer) => [answer],
  null: () => null,
  missing: ({ main: _, list: __, ...rest }) => rest,
  'text-numbers': (answer) => JSON.parse(JSON.stringify(answer).replace(/"temp":([\d.-]+)/g, '"temp":"$1"')),
  'negative-visibility': (answer) => ({ ...answer, visibility: -1, list: undefined }),
  impossible: (answer) => JSON.parse(JSON.stringify(answer).replace(/"temp":[\d.-]+/g, '"temp":9999')),
  'many-readings': ({ list = [], ...rest }) => ({ ...rest, list: Array(500).fill(list[0]) }),
  'past-days': ({ list = [], ...rest }) => ({
    ...rest,
    list: list.map((/** @type {{ dt: number }} */ one) => ({ ...one, dt: one.dt - 30 * 86_400 })),
  }),
};

/** Answers whose text is broken. @type {Record<string, (text: string) => string>} */
const BROKEN = {
  nan: (text) => text.replace(/"temp":[\d.-]+/g, '"temp":NaN'),
  infinity: (text) => text.replace(/"temp":[\d.-]+/g, '"temp":1e999'),
  html: () => '<!doctype html><html><body>It is sunny</body></html>',
  empty: () => '',
  huge: (text) => text.slice(0, -1) + ' '.repeat(HUGE_BYTES) + text.slice(-1),
};

const REFUSED = {
  401: {
    cod: 401,
    message: 'Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.',
  },
  429: { cod: 429, message: 'Your account is temporary blocked due to exceeding of requests limitation.' },
  404: { cod: '404', message: 'city not found' },
  500: { cod: '500', message: 'Internal error' },
};

export const FAULTS = [
  'down',
  'hang',
  'slow',
  'cut-off',
  'redirect',
  ...Object.keys(REFUSED),
  ...Object.keys(BROKEN),
  ...Object.keys(WRONG),
];

/** @typedef {NonNullable<Parameters<typeof openWeatherCurrent>[0]>} Weather */

/**
 * Starts the stand-in. `env` holds the settings that make the site ask it.
 * @param {{ port?: number, key?: string }} [options]
 */
export async function startOpenWeather({
  port = 0,
  key = 'loopback-weather-key-that-must-stay-secret',
} = {}) {
  /** @type {{ name: string | null, only?: Call }} */
  let fault = { name: null };
  /** @type {Weather} */
  let weather = {};
  /** @type {SeenCall[]} */
  const calls = [];
  const door = gate();

  /** @param {string | null} name @param {{ only?: Call }} [options] */
  function setFault(name, { only } = {}) {
    if (name && !FAULTS.includes(name))
      throw new Error(`Unknown fault ${name}; known are ${FAULTS.join(', ')}`);
    fault = { name: name || null, only };
  }

  /** @param {Call} call @param {number} lat @param {number} lon */
  function answerOf(call, lat, lon) {
    const at = Math.floor(Date.now() / 1_000);
    const options = { lat, lon, at, ...weather };
    return call === 'current' ? openWeatherCurrent(options) : openWeatherForecast(options);
  }

  /** @param {import('node:http').ServerResponse} response @param {Call} call @param {URLSearchParams} query */
  async function answer(response, call, query) {
    const name = fault.only && fault.only !== call ? null : fault.name;
    await door.passed();
    const right = answerOf(call, Number(query.get('lat')), Number(query.get('lon')));
    /** @param {string} text */
    const send = (text, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(text);
    if (name === null) return send(JSON.stringify(right));
    if (name === 'down') return response.socket?.resetAndDestroy();
    // The connection stays open and says nothing.
    if (name === 'hang') return;
    if (name === 'redirect') return response.writeHead(302, { Location: `/elsewhere?${query}` }).end();
    if (name === 'slow') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      while (!response.destroyed) {
        response.write(' ');
        await pause(DRIP_MS);
      }
      return;
    }
    const text = JSON.stringify(right);
    if (name === 'cut-off') {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      });
      response.write(text.slice(0, text.length / 2), () => setTimeout(() => response.destroy(), 50));
      return;
    }
    if (name in REFUSED)
      return send(
        JSON.stringify(REFUSED[/** @type {keyof typeof REFUSED} */ (/** @type {unknown} */ (name))]),
        Number(name),
      );
    if (BROKEN[name]) return send(BROKEN[name](text));
    return send(JSON.stringify(WRONG[name]?.(right)));
  }

  const PATHS = new Map(
    /** @type {[string, Call][]} */ ([
      ['/data/2.5/weather', 'current'],
      ['/data/2.5/forecast', 'forecast'],
    ]),
  );

  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://loopback');
    if (pathname === '/fault' && request.method === 'POST') {
      try {
        const only = query.get('only');
        setFault(query.get('name'), { only: only === 'current' || only === 'forecast' ? only : undefined });
        response.end(`fault: ${fault.name ?? 'none'}\n`);
      } catch (error) {
        response.writeHead(400).end(`${error}\n`);
      }
      return;
    }
    const call = PATHS.get(pathname);
    if (!call) {
      response.writeHead(404).end();
      return;
    }
    const hasKey = query.get('appid') === key;
    calls.push({ call, lat: query.get('lat'), lon: query.get('lon'), units: query.get('units'), hasKey });
    if (hasKey) void answer(response, call, query);
    else response.writeHead(401, { 'Content-Type': 'application/json' }).end(JSON.stringify(REFUSED[401]));
  });
  const { port: usedPort, url, close } = await listen(server, port);
  return {
    port: usedPort,
    key,
    env: { OPENWEATHER_API_BASE: url, OPENWEATHER_API_KEY: key },
    /** Every call so far, the latest last. */
    calls,
    /** Changes the weather, wherever one asks. @param {Weather} changed */
    setWeather: (changed) => {
      weather = changed;
    },
    setFault,
    /** Holds every response until the function it returns is called. */
    hold: door.hold,
    close,
  };
}

async function startByHand() {
  const { env } = await startOpenWeather({ port: Number(process.argv[2] ?? 4400) });
  printSettings(env);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void startByHand();

import 'server-only';
import { serverEnv } from '#lib/server/env.server';
import { fetchText } from '#lib/server/http/fetch-text.server';
import { parseJson } from '#lib/text/parse-json';
import type { Reading } from './forecast.ts';
import { currentFromOpenWeather, readingsFromOpenWeather } from './open-weather.ts';
import type { WeatherCurrent } from './weather.ts';
import type { WeatherCell } from './weather-cell.ts';

const PROVIDER_TIMEOUT_MS = 3_000;
/** A forecast has 17 KB. */
const PROVIDER_MAX_BYTES = 256 * 1024;

/** What the provider said of a place: everything an answer is made of on whatever day. */
type ProviderWeather = { current: WeatherCurrent; readings: Reading[]; offsetSeconds: number };

/** Why the provider gave no weather: a code without values; `refused` when it would refuse any place. */
export class ProviderError extends Error {
  readonly code: string;
  readonly refused: boolean;

  constructor(code: string, refused = false) {
    super(`The weather provider failed: ${code}`);
    this.name = 'ProviderError';
    this.code = code;
    this.refused = refused;
  }
}

async function ask(base: string, path: string, { lat, lon }: WeatherCell, key: string): Promise<unknown> {
  const url = new URL(path, base);
  url.search = new URLSearchParams({
    lat: String(lat),
    lon: String(lon),
    units: 'imperial',
    appid: key,
  }).toString();
  const { status, text } = await fetchText(url.href, {
    headers: { Accept: 'application/json' },
    // The key is for no other host.
    redirect: 'error',
    timeoutMs: PROVIDER_TIMEOUT_MS,
    maxBytes: PROVIDER_MAX_BYTES,
  }).catch((error: unknown) => {
    if (error instanceof RangeError) throw new ProviderError('too-large');
    throw new ProviderError(
      error instanceof Error && error.message.startsWith('No answer') ? 'timeout' : 'no-connection',
    );
  });
  // 401: the key; 429: the quota. Neither gets better by asking for another place.
  if (status !== 200) throw new ProviderError(`http-${status}`, status === 401 || status === 429);
  const answer = parseJson(text);
  if (answer === undefined) throw new ProviderError('not-json');
  return answer;
}

/** Whether a provider is configured. */
export const hasProvider = () => Boolean(serverEnv().OPENWEATHER_API_KEY);

/**
 * Asks OpenWeather for the weather and the forecast of a place, side by side, within 3 s. Throws a ProviderError,
 * which holds nothing of the address or the answer.
 */
export async function askOpenWeather(cell: WeatherCell): Promise<ProviderWeather> {
  const { OPENWEATHER_API_BASE: base, OPENWEATHER_API_KEY: key = '' } = serverEnv();
  const [current, forecast] = await Promise.all([
    ask(base, '/data/2.5/weather', cell, key),
    ask(base, '/data/2.5/forecast', cell, key),
  ]);
  try {
    return { current: currentFromOpenWeather(current), ...readingsFromOpenWeather(forecast) };
  } catch {
    throw new ProviderError('unusable');
  }
}

import 'server-only';
import { serverEnv } from '#lib/server/env.server';
import { isTimeout } from '#lib/server/http/request-error';
import { sendRequest } from '#lib/server/http/send-request.server';
import { parseJson } from '#lib/text/parse-json';
import type { Reading } from './forecast.ts';
import { currentFromOpenWeather, readingsFromOpenWeather } from './open-weather.ts';
import type { WeatherCurrent } from './weather.ts';
import type { WeatherCell } from './weather-cell.ts';

const PROVIDER_TIMEOUT_MS = 3_000;
/** A forecast is about 17 KB. */
const PROVIDER_MAX_BYTES = 256 * 1024;

/** The provider's data for a position. The forecast's days are made from it later, as they depend on the current time. */
type ProviderWeather = { current: WeatherCurrent; readings: Reading[]; offsetSeconds: number };

/** A failed request to the provider: a code without values; `refused` when requests for other positions would fail too. */
export class WeatherProviderError extends Error {
  readonly code: string;
  readonly refused: boolean;

  constructor(code: string, refused = false) {
    super(`The weather provider failed: ${code}`);
    this.name = 'WeatherProviderError';
    this.code = code;
    this.refused = refused;
  }
}

async function load(base: string, path: string, { lat, lon }: WeatherCell, key: string): Promise<unknown> {
  const url = new URL(path, base);
  url.search = new URLSearchParams({
    lat: String(lat),
    lon: String(lon),
    units: 'imperial',
    appid: key,
  }).toString();
  const response = await sendRequest(url, {
    headers: { Accept: 'application/json' },
    timeoutMs: PROVIDER_TIMEOUT_MS,
    maxBytes: PROVIDER_MAX_BYTES,
  }).catch((error: unknown) => {
    if (error instanceof RangeError) throw new WeatherProviderError('too-large');
    throw new WeatherProviderError(isTimeout(error) ? 'timeout' : 'no-connection');
  });
  const { status } = response;
  // 401: invalid key; 429: quota exceeded. Both affect requests for all positions.
  if (status !== 200) throw new WeatherProviderError(`http-${status}`, status === 401 || status === 429);
  const answer = parseJson(await response.text());
  if (answer === undefined) throw new WeatherProviderError('not-json');
  return answer;
}

/** Whether a provider is configured. */
export const hasWeatherProvider = () => Boolean(serverEnv().OPENWEATHER_API_KEY);

/**
 * Loads the current weather and the forecast from OpenWeather, in parallel, within 3 s. Throws a WeatherProviderError,
 * which contains neither the URL nor the response.
 */
export async function loadFromOpenWeather(cell: WeatherCell): Promise<ProviderWeather> {
  const { OPENWEATHER_API_BASE: base, OPENWEATHER_API_KEY: key = '' } = serverEnv();
  const [current, forecast] = await Promise.all([
    load(base, '/data/2.5/weather', cell, key),
    load(base, '/data/2.5/forecast', cell, key),
  ]);
  try {
    return { current: currentFromOpenWeather(current), ...readingsFromOpenWeather(forecast) };
  } catch {
    throw new WeatherProviderError('unusable');
  }
}

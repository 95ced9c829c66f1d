import 'client-only';
import type { WeatherResponse } from './weather.ts';
import { parseWeatherResponse } from './weather-response.ts';

const RESPONSE_TIMEOUT_MS = 10_000;

/** Loads the weather at a position, which is sent rounded to 0.1 degrees. Undefined when that fails; never rejects. */
export async function fetchWeather({
  lat,
  lon,
}: {
  lat: number;
  lon: number;
}): Promise<WeatherResponse | undefined> {
  try {
    const response = await fetch(`/api/weather?lat=${lat.toFixed(1)}&lon=${lon.toFixed(1)}`, {
      signal: AbortSignal.timeout?.(RESPONSE_TIMEOUT_MS),
    });
    return response.ok ? parseWeatherResponse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

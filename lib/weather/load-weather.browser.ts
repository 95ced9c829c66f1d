import 'client-only';
import type { WeatherAnswer } from './weather.ts';
import { weatherAnswerFrom } from './weather-answer.ts';

const ANSWER_TIMEOUT_MS = 10_000;

/** The weather at a place, of which no more than a tenth of a degree leaves the device; undefined when none arrives. */
export async function fetchWeather({
  lat,
  lon,
}: {
  lat: number;
  lon: number;
}): Promise<WeatherAnswer | undefined> {
  try {
    const response = await fetch(`/api/weather?lat=${lat.toFixed(1)}&lon=${lon.toFixed(1)}`, {
      signal: AbortSignal.timeout?.(ANSWER_TIMEOUT_MS),
    });
    return response.ok ? weatherAnswerFrom(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

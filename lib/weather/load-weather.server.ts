import 'server-only';
import { log } from '#lib/server/log.server';
import { askOpenWeather, hasProvider, ProviderError } from './open-weather.server.ts';
import { sampleWeather } from './sample-weather.ts';
import type { WeatherAnswer } from './weather.ts';
import type { WeatherCell } from './weather-cell.ts';
import { weatherDesk } from './weather-desk.ts';

const fromProvider = weatherDesk({
  ask: askOpenWeather,
  now: Date.now,
  onFailure: (error) => {
    const { code, refused } = error instanceof ProviderError ? error : { code: 'unusable', refused: false };
    log().warn({ code }, 'The weather provider failed');
    return refused;
  },
});

/** The weather of a place, or the sample when no provider is configured. Never throws. */
export const loadWeather = async (place: WeatherCell): Promise<WeatherAnswer> =>
  hasProvider() ? fromProvider(place) : sampleWeather(Date.now());

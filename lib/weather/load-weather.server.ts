import 'server-only';
import type { Position } from '#lib/places/kilometres-between';
import { log } from '#lib/server/log.server';
import { hasWeatherProvider, loadFromOpenWeather, WeatherProviderError } from './open-weather.server.ts';
import { sampleWeather } from './sample-weather.ts';
import type { WeatherResponse } from './weather.ts';
import { createWeatherCache } from './weather-cache.ts';

const cachedWeather = createWeatherCache({
  load: loadFromOpenWeather,
  now: Date.now,
  onFailure: (error) => {
    const { code, refused } =
      error instanceof WeatherProviderError ? error : { code: 'unusable', refused: false };
    log().warn({ code }, 'The weather provider failed');
    return refused;
  },
});

/** The weather at a position, or the sample when no provider is configured. Never throws. */
export const loadWeather = async (position: Position): Promise<WeatherResponse> =>
  hasWeatherProvider() ? cachedWeather(position) : sampleWeather(Date.now());

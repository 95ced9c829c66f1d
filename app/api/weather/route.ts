import { networksForLimits, refuseCrossSite } from '#lib/server/handlers/guard.server';
import { errorResponse, jsonResponse } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { loadWeather } from '#lib/weather/load-weather.server';
import { positionFromQuery, WEATHER_QUERY_ERROR } from '#lib/weather/weather-query';

export const dynamic = 'force-dynamic';

/** Responds with the weather at a location: `{ current, forecast, sample, fetchedAt }`, see lib/weather/weather.ts. */
export async function GET(request: Request): Promise<Response> {
  try {
    refuseCrossSite(request);
    await enforceRateLimit('weather', networksForLimits(request));
    const position = positionFromQuery(new URL(request.url).searchParams);
    if (!position) throw new PublicError(400, WEATHER_QUERY_ERROR, { code: 'no-place' });
    const weather = await loadWeather(position);
    // In seconds. The sample is not cached: the real weather may be back at any time.
    return jsonResponse(weather, 200, weather.sample ? {} : { 'Cache-Control': 'private, max-age=120' });
  } catch (error) {
    return errorResponse(error, 'weather');
  }
}

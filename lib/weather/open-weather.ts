import { z } from 'zod';
import { hasVisibleText } from '#lib/text/has-visible-text';
import type { Reading } from './forecast.ts';
import { milesOfVisibility } from './visibility.ts';
import type { WeatherCurrent } from './weather.ts';
import { iconNameFromCode } from './weather-icon-name.ts';

// Wider than any temperature ever measured (the hottest ground had 93 °C): anything outside is an error.
const fahrenheit = z.number().min(-150).max(200);
const sky = z.object({
  main: z.string().regex(/^[A-Za-z][A-Za-z ]{0,29}$/),
  icon: z.string().regex(/^\d\d[dn]$/),
});
// The first is the primary condition (https://openweathermap.org/current).
const skies = z.array(sky).min(1).max(20);

const current = z.object({
  name: z.string().max(200),
  main: z.object({ temp: fahrenheit, humidity: z.number().min(0).max(100) }),
  weather: skies,
  wind: z.object({ speed: z.number().min(0).max(400) }),
  // The provider sometimes omits it.
  visibility: z.number().min(0).max(1_000_000).nullish(),
});

const forecast = z.object({
  list: z
    .array(
      z.object({
        // Seconds, up to the year 2100.
        dt: z.number().int().min(0).max(4_102_444_800),
        main: z.object({ temp: fahrenheit }),
        weather: skies,
      }),
    )
    .min(1)
    .max(200),
  // UTC offset in seconds: from −12 to +14 hours.
  city: z.object({ timezone: z.number().int().min(-43_200).max(50_400) }),
});

/** Longer place names are truncated. */
const MAX_NAME_LENGTH = 60;

/** A place name on one line, without control and format characters; '' when nothing visible is left. */
const plainName = (name: string) => {
  const line = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return hasVisibleText(line) ? [...line].slice(0, MAX_NAME_LENGTH).join('') : '';
};

/** Converts the provider's current weather, in imperial units. Throws a ZodError when the response is invalid. */
export function currentFromOpenWeather(response: unknown): WeatherCurrent {
  const { name, main, weather, wind, visibility } = current.parse(response);
  const [now] = weather;
  return {
    temperature: Math.round(main.temp),
    condition: now?.main ?? '',
    icon: iconNameFromCode(now?.icon ?? ''),
    humidity: Math.round(main.humidity),
    windSpeed: Math.round(wind.speed),
    ...(typeof visibility === 'number' && { visibility: milesOfVisibility(visibility) }),
    location: plainName(name),
  };
}

/** Converts the provider's forecast to readings and a UTC offset in seconds. Throws a ZodError when it is invalid. */
export function readingsFromOpenWeather(response: unknown): { readings: Reading[]; offsetSeconds: number } {
  const { list, city } = forecast.parse(response);
  const readings = list.map(({ dt, main, weather: [first] }) => ({
    at: dt,
    temperature: main.temp,
    condition: first?.main ?? '',
    code: first?.icon ?? '',
  }));
  return { readings, offsetSeconds: city.timezone };
}

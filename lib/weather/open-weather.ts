import { z } from 'zod';
import { isVisible } from '#lib/text/visible';
import type { Reading } from './forecast.ts';
import { skyOf } from './sky.ts';
import { milesOfVisibility } from './visibility.ts';
import type { WeatherCurrent } from './weather.ts';

// Wider than any weather ever was: what lies outside is a fault. The 93 °C of the hottest ground fit in.
const fahrenheit = z.number().min(-150).max(200);
const sky = z.object({
  main: z.string().regex(/^[A-Za-z][A-Za-z ]{0,29}$/),
  icon: z.string().regex(/^\d\d[dn]$/),
});
// The first one is the main one.
const skies = z.array(sky).min(1).max(20);

const current = z.object({
  name: z.string().max(200),
  main: z.object({ temp: fahrenheit, humidity: z.number().min(0).max(100) }),
  weather: skies,
  wind: z.object({ speed: z.number().min(0).max(400) }),
  // The provider sometimes leaves it out, and the rest is real weather all the same.
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
  // Seconds ahead of UTC: from −12 to +14 hours.
  city: z.object({ timezone: z.number().int().min(-43_200).max(50_400) }),
});

/** Longer names of places are cut. */
const MOST_LETTERS = 60;

/** A name of one line, without what steers text or is not seen. */
const plainName = (name: string) => {
  const line = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return isVisible(line) ? [...line].slice(0, MOST_LETTERS).join('') : '';
};

/** The current weather of the provider's answer in imperial units. Throws a ZodError when it is not what it should be. */
export function currentFromOpenWeather(answer: unknown): WeatherCurrent {
  const { name, main, weather, wind, visibility } = current.parse(answer);
  const [now] = weather;
  return {
    temperature: Math.round(main.temp),
    condition: now?.main ?? '',
    icon: skyOf(now?.icon ?? ''),
    humidity: Math.round(main.humidity),
    windSpeed: Math.round(wind.speed),
    ...(typeof visibility === 'number' && { visibility: milesOfVisibility(visibility) }),
    location: plainName(name),
  };
}

/** The readings of the provider's forecast and the place's seconds ahead of UTC. Throws a ZodError likewise. */
export function readingsFromOpenWeather(answer: unknown): { readings: Reading[]; offsetSeconds: number } {
  const { list, city } = forecast.parse(answer);
  const readings = list.map(({ dt, main, weather: [first] }) => ({
    at: dt,
    temperature: main.temp,
    condition: first?.main ?? '',
    code: first?.icon ?? '',
  }));
  return { readings, offsetSeconds: city.timezone };
}

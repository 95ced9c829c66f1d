import { z } from 'zod';
import type { WeatherCell } from './weather-cell.ts';

// Plain decimal degrees, as browsers write them: no exponents, no spaces, nothing long.
const DEGREES = /^-?\d{1,3}(\.\d{1,20})?$/;

const degrees = (limit: number) =>
  z
    .tuple([z.string().regex(DEGREES)])
    .transform(([text]) => Number(text))
    .pipe(z.number().min(-limit).max(limit));

const schema = z.object({ lat: degrees(90), lon: degrees(180) });

/** What is said to whoever asks for the weather of no place. */
export const WEATHER_QUERY_SENTENCE =
  'Ask with lat (-90 to 90) and lon (-180 to 180) in plain degrees, each once: /api/weather?lat=17.5&lon=-88.2.';

/** The place of an address's parameters, or undefined when it names none, or more than one. */
export function placeFromQuery(query: URLSearchParams): WeatherCell | undefined {
  return schema.safeParse({ lat: query.getAll('lat'), lon: query.getAll('lon') }).data;
}

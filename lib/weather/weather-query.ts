import { z } from 'zod';
import type { Position } from '#lib/places/kilometres-between';

// Decimal degrees as browsers format them: no exponent, no spaces, bounded length.
const DEGREES = /^-?\d{1,3}(\.\d{1,20})?$/;

const degrees = (limit: number) =>
  z
    .tuple([z.string().regex(DEGREES)])
    .transform(([text]) => Number(text))
    .pipe(z.number().min(-limit).max(limit));

const schema = z.object({ lat: degrees(90), lon: degrees(180) });

/** The error message for a request without a valid position. */
export const WEATHER_QUERY_ERROR =
  'Ask with lat (-90 to 90) and lon (-180 to 180) in plain degrees, each once: /api/weather?lat=17.5&lon=-88.2.';

/** Parses `lat` and `lon` from query parameters; undefined when they are missing, invalid or repeated. */
export function positionFromQuery(query: URLSearchParams): Position | undefined {
  return schema.safeParse({ lat: query.getAll('lat'), lon: query.getAll('lon') }).data;
}

import type { LocationError } from './visitor-location.ts';

/** By `GeolocationPositionError.code`. */
const ERRORS_BY_CODE: Readonly<Record<number, LocationError | undefined>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** Converts the browser's geolocation error; 'failed' when its code is missing or unknown. */
export const locationErrorOf = (problem: Partial<GeolocationPositionError> | undefined): LocationError =>
  ERRORS_BY_CODE[problem?.code ?? 0] ?? 'failed';

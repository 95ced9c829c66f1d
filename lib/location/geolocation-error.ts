import type { LocationError } from './visitor-location.ts';

/** By the browser's own numbers of what went wrong. */
const ERRORS: Readonly<Record<number, LocationError | undefined>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** Why a browser did not say where it is; browsers without a reason, or with another one, have failed. */
export const locationErrorOf = (problem: Partial<GeolocationPositionError> | undefined): LocationError =>
  ERRORS[problem?.code ?? 0] ?? 'failed';

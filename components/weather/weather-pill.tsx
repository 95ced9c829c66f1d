'use client';

/** The weather where the visitor is, in the header. */
export function WeatherPill() {
  return null;
}

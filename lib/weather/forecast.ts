import { type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { WEEKDAYS } from '#lib/time/format-day';
import { daySkyOf } from './sky.ts';
import { FORECAST_DAYS, type ForecastDay } from './weather.ts';

/** One of the provider's readings, three hours apart. */
export type Reading = {
  /** Seconds since 1970. */
  at: number;
  /** °F */
  temperature: number;
  condition: string;
  /** The provider's icon code, like '10d'. */
  code: string;
};

/** The day at an instant (seconds since 1970) in a place whose clocks are so many seconds ahead of UTC. */
function dayAt(at: number, offsetSeconds: number): CalendarDay {
  return new Date((at + offsetSeconds) * 1_000).toISOString().slice(0, 10);
}

/** The most frequent one; of several, the one that comes first in the day. */
function mostFrequent(conditions: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const condition of conditions) counts.set(condition, (counts.get(condition) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}

function forecastDay(date: CalendarDay, readings: readonly Reading[]): ForecastDay {
  const temperatures = readings.map(({ temperature }) => Math.round(temperature));
  // Of an even number the later one: of eight readings from midnight on, the one at noon.
  const middle = readings[Math.floor(readings.length / 2)];
  return {
    date,
    dayName: WEEKDAYS[weekdayOf(date)] ?? '',
    high: Math.max(...temperatures),
    low: Math.min(...temperatures),
    condition: mostFrequent(readings.map(({ condition }) => condition)),
    icon: daySkyOf(middle?.code ?? ''),
  };
}

/**
 * The readings by the place's own days: today and what is past left out, the first five days kept. `now` is in
 * milliseconds since 1970, the offset in seconds as the provider names it; the server's own zone plays no part.
 */
export function forecastFromReadings(
  readings: readonly Reading[],
  offsetSeconds: number,
  now: number,
): ForecastDay[] {
  const today = dayAt(now / 1_000, offsetSeconds);
  const days = new Map<CalendarDay, Reading[]>();
  for (const reading of readings.toSorted((a, b) => a.at - b.at)) {
    const day = dayAt(reading.at, offsetSeconds);
    if (day <= today) continue;
    const held = days.get(day);
    if (held) held.push(reading);
    else days.set(day, [reading]);
  }
  return [...days].slice(0, FORECAST_DAYS).map(([day, held]) => forecastDay(day, held));
}

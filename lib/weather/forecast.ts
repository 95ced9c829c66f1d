import { type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { WEEKDAYS } from '#lib/time/weekdays';
import { FORECAST_DAYS, type ForecastDay } from './weather.ts';
import { dayIconNameFromCode } from './weather-icon-name.ts';

/** One entry of the provider's forecast; entries are three hours apart. */
export type Reading = {
  /** Seconds since 1970. */
  at: number;
  /** °F */
  temperature: number;
  condition: string;
  /** The provider's icon code, like '10d'. */
  code: string;
};

/** The local day at an instant (seconds since 1970), given the place's UTC offset in seconds. */
function localDayAt(at: number, offsetSeconds: number): CalendarDay {
  return new Date((at + offsetSeconds) * 1_000).toISOString().slice(0, 10);
}

/** The most frequent condition; of several equally frequent ones, the first of the day. */
function mostFrequent(conditions: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const condition of conditions) counts.set(condition, (counts.get(condition) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}

function forecastDay(date: CalendarDay, readings: readonly Reading[]): ForecastDay {
  const temperatures = readings.map(({ temperature }) => Math.round(temperature));
  // The later of two middle ones: of eight readings from midnight on, the one at noon.
  const middle = readings[Math.floor(readings.length / 2)];
  return {
    date,
    dayName: WEEKDAYS[weekdayOf(date)] ?? '',
    high: Math.max(...temperatures),
    low: Math.min(...temperatures),
    condition: mostFrequent(readings.map(({ condition }) => condition)),
    icon: dayIconNameFromCode(middle?.code ?? ''),
  };
}

/**
 * Groups readings by the place's local days, without today and the past, and returns the first five days. `now` is in
 * milliseconds since 1970, the UTC offset in seconds; the server's time zone has no influence.
 */
export function forecastFromReadings(
  readings: readonly Reading[],
  offsetSeconds: number,
  now: number,
): ForecastDay[] {
  const today = localDayAt(now / 1_000, offsetSeconds);
  const days = new Map<CalendarDay, Reading[]>();
  for (const reading of readings.toSorted((a, b) => a.at - b.at)) {
    const day = localDayAt(reading.at, offsetSeconds);
    if (day <= today) continue;
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(reading);
    else days.set(day, [reading]);
  }
  return [...days].slice(0, FORECAST_DAYS).map(([day, ofDay]) => forecastDay(day, ofDay));
}

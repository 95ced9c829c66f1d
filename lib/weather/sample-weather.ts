import { belizeDaylight } from '#lib/time/belize-sun';
import { addDays, belizeDay, weekdayOf } from '#lib/time/calendar-day';
import { WEEKDAYS } from '#lib/time/weekdays';
import type { ForecastDay, WeatherCurrent, WeatherResponse } from './weather.ts';

const CURRENT: Omit<WeatherCurrent, 'icon'> = {
  temperature: 82,
  condition: 'Clear',
  humidity: 75,
  windSpeed: 7,
  visibility: 4,
  location: 'Belize',
};

/** Five typical days on the coast. */
const DAYS = [
  { high: 84, low: 75, condition: 'Clear', icon: 'sun' },
  { high: 85, low: 76, condition: 'Clouds', icon: 'sun-cloud' },
  { high: 83, low: 75, condition: 'Rain', icon: 'showers' },
  { high: 82, low: 74, condition: 'Clouds', icon: 'cloud' },
  { high: 84, low: 75, condition: 'Clear', icon: 'sun' },
] satisfies Omit<ForecastDay, 'date' | 'dayName'>[];

/** Typical values for Belize, marked as a sample, for the days after `now` (milliseconds since 1970). */
export function sampleWeather(now: number): WeatherResponse {
  const today = belizeDay(now);
  const forecast = DAYS.map((day, index) => {
    const date = addDays(today, index + 1);
    return { date, dayName: WEEKDAYS[weekdayOf(date)] ?? '', ...day };
  });
  const icon = belizeDaylight(now) === 'night' ? 'moon' : 'sun';
  return { current: { ...CURRENT, icon }, forecast, sample: true, fetchedAt: new Date(now).toISOString() };
}

import type { CalendarDay } from '#lib/time/calendar-day';
import { MINUTE_MS } from '#lib/time/durations';

/** The drawings of the sky that we have, by their names in the sprite. */
export const SKIES = [
  'sun',
  'moon',
  'sun-cloud',
  'moon-cloud',
  'cloud',
  'showers',
  'rain',
  'thunder',
  'snow',
  'mist',
] as const;

export type Sky = (typeof SKIES)[number];

/** The weather at a place now. */
export type WeatherCurrent = {
  /** °F, whole. */
  temperature: number;
  /** The provider's word, like 'Clear' or 'Rain'. */
  condition: string;
  icon: Sky;
  /** Percent. */
  humidity: number;
  /** Miles an hour. */
  windSpeed: number;
  /** Miles, to one decimal; MAX_VISIBILITY_MILES means that or more. Absent where the provider does not say. */
  visibility?: number;
  /** The place's name; empty where there is none, as at sea. */
  location: string;
};

/** One day of the forecast, in the place's own calendar. */
export type ForecastDay = {
  date: CalendarDay;
  /** 'Sunday' */
  dayName: string;
  /** °F, whole. */
  high: number;
  low: number;
  condition: string;
  icon: Sky;
};

/** What `GET /api/weather` answers. */
export type WeatherAnswer = {
  current: WeatherCurrent;
  /** The days after today, five at most. */
  forecast: ForecastDay[];
  /** Whether these are typical values because there are no real ones. */
  sample: boolean;
  /** ISO instant at which the provider said so. */
  fetchedAt: string;
};

export const FORECAST_DAYS = 5;

/** How often a page that is looked at asks again. */
export const WEATHER_REFRESH_MS = 10 * MINUTE_MS;

/** And when nothing came: a weak signal comes back sooner. */
export const WEATHER_RETRY_MS = MINUTE_MS;

export const WEATHER_UNAVAILABLE = 'Weather data unavailable';

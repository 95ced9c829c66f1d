import type { CalendarDay } from '#lib/time/calendar-day';
import { MINUTE_MS } from '#lib/time/durations';

/** The names of our weather icons in the sprite. */
export const WEATHER_ICON_NAMES = [
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

export type WeatherIconName = (typeof WEATHER_ICON_NAMES)[number];

/** The current weather at a location. */
export type WeatherCurrent = {
  /** °F, whole. */
  temperature: number;
  /** The provider's word, like 'Clear' or 'Rain'. */
  condition: string;
  icon: WeatherIconName;
  /** Percent. */
  humidity: number;
  /** Miles an hour. */
  windSpeed: number;
  /** Miles, to one decimal; MAX_VISIBILITY_MILES means that or more. Absent where the provider does not say. */
  visibility?: number;
  /** The location's name; '' where there is none, as at sea. */
  location: string;
};

/** One day of the forecast, in the location's time zone. */
export type ForecastDay = {
  date: CalendarDay;
  /** 'Sunday' */
  dayName: string;
  /** °F, whole. */
  high: number;
  low: number;
  condition: string;
  icon: WeatherIconName;
};

/** The response of `GET /api/weather`. */
export type WeatherResponse = {
  current: WeatherCurrent;
  /** The days after today, five at most. */
  forecast: ForecastDay[];
  /** Whether these are typical values, because real ones are not available. */
  sample: boolean;
  /** ISO 8601 instant at which the provider responded. */
  fetchedAt: string;
};

export const FORECAST_DAYS = 5;

/** How often a visible page reloads the weather. */
export const WEATHER_REFRESH_MS = 10 * MINUTE_MS;

/** The same after a failed request. */
export const WEATHER_RETRY_MS = MINUTE_MS;

export const WEATHER_UNAVAILABLE = 'Weather data unavailable';

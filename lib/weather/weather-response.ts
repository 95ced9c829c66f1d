import { isJsonObject } from '#lib/text/json-object';
import { FORECAST_DAYS, WEATHER_ICON_NAMES, type WeatherResponse } from './weather.ts';

const areNumbers = (...values: unknown[]) => values.every(Number.isFinite);
const areStrings = (...values: unknown[]) => values.every((value) => typeof value === 'string');
const isIconName = (value: unknown) => WEATHER_ICON_NAMES.some((name) => name === value);

const isCurrent = (value: unknown) =>
  isJsonObject(value) &&
  areNumbers(value.temperature, value.humidity, value.windSpeed) &&
  (value.visibility === undefined || areNumbers(value.visibility)) &&
  areStrings(value.condition, value.location) &&
  isIconName(value.icon);

const isDay = (value: unknown) =>
  isJsonObject(value) &&
  areNumbers(value.high, value.low) &&
  areStrings(value.date, value.dayName, value.condition) &&
  isIconName(value.icon);

const isWeatherResponse = (value: unknown): value is WeatherResponse =>
  isJsonObject(value) &&
  isCurrent(value.current) &&
  Array.isArray(value.forecast) &&
  value.forecast.length <= FORECAST_DAYS &&
  value.forecast.every(isDay) &&
  typeof value.sample === 'boolean' &&
  typeof value.fetchedAt === 'string' &&
  !Number.isNaN(Date.parse(value.fetchedAt));

/** Validates a response of /api/weather; undefined when it is invalid. Without zod, to keep it out of the browser's bundle. */
export const parseWeatherResponse = (value: unknown): WeatherResponse | undefined =>
  isWeatherResponse(value) ? value : undefined;

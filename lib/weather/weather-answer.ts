import { isFields } from '#lib/text/fields-of';
import { FORECAST_DAYS, SKIES, type WeatherAnswer } from './weather.ts';

const areNumbers = (...values: unknown[]) => values.every(Number.isFinite);
const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');
const isSky = (value: unknown) => SKIES.some((sky) => sky === value);

const isCurrent = (value: unknown) =>
  isFields(value) &&
  areNumbers(value.temperature, value.humidity, value.windSpeed) &&
  (value.visibility === undefined || areNumbers(value.visibility)) &&
  areTexts(value.condition, value.location) &&
  isSky(value.icon);

const isDay = (value: unknown) =>
  isFields(value) &&
  areNumbers(value.high, value.low) &&
  areTexts(value.date, value.dayName, value.condition) &&
  isSky(value.icon);

const isAnswer = (value: unknown): value is WeatherAnswer =>
  isFields(value) &&
  isCurrent(value.current) &&
  Array.isArray(value.forecast) &&
  value.forecast.length <= FORECAST_DAYS &&
  value.forecast.every(isDay) &&
  typeof value.sample === 'boolean' &&
  typeof value.fetchedAt === 'string' &&
  !Number.isNaN(Date.parse(value.fetchedAt));

/** What our own address answered, or undefined when it is no weather. By hand, as a browser should not carry zod for it. */
export const weatherAnswerFrom = (value: unknown): WeatherAnswer | undefined =>
  isAnswer(value) ? value : undefined;

import type { CalendarDay } from '#lib/time/calendar-day';

/** A range of temperatures in °F, whole. */
export type TemperatureRange = { low: number; high: number };

/**
 * The mean daily minimum and maximum of each month from January on, in °C, at Philip Goldson International Airport near
 * Belize City from 1991 to 2020: National Meteorological Service of Belize,
 * https://nms.gov.bz/climate-services/climatology/
 */
const USUAL_CELSIUS = [
  [20.6, 27.9],
  [21.5, 28.8],
  [22.4, 29.8],
  [24.2, 31.2],
  [25.2, 31.9],
  [25.7, 31.7],
  [25.3, 31.5],
  [25.3, 31.8],
  [24.9, 31.8],
  [23.9, 30.6],
  [22.0, 29.2],
  [21.2, 28.3],
] as const;

const fahrenheitOf = (celsius: number) => Math.round((celsius * 9) / 5 + 32);

/** The usual temperatures of a day's month in Belize City, from the nights' to the afternoons': 72 to 85 °F in November. */
export function usualRange(day: CalendarDay): TemperatureRange {
  const [low, high] = USUAL_CELSIUS[Number(day.slice(5, 7)) - 1] ?? USUAL_CELSIUS[0];
  return { low: fahrenheitOf(low), high: fahrenheitOf(high) };
}

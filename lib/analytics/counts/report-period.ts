import { addDays, type CalendarDay } from '#lib/time/calendar-day';

/** The periods of the visit report, in days. */
export const REPORT_PERIODS = [7, 30, 90] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Parses the period of a URL (`?days=7`); 30 days when it is missing or invalid. */
export const parseReportPeriod = (text: string | null): ReportPeriod =>
  REPORT_PERIODS.find((period) => String(period) === text) ?? 30;

/** The days of a period that ends today. */
export const daysOfPeriod = (period: ReportPeriod, today: CalendarDay): CalendarDay[] =>
  Array.from({ length: period }, (_, index) => addDays(today, index - period + 1));

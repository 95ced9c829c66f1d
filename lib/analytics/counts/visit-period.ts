import { addDays, type CalendarDay } from '#lib/time/calendar-day';

/** How many days back moderators may look. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** The period that an address asks for (`?days=7`); what makes no sense means 30 days. */
export const periodFromText = (text: string | null): Period =>
  PERIODS.find((period) => String(period) === text) ?? 30;

/** Its days, the last one being today. */
export const daysOfPeriod = (period: Period, today: CalendarDay): CalendarDay[] =>
  Array.from({ length: period }, (_, index) => addDays(today, index - period + 1));

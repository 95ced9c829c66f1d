import type { CalendarDay } from '#lib/time/calendar-day';

export type AwarenessMonth = { month: number; theme: string; ribbon: string };

/**
 * What each month is for in Belize, with its ribbon in public/images/spots. Reported from Belize itself: World Cancer
 * Day in February (Ministry of Health & Wellness), International Women's Day in March, the Belize Cancer Society's
 * month in May, the September Celebrations, breast cancer in October and World Diabetes Day in November. The other
 * months follow the international calendar of awareness months, as do the colours of the ribbons; September wears the
 * colours of the flag.
 */
const AWARENESS_MONTHS = [
  { month: 1, theme: 'Cervical Cancer Awareness Month', ribbon: 'ribbon-01' },
  { month: 2, theme: 'World Cancer Day, 4 February', ribbon: 'ribbon-02' },
  { month: 3, theme: 'International Women’s Day, 8 March', ribbon: 'ribbon-03' },
  { month: 4, theme: 'Child Abuse Prevention Month', ribbon: 'ribbon-04' },
  { month: 5, theme: 'Cancer Awareness Month', ribbon: 'ribbon-05' },
  { month: 6, theme: 'Men’s Health Month', ribbon: 'ribbon-06' },
  { month: 7, theme: 'Sarcoma Awareness Month', ribbon: 'ribbon-07' },
  { month: 8, theme: 'World Breastfeeding Week, 1–7 August', ribbon: 'ribbon-08' },
  { month: 9, theme: 'September Celebrations', ribbon: 'ribbon-09' },
  { month: 10, theme: 'Breast Cancer Awareness Month', ribbon: 'ribbon-10' },
  { month: 11, theme: 'World Diabetes Day, 14 November', ribbon: 'ribbon-11' },
  { month: 12, theme: 'World AIDS Day, 1 December', ribbon: 'ribbon-12' },
] as const satisfies readonly AwarenessMonth[];

/** The entry for the month of a day; the first one for an invalid day. */
export function awarenessMonthOf(day: CalendarDay): (typeof AWARENESS_MONTHS)[number] {
  const month = Number(day.slice(5, 7));
  return AWARENESS_MONTHS.find((entry) => entry.month === month) ?? AWARENESS_MONTHS[0];
}

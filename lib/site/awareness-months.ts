import type { CalendarDay } from '#lib/time/calendar-day';

/** Words that hold until another theme takes their place on a day. */
export type AwarenessMonth = {
  month: number;
  theme: string;
  ribbon: string;
  /** From when on, and by which words, the theme is replaced: no badge names a day that is past. */
  next?: { from: CalendarDay; theme: string };
};

/**
 * What each month is for in Belize, with its ribbon in public/images/spots; `named` is a day of it with words of its
 * own, which lead until that day is over. Reported from Belize itself: World Cancer Day in February (Ministry of
 * Health & Wellness), International Women's Day in March, the Belize Cancer Society's month in May, the September
 * Celebrations, breast cancer in October and World Diabetes Day in November. The other months follow the international
 * calendar of awareness months, as do the colours of the ribbons; September wears the colours of the flag.
 */
const AWARENESS_MONTHS: readonly {
  theme: string;
  named?: { last: number; theme: string };
}[] = [
  { theme: 'Cervical Cancer Awareness Month' },
  { theme: 'Cancer Prevention Month', named: { last: 4, theme: 'World Cancer Day, 4 February' } },
  { theme: 'Women’s Month', named: { last: 8, theme: 'International Women’s Day, 8 March' } },
  { theme: 'Child Abuse Prevention Month' },
  { theme: 'Cancer Awareness Month' },
  { theme: 'Men’s Health Month' },
  { theme: 'Sarcoma Awareness Month' },
  {
    theme: 'Breastfeeding Awareness Month',
    named: { last: 7, theme: 'World Breastfeeding Week, 1–7 August' },
  },
  { theme: 'September Celebrations' },
  { theme: 'Breast Cancer Awareness Month' },
  { theme: 'Diabetes Awareness Month', named: { last: 14, theme: 'World Diabetes Day, 14 November' } },
  { theme: 'AIDS Awareness Month', named: { last: 1, theme: 'World AIDS Day, 1 December' } },
];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The words and the ribbon of a day: those of its month, or of a day in it that is not past; January's without a day. */
export function awarenessMonthOf(day: CalendarDay): AwarenessMonth {
  const number = Number(day.slice(5, 7));
  const month = AWARENESS_MONTHS[number - 1] ? number : 1;
  const { theme = '', named } = AWARENESS_MONTHS[month - 1] ?? {};
  const ribbon = `ribbon-${twoDigits(month)}`;
  const from = named && `${day.slice(0, 8)}${twoDigits(named.last + 1)}`;
  if (!named || !from || day >= from) return { month, theme, ribbon };
  return { month, theme: named.theme, ribbon, next: { from, theme } };
}

import { celebrationPath } from '#lib/celebrations/celebration-path';
import { CELEBRATIONS_PATH } from '#lib/site/site';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { ticketStubParts } from '#lib/time/format-day';
import type { Way } from './event-ways.ts';

/** Celebrations of so many days from today on are named, and so many of them. */
const NEXT_DAYS = 42;
const MOST_NAMED = 3;

type Listed = {
  slug: string;
  name: string;
  /** Its next day, that of its rule first. */
  day: CalendarDay;
  isAnnounced: boolean;
  /** Whether the day of its rule is over, and only some of its events are to come. */
  isDayOver?: boolean;
};

/** In a row that stays short: '19 Nov' */
function shortDay(date: CalendarDay): string {
  const { day, month } = ticketStubParts(date);
  return `${day} ${month}`;
}

/** 'today' or the day; where the holiday itself was days ago, 'still on' or 'more on 22 Nov'. */
function dayInWords({ day, isDayOver }: Listed, today: CalendarDay): string {
  if (day > today) return isDayOver ? `more on ${shortDay(day)}` : shortDay(day);
  return isDayOver ? 'still on' : 'today';
}

/**
 * The ways to the celebrations of the next weeks, with their day, or to the one that comes first; and to all of them. One
 * whose day is only usual is not among them.
 *
 *     // [{ label: 'Garifuna Settlement Day, 19 Nov', href: '/celebrations/garifuna-settlement-day' }, …]
 */
export function celebrationWays(listed: readonly Listed[], today: CalendarDay): Way[] {
  const announced = listed
    .filter(({ isAnnounced }) => isAnnounced)
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  const until = addDays(today, NEXT_DAYS);
  return [
    ...announced
      .filter(({ day }, index) => index === 0 || day <= until)
      .slice(0, MOST_NAMED)
      .map((listed) => ({
        label: `${listed.name}, ${dayInWords(listed, today)}`,
        href: celebrationPath(listed.slug),
      })),
    { label: 'All celebrations', href: CELEBRATIONS_PATH },
  ];
}

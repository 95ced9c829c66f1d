import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { lastEventDay } from '../../fields/when/event-days.ts';
import type { CurrentAnnouncement } from './event-announcement.ts';
import { currentWhen } from './event-move.ts';

/** Whether the last day of an event, by its announcements, is before `today`. */
export function hasEnded(
  held: Readonly<Record<string, unknown>>,
  announced: CurrentAnnouncement | undefined,
  today: CalendarDay,
): boolean {
  const last = lastEventDay(currentWhen(held, announced));
  return isCalendarDay(last) && last < today;
}

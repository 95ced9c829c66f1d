import { z } from 'zod';
import { parseJson } from '#lib/text/parse-json';
import { addDays, belizeDay, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { eventDaysOf } from '../../fields/when/day-words.ts';
import { sortedDays } from '../../fields/when/event-days.ts';
import { withoutCancelled } from '../announcements/cancelled-dates.ts';
import { currentAnnouncement } from '../announcements/event-announcement.ts';
import { storedFields } from '../record/stored-payload.ts';

/** The most dates that are stored, the latest ones; one change removes 25 at most. */
const MAX_WITHDRAWN = 100;

const daysSchema = z.array(z.string().refine(isCalendarDay));

/** The stored dates that a public event had and has no longer, in order. */
export const withdrawnDates = (stored: string | null): readonly CalendarDay[] =>
  daysSchema.safeParse(parseJson(stored)).data ?? [];

/** The further dates of an event as the public sees it, with what was announced since its approval. */
export function publicMoreDates({
  payload,
  announcement,
}: {
  payload: string;
  announcement: string | null;
}): readonly CalendarDay[] {
  const { changes } = currentAnnouncement(announcement) ?? {};
  const event = { ...storedFields(payload), ...changes };
  return eventDaysOf(withoutCancelled(event, changes?.cancelledDates)).moreDates.filter(isCalendarDay);
}

/**
 * The dates to store as withdrawn when the further dates of a public event change; null for none. Only further dates: the
 * calendar entry of the first goes along with the event. Those that are past, anywhere on earth, are dropped.
 */
export function withdrawnAfter(
  stored: string | null,
  { before, after, now }: { before: readonly CalendarDay[]; after: readonly CalendarDay[]; now: number },
): string | null {
  const today = addDays(belizeDay(now), -1);
  const withdrawn = sortedDays([...withdrawnDates(stored), ...before])
    .filter((day) => day >= today && !after.includes(day))
    .slice(-MAX_WITHDRAWN);
  return withdrawn.length > 0 ? JSON.stringify(withdrawn) : null;
}

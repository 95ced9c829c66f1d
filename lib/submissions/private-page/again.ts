import type { CalendarDay } from '#lib/time/calendar-day';
import { EVENT_FIELDS } from '../fields/event-fields.ts';
import { namesOfInputs } from '../fields/field-rules.ts';
import { daysNextYear } from '../fields/when/next-year.ts';
import { formOfWhen } from '../fields/when/when-of-form.ts';
import { whenStateOf } from '../fields/when/when-state.ts';
import type { CurrentAnnouncement } from '../items/announcements/event-announcement.ts';
import { currentWhen } from '../items/announcements/event-move.ts';

type Held = Readonly<Record<string, unknown>>;

const TEXTS = namesOfInputs(EVENT_FIELDS, ['text', 'lines', 'choice']);

/**
 * The values with which the event form puts an event on again: those of the last time, where it was held then, on the
 * same weekday of the next year. Its images stay with the event they were sent for.
 */
export function valuesForNextYear(
  held: Held,
  announced: CurrentAnnouncement | undefined,
  today: CalendarDay,
): Record<string, unknown> {
  const moved = announced?.changes ?? {};
  // A district is not asked when an event moves.
  const isElsewhere =
    moved.community !== undefined &&
    (moved.community !== held.community || (moved.country ?? held.country) !== held.country);
  const last: Held = { ...held, ...moved, ...(isElsewhere && { district: '' }) };
  const texts = TEXTS.map((name) => [name, typeof last[name] === 'string' ? last[name] : '']);
  const when = currentWhen(held, announced);
  const state = whenStateOf(when);
  const days = daysNextYear(when, today);
  // The day with other hours moves as far as the first.
  const [otherDay = ''] = daysNextYear({ ...when, moreDates: [state.otherDay] }, today).moreDates;
  return {
    ...Object.fromEntries(texts),
    ...formOfWhen(otherDay ? { ...state, ...days, otherDay } : whenStateOf({ ...when, ...days })),
  };
}

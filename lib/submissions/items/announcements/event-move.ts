import type { FormValues } from '#lib/forms/form-values';
import { asksForZone } from '#lib/places/time-zones';
import { eventDaysOf } from '../../fields/when/day-words.ts';
import { whenOfState, whenStateOf } from '../../fields/when/when-state.ts';
import { valuesOfWhen, whenStateFromValues } from '../../fields/when/when-values.ts';
import { withoutCancelled } from './cancelled-dates.ts';
import type { CurrentAnnouncement } from './event-announcement.ts';

const TEXTS = ['venueName', 'community', 'country', 'timeZone'] as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What holds of an event: what was approved, and what was announced since. */
const currentOf = (
  event: Record<string, unknown>,
  announced?: CurrentAnnouncement,
): Record<string, unknown> =>
  withoutCancelled({ ...event, ...announced?.changes }, announced?.changes.cancelledDates);

/** What an event says about when it takes place; a stored one may lack fields. */
const whenOf = (event: Record<string, unknown>) => ({
  ...eventDaysOf(event),
  time: textOf(event.time),
  isAllDay: event.isAllDay === true,
});

/** When an event takes place by its announcements, else as it was approved. */
export const currentWhen = (event: Record<string, unknown>, announced?: CurrentAnnouncement) =>
  whenOf(currentOf(event, announced));

/** The values of the form "It moved": days, time and place as announced, else as approved. */
export function valuesOfMove(event: Record<string, unknown>, announced?: CurrentAnnouncement): FormValues {
  const now = currentOf(event, announced);
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, textOf(now[name])])),
    ...valuesOfWhen(whenStateOf(whenOf(now))),
  };
}

/** The announcement from the values of the form, for its schema; `before` is when the event was to be until then. */
export function moveFromValues(values: FormValues, before?: ReturnType<typeof currentWhen>): unknown {
  const { venueName = '', community = '', country, timeZone = '' } = values;
  const place = {
    venueName,
    community,
    // A page of an earlier version does not ask it.
    ...(country !== undefined && { country }),
    timeZone: country === undefined || asksForZone(community, country) ? timeZone : '',
  };
  return { kind: 'moved', ...place, ...whenOfState(whenStateFromValues(values), before) };
}

import type { FormValues } from '#lib/forms/form-values';
import type { CurrentAnnouncement } from '../event-announcement.ts';
import { withHours } from '../written-hours.ts';

const TEXTS = ['date', 'time', 'venueName', 'community'] as const;

/** The values of the form "It moved": date, time and place from the last announcement, else from the approved event. */
export function valuesOfMove(event: Record<string, unknown>, announced?: CurrentAnnouncement): FormValues {
  const moved = announced?.kind === 'cancelled' ? announced.moved : announced;
  const now: Record<string, unknown> = moved ?? event;
  const texts = TEXTS.map((name) => [name, typeof now[name] === 'string' ? now[name] : '']);
  return {
    ...Object.fromEntries(texts),
    ...((now.isAllDay === true || now.time === '') && { isAllDay: 'yes' }),
  };
}

/** The announcement from the values of the form, for its schema. */
export function moveFromValues(values: FormValues): unknown {
  const isAllDay = values.isAllDay === 'yes';
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name] ?? '']));
  return { kind: 'moved', ...texts, ...withHours({ isAllDay, time: isAllDay ? '' : (values.time ?? '') }) };
}

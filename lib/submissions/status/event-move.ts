import type { FormValues } from '#lib/forms/form-values';
import type { EventAnnouncement } from '../event-announcement.ts';

const TEXTS = ['date', 'time', 'venueName', 'community'] as const;

/** The fields of the form "It moved": where and when the event is by what was last said, else as it was approved. */
export function valuesOfMove(held: Record<string, unknown>, said?: EventAnnouncement): FormValues {
  const now: Record<string, unknown> = said?.kind === 'moved' ? said : held;
  const texts = TEXTS.map((name) => [name, typeof now[name] === 'string' ? now[name] : '']);
  return { ...Object.fromEntries(texts), ...(now.isAllDay === true && { isAllDay: 'yes' }) };
}

/** What the form says, for the schema of announcements. */
export function moveFromValues(values: FormValues): unknown {
  const isAllDay = values.isAllDay === 'yes';
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name] ?? '']));
  return { kind: 'moved', ...texts, isAllDay, ...(isAllDay && { time: '' }) };
}

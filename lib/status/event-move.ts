import type { EventAnnouncement } from '#lib/submissions/event-announcement';
import type { EventSubmission } from '#lib/submissions/event-submission';
import type { FormValues } from './form-values.ts';

const TEXTS = ['date', 'time', 'venueName', 'community'] as const;

/** The fields of the form "It moved": where and when the event is by what was last said. */
export function valuesOfMove(event: EventSubmission, said?: EventAnnouncement): FormValues {
  const now = said?.kind === 'moved' ? said : event;
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, now[name]])),
    ...(now.isAllDay && { isAllDay: 'yes' }),
  };
}

/** What the form says, for the schema of announcements. */
export function moveFromValues(values: FormValues): unknown {
  const isAllDay = values.isAllDay === 'yes';
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name] ?? '']));
  return { kind: 'moved', ...texts, isAllDay, ...(isAllDay && { time: '' }) };
}

import type { FormValues } from '#lib/forms/form-values';
import { eventFromValues, valuesOfEvent } from '../edited-event.ts';
import type { EventSubmission } from '../fields/event-submission.ts';

/**
 * A moderator's answers laid over the event as it was, for the schema: what the form does not hold stays. Unlike its
 * submitter, a moderator types the id of the place too, and may keep hours beside "All day".
 */
export function eventFromForm(before: EventSubmission, form: URLSearchParams): Record<string, unknown> {
  const { isAllDay: _, ...was } = valuesOfEvent(before);
  const values: FormValues = { ...was, placeId: before.placeId, ...Object.fromEntries(form) };
  return { ...eventFromValues(values, before), placeId: values.placeId, time: values.time };
}

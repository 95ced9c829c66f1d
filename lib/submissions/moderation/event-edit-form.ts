import type { FormValues } from '#lib/forms/form-values';
import { CHECKBOXES, eventFromValues, valuesOfEvent } from '../edited-event.ts';
import { EVENT_FIELDS } from '../fields/event-fields.ts';
import type { EventSubmission } from '../fields/event-submission.ts';
import { type FieldView, fieldLines } from '../fields/field-view.ts';

/** The fields of the moderators' form as the event is held: the id of the place is typed too. */
export const editedValues = (event: EventSubmission): FormValues => ({
  ...valuesOfEvent(event),
  placeId: event.placeId,
});

/** The fields of the moderators' form, line by line. */
export function editLines({ submitterEmail }: EventSubmission): FieldView[][] {
  // Private fields that were deleted after their retention time need not be typed again.
  const sender = { autoComplete: 'off', ...(submitterEmail === '' && { optional: true }) };
  return fieldLines(EVENT_FIELDS, 'edit', {
    steps: ['details', 'location', 'media', 'contact'],
    lines: [
      'title',
      ['date', 'time'],
      'isAllDay',
      ['category', 'cost'],
      'description',
      ['country', 'district'],
      ['community', 'venueName'],
      ['website', 'placeId'],
      'submitterName',
      ['submitterEmail', 'submitterPhone'],
    ],
    changes: {
      district: { nothing: 'None' },
      submitterName: sender,
      submitterEmail: sender,
      submitterPhone: sender,
    },
  });
}

/**
 * A moderator's answers laid over the event as it was, for the schema: what the form does not hold stays. Unlike its
 * submitter, a moderator may keep hours beside "All day".
 */
export function eventFromForm(before: EventSubmission, form: URLSearchParams): Record<string, unknown> {
  const held = editedValues(before);
  const kept = Object.entries(held).filter(([name]) => !CHECKBOXES.some((box) => box === name));
  const values: FormValues = { ...Object.fromEntries(kept), ...Object.fromEntries(form) };
  return { ...eventFromValues(values, before), placeId: values.placeId, time: values.time };
}

import type { FormValues } from '#lib/forms/form-values';
import { CHECKBOXES, editedHours, eventFromValues, valuesOfEvent } from '../edited-event.ts';
import { EVENT_FIELDS } from '../fields/event-fields.ts';
import type { EventSubmission } from '../fields/event-submission.ts';
import { type FieldView, fieldLines } from '../fields/field-view.ts';

/** The values of the moderators' form, filled in from the event; moderators may also type the place id. */
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
 * The event with a moderator's answers, for the schema: fields missing in the form stay as they are. Unlike the
 * submitter, a moderator may combine a time with "All day".
 */
export function eventFromForm(before: EventSubmission, form: URLSearchParams): Record<string, unknown> {
  const stored = Object.entries(editedValues(before)).filter(
    ([name]) => !CHECKBOXES.some((box) => box === name),
  );
  const values: FormValues = { ...Object.fromEntries(stored), ...Object.fromEntries(form) };
  const event = eventFromValues(values, before);
  return { ...event, placeId: values.placeId, ...editedHours(values.time ?? '', event.isAllDay, before) };
}

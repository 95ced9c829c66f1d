import type { FormValues } from '#lib/forms/form-values';
import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import type { EventSubmission } from '../../fields/event-submission.ts';
import { type FieldView, fieldLines } from '../../fields/field-view.ts';
import { isWhenTick } from '../../fields/when/when-values.ts';
import { eventFromValues, valuesOfEvent } from '../../items/proposals/edited-event.ts';

/** The values of the moderators' form as the event says them; moderators may also type the place id. */
const storedValues = (event: EventSubmission): FormValues => ({
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
      'date',
      ['category', 'cost'],
      ['price', 'currency'],
      'description',
      ['country', 'district'],
      ['community', 'venueName'],
      'timeZone',
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
 * The values of the moderators' form, filled in from the event, with a moderator's answers: fields missing in what was sent
 * stay as they are.
 */
export function answeredValues(before: EventSubmission, sent: FormValues = {}): FormValues {
  // A checkbox that is missing was unticked, if its list was sent; a page of an earlier version sends no choice of hours.
  const isEarlier = sent.hours === undefined && (sent.time !== undefined || sent.isAllDay !== undefined);
  const isSaidElsewise = (name: string) =>
    (sent.listedDates !== undefined && isWhenTick(name)) || (isEarlier && name === 'hours');
  const stored = Object.entries(storedValues(before)).filter(([name]) => !isSaidElsewise(name));
  return { ...Object.fromEntries(stored), ...sent };
}

/** The event with a moderator's answers, for the schema. */
export function eventFromForm(before: EventSubmission, form: URLSearchParams): Record<string, unknown> {
  const values = answeredValues(before, Object.fromEntries(form));
  return { ...eventFromValues(values, before), placeId: values.placeId };
}

import type { FormValues } from '#lib/forms/form-values';
import type { EventSubmission } from '../../fields/event-submission.ts';
import { valuesOfEvent } from '../proposals/edited-event.ts';

/** What a correction asks for where the event has moved: when and where it is now is what was announced. */
const ASKED_WHEN_MOVED = new Set([
  'title',
  'category',
  'cost',
  'price',
  'currency',
  'description',
  'website',
  'submitterName',
  'submitterEmail',
  'submitterPhone',
]);

const isOfImages = (name: string) => /^(cover|additional)Image/.test(name);

/** The values of a correction form that asks neither when nor where, with the approved day, hours and place. */
export function withApprovedPlace(values: FormValues, event: EventSubmission): FormValues {
  const approved = Object.entries(valuesOfEvent(event)).filter(
    ([name]) => !(ASKED_WHEN_MOVED.has(name) || isOfImages(name)),
  );
  return { ...values, ...Object.fromEntries(approved) };
}

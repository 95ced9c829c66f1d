import type { FormValues } from '#lib/forms/form-values';
import { type EventPictures, picturesOf } from './event-pictures.ts';
import { EVENT_FIELDS } from './fields/event-fields.ts';
import type { EventSubmission } from './fields/event-submission.ts';
import { namesOfInputs } from './fields/field-rules.ts';

const TEXTS = namesOfInputs(EVENT_FIELDS, ['text', 'lines', 'choice']);
/** The fields that are ticked or not. */
export const CHECKBOXES = namesOfInputs(EVENT_FIELDS, ['checkbox']);

/** The fields of a plain form that edits an event, as the event is held. */
export function valuesOfEvent(event: EventSubmission): FormValues {
  const texts = TEXTS.map((name) => [name, event[name]]);
  const alts = picturesOf(event).map(({ alt, fields }) => [fields.alt, alt]);
  const ticked = CHECKBOXES.filter((name) => event[name]).map((name) => [name, 'yes']);
  return Object.fromEntries([...texts, ...alts, ...ticked]);
}

/** The pictures that such a form keeps, each with its words. */
export function picturesFromValues(values: FormValues, before: EventPictures): EventPictures {
  const kept = picturesOf(before)
    .filter(({ fields }) => !values[fields.remove])
    .map(({ url, number, alt, fields }) => ({ url, number, alt: values[fields.alt] ?? alt }));
  const cover = kept.find(({ number }) => number === 0);
  const others = kept.filter(({ number }) => number > 0);
  return {
    coverImageUrl: cover?.url ?? '',
    coverImageAlt: cover?.alt ?? '',
    additionalImageUrls: others.map(({ url }) => url),
    additionalImageAlts: others.map(({ alt }) => alt),
  };
}

/**
 * What such a form says, for the schema of submissions. Pictures are kept or removed, and everything the form does
 * not ask stays as it is; a venue or place that changed no longer has its id on the map.
 */
export function eventFromValues(values: FormValues, before: EventSubmission) {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name] ?? '']));
  const isSamePlace = (['country', 'community', 'venueName'] as const).every(
    (name) => values[name]?.trim() === before[name],
  );
  const ticks = Object.fromEntries(CHECKBOXES.map((name) => [name, values[name] === 'yes']));
  return {
    ...before,
    ...texts,
    ...picturesFromValues(values, before),
    ...ticks,
    time: ticks.isAllDay ? '' : (values.time ?? ''),
    placeId: isSamePlace ? before.placeId : '',
  };
}

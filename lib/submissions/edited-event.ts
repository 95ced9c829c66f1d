import type { FormValues } from '#lib/forms/form-values';
import { spelledCommunity } from '#lib/places/community-suggestions';
import { asksForZone } from '#lib/places/time-zones';
import { type EventImages, imagesOf } from './event-images.ts';
import { EVENT_FIELDS } from './fields/event-fields.ts';
import type { EventSubmission } from './fields/event-submission.ts';
import { namesOfInputs } from './fields/field-rules.ts';
import { whenOfState, whenStateOf } from './when/when-state.ts';
import { valuesOfWhen, whenStateFromValues } from './when/when-values.ts';

const TEXTS = namesOfInputs(EVENT_FIELDS, ['text', 'lines', 'choice']);

/** The values of a plain form that edits an event, filled in from the event. */
export function valuesOfEvent(event: EventSubmission): FormValues {
  const texts = TEXTS.map((name) => [name, event[name]]);
  const alts = imagesOf(event).map(({ alt, fields }) => [fields.alt, alt]);
  return { ...Object.fromEntries([...texts, ...alts]), ...valuesOfWhen(whenStateOf(event)) };
}

/** The images that such a form does not remove, each with its alternative text. */
export function imagesFromValues(values: FormValues, before: Readonly<Record<string, unknown>>): EventImages {
  const remaining = imagesOf(before)
    .filter(({ fields }) => !values[fields.remove])
    .map(({ url, number, alt, fields }) => ({ url, number, alt: values[fields.alt] ?? alt }));
  const cover = remaining.find(({ number }) => number === 0);
  const others = remaining.filter(({ number }) => number > 0);
  return {
    coverImageUrl: cover?.url ?? '',
    coverImageAlt: cover?.alt ?? '',
    additionalImageUrls: others.map(({ url }) => url),
    additionalImageAlts: others.map(({ alt }) => alt),
  };
}

/**
 * The event as such a form changes it, for the schema of submissions. Fields that the form does not ask for stay as
 * they are; when the venue or place has changed, the former place id is dropped.
 */
export function eventFromValues(values: FormValues, before: EventSubmission) {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name] ?? '']));
  const isSamePlace = (['country', 'community', 'venueName'] as const).every(
    (name) => values[name]?.trim() === before[name],
  );
  const { community = '', country = '' } = values;
  return {
    ...before,
    ...texts,
    // An unchanged community keeps its spelling: a form that only shows it must not count as a correction.
    ...(community.trim() !== before.community && { community: spelledCommunity(community, country) }),
    ...imagesFromValues(values, before),
    ...whenOfState(whenStateFromValues(values), before),
    // The zone of a place that was there before is none of this one.
    ...(!asksForZone(community, country) && { timeZone: '' }),
    placeId: isSamePlace ? before.placeId : '',
  };
}

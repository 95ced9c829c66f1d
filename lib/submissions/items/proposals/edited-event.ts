import type { FormValues } from '#lib/forms/form-values';
import { spelledCommunity } from '#lib/places/community-suggestions';
import { asksForZone } from '#lib/places/time-zones';
import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import type { EventSubmission } from '../../fields/event-submission.ts';
import { namesOfInputs } from '../../fields/field-rules.ts';
import { whenOfState, whenStateOf } from '../../fields/when/when-state.ts';
import { valuesOfWhen, whenStateFromValues } from '../../fields/when/when-values.ts';
import { imagesOf } from '../images/event-images.ts';
import { imagesFromValues } from '../images/images-from-values.ts';

const TEXTS = namesOfInputs(EVENT_FIELDS, ['text', 'lines', 'choice']);

/** The values of a plain form that edits an event, filled in from the event. */
export function valuesOfEvent(event: EventSubmission): FormValues {
  const texts = TEXTS.map((name) => [name, event[name]]);
  const alts = imagesOf(event).map(({ alt, fields }) => [fields.alt, alt]);
  return { ...Object.fromEntries([...texts, ...alts]), ...valuesOfWhen(whenStateOf(event)) };
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

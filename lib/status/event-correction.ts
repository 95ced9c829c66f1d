import type { EventSubmission } from '#lib/submissions/event-submission';
import type { FormValues } from './form-values.ts';

const TEXTS = [
  'title',
  'date',
  'time',
  'category',
  'description',
  'cost',
  'country',
  'district',
  'community',
  'venueName',
  'coverImageAlt',
  'website',
  'submitterName',
  'submitterEmail',
  'submitterPhone',
] as const satisfies ReadonlyArray<keyof EventSubmission>;

/** The fields of the correction form of an event, as it is held. */
export function valuesOfEvent(event: EventSubmission): FormValues {
  const texts = TEXTS.map((name) => [name, event[name]] as const);
  const alts = event.additionalImageUrls.map(
    (_, place) => [`additionalImageAlts.${place}`, event.additionalImageAlts[place] ?? ''] as const,
  );
  return Object.fromEntries([...texts, ...alts, ...(event.isAllDay ? [['isAllDay', 'yes'] as const] : [])]);
}

/**
 * What the correction form says, for the schema of submissions. Pictures are kept or removed, and everything the
 * form does not ask stays as it is; a venue or place that changed no longer has its id on the map.
 */
export function eventFromValues(values: FormValues, before: EventSubmission): unknown {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name] ?? '']));
  const isSamePlace = (['country', 'community', 'venueName'] as const).every(
    (name) => values[name]?.trim() === before[name],
  );
  const isCoverKept = !values.removeCover;
  const kept = before.additionalImageUrls
    .map((url, place) => ({ url, place, alt: values[`additionalImageAlts.${place}`] ?? '' }))
    .filter(({ place }) => !values[`removeImage.${place}`]);
  const isAllDay = values.isAllDay === 'yes';
  return {
    ...before,
    ...texts,
    isAllDay,
    time: isAllDay ? '' : (values.time ?? ''),
    placeId: isSamePlace ? before.placeId : '',
    coverImageUrl: isCoverKept ? before.coverImageUrl : '',
    coverImageAlt: isCoverKept ? (values.coverImageAlt ?? '') : '',
    additionalImageUrls: kept.map(({ url }) => url),
    additionalImageAlts: kept.map(({ alt }) => alt),
  };
}

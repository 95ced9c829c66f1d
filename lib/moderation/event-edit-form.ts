import type { EventSubmission } from '#lib/submissions/event-submission';

/** The fields of an event that a moderator types anew; pictures can be described and removed. */
export const EDITED_TEXTS = [
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
  'placeId',
  'website',
  'submitterName',
  'submitterEmail',
  'submitterPhone',
] as const satisfies ReadonlyArray<keyof EventSubmission>;

/** The names of a picture's two fields; the cover is number 0. */
export const pictureFields = (index: number) => ({
  alt: `pictureAlt.${index}`,
  remove: `removePicture.${index}`,
});

/** A form's answers laid over the event as it was: what the form does not hold stays, and the schema judges it all. */
export function eventFromForm(before: EventSubmission, form: URLSearchParams): Record<string, unknown> {
  const texts = EDITED_TEXTS.map((name) => [name, form.get(name) ?? before[name]]);
  const isKept = (index: number) => form.get(pictureFields(index).remove) === null;
  const altOf = (index: number, was = '') => form.get(pictureFields(index).alt) ?? was;
  const more = before.additionalImageUrls
    .map((url, index) => ({
      url,
      alt: altOf(index + 1, before.additionalImageAlts[index]),
      kept: isKept(index + 1),
    }))
    .filter(({ kept }) => kept);
  return {
    ...before,
    ...Object.fromEntries(texts),
    isAllDay: form.get('isAllDay') !== null,
    coverImageUrl: isKept(0) ? before.coverImageUrl : '',
    coverImageAlt: isKept(0) ? altOf(0, before.coverImageAlt) : '',
    additionalImageUrls: more.map(({ url }) => url),
    additionalImageAlts: more.map(({ alt }) => alt),
  };
}

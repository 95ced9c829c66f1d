import type { FormValues } from '#lib/forms/form-values';
import { type EventImages, imagesOf } from './event-images.ts';

/** The images that a form which edits an event does not remove, each with its alternative text. */
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

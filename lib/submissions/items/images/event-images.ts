import type { EventSubmission } from '../../fields/event-submission.ts';

/** The fields of an event that hold its images: their addresses and alternative texts. */
export type EventImages = Pick<
  EventSubmission,
  'coverImageUrl' | 'coverImageAlt' | 'additionalImageUrls' | 'additionalImageAlts'
>;

/** An image of an event, with the names of the form fields that change its alternative text or remove it. */
export type SubmittedImage = {
  url: string;
  /** The alternative text; '' where the submitter gave none. */
  alt: string;
  /** 0 for the cover, counted from 1 for the others. */
  number: number;
  /** The names of its fields in a form. */
  fields: { alt: string; remove: string };
};

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((text: unknown) => (typeof text === 'string' ? text : '')) : [];

const fieldsOf = (number: number) =>
  number === 0
    ? { alt: 'coverImageAlt', remove: 'removeCover' }
    : { alt: `additionalImageAlts.${number - 1}`, remove: `removeImage.${number - 1}` };

/** The images of an event, the cover first. The stored payload may lack fields; other kinds of items have no images. */
export function imagesOf(payload: Readonly<Record<string, unknown>>): SubmittedImage[] {
  const urls = textsOf([payload.coverImageUrl]).concat(textsOf(payload.additionalImageUrls));
  const alts = textsOf([payload.coverImageAlt]).concat(textsOf(payload.additionalImageAlts));
  return urls
    .map((url, number) => ({ url, alt: alts[number] ?? '', number, fields: fieldsOf(number) }))
    .filter(({ url }) => url !== '');
}

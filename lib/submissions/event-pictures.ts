import type { EventSubmission } from './fields/event-submission.ts';

/** What an event holds of its pictures: their addresses, and what they show in words. */
export type EventPictures = Pick<
  EventSubmission,
  'coverImageUrl' | 'coverImageAlt' | 'additionalImageUrls' | 'additionalImageAlts'
>;

/** A picture of an event as a page shows it, or a form asks what it shows and whether it stays. */
export type SubmittedPicture = {
  url: string;
  /** What it shows, as its submitter said it; '' where they did not. */
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

/** The pictures that an event holds, the cover first; what it holds may lack fields, and other items have none. */
export function picturesOf(held: Readonly<Record<string, unknown>>): SubmittedPicture[] {
  const urls = textsOf([held.coverImageUrl]).concat(textsOf(held.additionalImageUrls));
  const alts = textsOf([held.coverImageAlt]).concat(textsOf(held.additionalImageAlts));
  return urls
    .map((url, number) => ({ url, alt: alts[number] ?? '', number, fields: fieldsOf(number) }))
    .filter(({ url }) => url !== '');
}

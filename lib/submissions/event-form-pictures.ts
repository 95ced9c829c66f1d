import type { FormPictures } from '#lib/uploads/picture-items';
import type { EventPictures } from './event-pictures.ts';

/** As a form has them while it is filled in. */
type HeldPictures = {
  coverImageUrl?: string;
  coverImageAlt?: string;
  additionalImageUrls?: readonly string[];
  additionalImageAlts?: ReadonlyArray<string | undefined>;
};

/** The pictures of an event, or of the form that makes one, for the field that shows them. */
export const formPicturesOfEvent = ({
  coverImageUrl,
  coverImageAlt,
  additionalImageUrls = [],
  additionalImageAlts = [],
}: HeldPictures): FormPictures => ({
  cover: coverImageUrl ? { url: coverImageUrl, alt: coverImageAlt ?? '' } : null,
  additional: additionalImageUrls.map((url, index) => ({ url, alt: additionalImageAlts[index] ?? '' })),
});

/** What the field holds, as an event has it. */
export const eventPicturesOfForm = ({ cover, additional }: FormPictures): EventPictures => ({
  coverImageUrl: cover?.url ?? '',
  coverImageAlt: cover?.alt ?? '',
  additionalImageUrls: additional.map(({ url }) => url),
  additionalImageAlts: additional.map(({ alt }) => alt),
});

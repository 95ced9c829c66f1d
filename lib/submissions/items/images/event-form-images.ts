import type { FormImages } from '#lib/uploads/image-list/image-item';
import type { EventImages } from './event-images.ts';

/** The images of a form that is being filled in: any of them may still be missing. */
type PartialEventImages = {
  coverImageUrl?: string;
  coverImageAlt?: string;
  additionalImageUrls?: readonly string[];
  additionalImageAlts?: ReadonlyArray<string | undefined>;
};

/** The images of an event, or of a form that is being filled in, as the value of the form field for images. */
export const formImagesOfEvent = ({
  coverImageUrl,
  coverImageAlt,
  additionalImageUrls = [],
  additionalImageAlts = [],
}: PartialEventImages): FormImages => ({
  cover: coverImageUrl ? { url: coverImageUrl, alt: coverImageAlt ?? '' } : null,
  additional: additionalImageUrls.map((url, index) => ({ url, alt: additionalImageAlts[index] ?? '' })),
});

/** The value of that form field as the fields of an event. */
export const eventImagesOfForm = ({ cover, additional }: FormImages): EventImages => ({
  coverImageUrl: cover?.url ?? '',
  coverImageAlt: cover?.alt ?? '',
  additionalImageUrls: additional.map(({ url }) => url),
  additionalImageAlts: additional.map(({ alt }) => alt),
});

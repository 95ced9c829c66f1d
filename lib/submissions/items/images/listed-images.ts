import { z } from 'zod';
import { parseJson } from '#lib/text/parse-json';
import type { EventImages } from './event-images.ts';

/** The name of the form field that lists all images as JSON, including newly uploaded ones. */
export const IMAGES_FIELD = 'pictures';

const listSchema = z.object({
  coverImageUrl: z.string(),
  coverImageAlt: z.string(),
  additionalImageUrls: z.array(z.string()),
  additionalImageAlts: z.array(z.string()),
});

/** The value of that field. */
export const listOfImages = (images: EventImages): string => JSON.stringify(listSchema.parse(images));

/**
 * An event with the images that a form lists; unchanged where the list is missing or unreadable. Whether the images
 * were issued by our upload is checked elsewhere.
 */
export function withListedImages<Event extends EventImages>(event: Event, list: string | undefined): Event {
  const { data } = listSchema.safeParse(parseJson(list));
  return data ? { ...event, ...data } : event;
}

import { z } from 'zod';
import { parseJson } from '#lib/text/parse-json';
import type { EventPictures } from './event-pictures.ts';

/** The name of the field in which a form lists all pictures, those it has added among them. */
export const PICTURES_FIELD = 'pictures';

const listSchema = z.object({
  coverImageUrl: z.string(),
  coverImageAlt: z.string(),
  additionalImageUrls: z.array(z.string()),
  additionalImageAlts: z.array(z.string()),
});

/** What such a field holds. */
export const listOfPictures = (pictures: EventPictures): string => JSON.stringify(listSchema.parse(pictures));

/**
 * An event with the pictures a form lists; with its own where it lists none. Nothing is said yet of whether they are
 * ours and may be shown.
 */
export function withListedPictures<Held extends EventPictures>(held: Held, list: string | undefined): Held {
  const { data } = listSchema.safeParse(parseJson(list));
  return data ? { ...held, ...data } : held;
}

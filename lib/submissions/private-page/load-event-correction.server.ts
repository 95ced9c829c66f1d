import 'server-only';
import { errorsOf, type FormValues } from '#lib/forms/form-values';
import { store } from '#lib/server/store/store.server';
import type { FieldErrors } from '#lib/text/field-errors';
import { claimableUploads } from '#lib/uploads/claim-uploads.server';
import {
  type EventSubmission,
  eventSubmissionSchema,
  type namelessEventSchema,
} from '../fields/event-submission.ts';
import { imagesOf } from '../items/images/event-images.ts';
import { IMAGES_FIELD, withListedImages } from '../items/images/listed-images.ts';
import { eventFromValues, valuesOfEvent } from '../items/proposals/edited-event.ts';

/** The error for an upload that was deleted because it was not submitted in time, or released by another window. */
const MISSING_IMAGE = 'A picture is no longer here. Add it again.';

/** The content of the correction form of an event; `event` has the images as they were in the draft. */
type EventCorrection = { event: EventSubmission; values: FormValues; errors: FieldErrors };

/** Loads the correction form: the stored event, or the values of an invalid draft with their errors. */
export async function loadEventCorrection(
  stored: EventSubmission,
  itemId: string,
  draft: FormValues | undefined,
  schema: typeof eventSubmissionSchema | typeof namelessEventSchema = eventSubmissionSchema,
): Promise<EventCorrection> {
  if (!draft) return { event: stored, values: valuesOfEvent(stored), errors: {} };
  const listed = withListedImages(stored, draft[IMAGES_FIELD]);
  const images = imagesOf(listed);
  const urls = images.map(({ url }) => url);
  const own = imagesOf(stored).map(({ url }) => url);
  const available = [...own, ...(await claimableUploads((await store()).db, urls, itemId))];
  const missing = images.filter(({ url }) => !available.includes(url));
  const removed = missing.map(({ fields }) => [fields.remove, 'yes']);
  const values = { ...draft, ...Object.fromEntries(removed) };
  const errors = errorsOf(schema, eventFromValues(values, listed));
  const field = missing[0]?.number === 0 ? 'coverImageUrl' : 'additionalImageUrls';
  return {
    event: listed,
    values,
    errors: missing.length > 0 ? { ...errors, [field]: MISSING_IMAGE } : errors,
  };
}

import 'server-only';
import type { FieldErrors } from '#lib/forms/field-schemas';
import { errorsOf, type FormValues } from '#lib/forms/form-values';
import { store } from '#lib/server/store/store.server';
import { claimableUploads } from '#lib/uploads/claim-uploads.server';
import { eventFromValues, valuesOfEvent } from '../edited-event.ts';
import { picturesOf } from '../event-pictures.ts';
import { type EventSubmission, eventSubmissionSchema } from '../fields/event-submission.ts';
import { PICTURES_FIELD, withListedPictures } from '../listed-pictures.ts';

/** What is said of an upload that nobody sent in time, or that another window gave up. */
const GONE = 'A picture is no longer here. Add it again.';

/** What the correction form of an event shows: `event` has the pictures as they were left. */
type EventCorrection = { event: EventSubmission; values: FormValues; errors: FieldErrors };

/** An event as it is held, or with what was filled in before and could not be taken. */
export async function loadEventCorrection(
  held: EventSubmission,
  itemId: string,
  draft: FormValues | undefined,
): Promise<EventCorrection> {
  if (!draft) return { event: held, values: valuesOfEvent(held), errors: {} };
  const listed = withListedPictures(held, draft[PICTURES_FIELD]);
  const pictures = picturesOf(listed);
  const urls = pictures.map(({ url }) => url);
  const own = picturesOf(held).map(({ url }) => url);
  const there = [...own, ...(await claimableUploads((await store()).db, urls, itemId))];
  const gone = pictures.filter(({ url }) => !there.includes(url));
  const removed = gone.map(({ fields }) => [fields.remove, 'yes']);
  const values = { ...draft, ...Object.fromEntries(removed) };
  const errors = errorsOf(eventSubmissionSchema, eventFromValues(values, listed));
  const field = gone[0]?.number === 0 ? 'coverImageUrl' : 'additionalImageUrls';
  return { event: listed, values, errors: gone.length > 0 ? { ...errors, [field]: GONE } : errors };
}

import 'server-only';
import type { Kysely } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import type { Database } from '#lib/server/store/schema';
import { claimUploads } from '#lib/uploads/claim-uploads.server';
import { type EventSubmission, pictureAddressesOf } from '../fields/event-submission.ts';

/**
 * Gives an event the pictures it shows, inside the transaction that writes it. Throws a 400, with a sentence for
 * the field, when one was not issued by our upload, lay unclaimed too long or belongs to another item. `own`
 * are those it had before.
 */
export async function claimPictures(
  db: Kysely<Database>,
  submission: Pick<EventSubmission, 'coverImageUrl' | 'additionalImageUrls'>,
  itemId: string,
  own: readonly string[] = [],
): Promise<void> {
  const pictures = pictureAddressesOf(submission).filter((url) => !own.includes(url));
  try {
    await claimUploads(db, pictures, itemId);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    // Which one it was does not matter: the step with all of them opens again, and sends again what it still has.
    const field = submission.coverImageUrl ? 'coverImageUrl' : 'additionalImageUrls';
    throw new PublicError(error.status, error.message, { fields: { [field]: error.message } });
  }
}

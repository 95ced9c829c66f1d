import 'server-only';
import type { Kysely } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import type { Database } from '#lib/server/store/schema';
import { checkUploads, claimUploads } from '#lib/uploads/claim-uploads.server';
import { type EventSubmission, imageAddressesOf } from '../../fields/event-submission.ts';

type EventImageAddresses = Pick<EventSubmission, 'coverImageUrl' | 'additionalImageUrls'>;

type Claim = {
  /** The images that the item had before. */
  own?: readonly string[];
  /** The images of spam stay unclaimed, so that robots cannot fill the disk, but are checked alike. */
  isSpam?: boolean;
};

/**
 * Claims the images of an event, inside the transaction that writes it. Throws a 400 with the field when one was not
 * issued by our upload, was unclaimed for too long or belongs to another item.
 */
export async function claimImages(
  db: Kysely<Database>,
  submission: EventImageAddresses,
  itemId: string,
  { own = [], isSpam = false }: Claim = {},
): Promise<void> {
  const addresses = imageAddressesOf(submission).filter((url) => !own.includes(url));
  try {
    await (isSpam ? checkUploads : claimUploads)(db, addresses, itemId);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    // Which image it was does not matter: the step with all images opens again, and uploads again those it still has.
    const field = submission.coverImageUrl ? 'coverImageUrl' : 'additionalImageUrls';
    throw new PublicError(error.status, error.message, { fields: { [field]: error.message } });
  }
}

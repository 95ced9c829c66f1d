import 'server-only';
import type { Sent } from '#lib/http/json-handler.server';
import { type Receipt, storeItem } from '#lib/items/store-item.server';
import { placeOf } from '#lib/places/places';
import { spendOpeningToken } from '#lib/spam/opening-token.server';
import { slug } from '#lib/text/slug';
import { claimPictures } from './claim-pictures.server.ts';
import type { EventSubmission } from './event-submission.ts';

const EVENT_RECEIVED =
  'Event submitted successfully! Our community team reviews it within 2-3 business days and answers by email or WhatsApp.';

/** How the same event is found again when somebody else hands it in too. */
export const keysOfEvent = ({ date, community, title }: EventSubmission) => ({
  event_date: date,
  place_key: placeOf(community).slug,
  title_key: slug(title),
});

/**
 * Stores an event for the moderators. Throws a PublicError when it was sent too early, without an opening
 * token, or with pictures that our upload did not issue.
 */
export async function submitEvent(
  submission: EventSubmission,
  sent: Sent,
): Promise<{ message: string } & Receipt> {
  const receipt = await storeItem(
    {
      endpoint: 'submit-event',
      kind: 'event',
      payload: submission,
      keys: keysOfEvent(submission),
      check: async (db, itemId) => {
        await spendOpeningToken(db, sent.openingToken ?? '', sent.now);
        await claimPictures(db, submission, itemId);
      },
    },
    sent,
  );
  return { message: EVENT_RECEIVED, ...receipt };
}

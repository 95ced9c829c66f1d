import 'server-only';
import { spelledCommunity } from '#lib/places/community-suggestions';
import { placeFromText } from '#lib/places/place-from-text';
import type { RequestContext } from '#lib/server/handlers/json-handler.server';
import { reviewPromise } from '#lib/site/answer-times';
import { operatorContact } from '#lib/site/operator-contact.server';
import { slug } from '#lib/text/slug';
import type { EventSubmission } from '../../fields/event-submission.ts';
import { withHours } from '../../fields/when/written-hours.ts';
import { claimImages } from '../images/claim-images.server.ts';
import { spendOpeningToken } from './opening-token.server.ts';
import { type Receipt, storeItem } from './store-item.server.ts';

/** The keys by which another submission of the same event is found. */
export const duplicateKeysOf = ({ date, community, title }: EventSubmission) => ({
  event_date: date,
  place_key: placeFromText(community).slug,
  title_key: slug(title),
});

/**
 * Stores an event for the moderators. Throws a PublicError when it was sent too early, without an opening token, or
 * with images that our upload did not issue.
 */
export async function submitEvent(
  sentEvent: EventSubmission,
  sent: RequestContext,
): Promise<{ message: string } & Receipt> {
  const community = spelledCommunity(sentEvent.community, sentEvent.country);
  const submission = { ...sentEvent, community };
  const receipt = await storeItem(
    {
      endpoint: 'submit-event',
      kind: 'event',
      payload: withHours(submission),
      keys: duplicateKeysOf(submission),
      check: async (db, itemId) => {
        await spendOpeningToken(db, sent.openingToken ?? '', sent.now);
        await claimImages(db, submission, itemId, { isSpam: submission.honeypot !== '' });
      },
    },
    sent,
  );
  const message = `Event submitted successfully! ${reviewPromise(operatorContact())}`;
  return { message, ...receipt };
}

import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { changedFields } from '../changed-fields.ts';
import type { AdvertiserApplication } from '../fields/advertiser-application.ts';
import {
  type EventSubmission,
  eventSubmissionSchema,
  pictureAddressesOf,
} from '../fields/event-submission.ts';
import { claimPictures } from '../store/claim-pictures.server.ts';
import { keysOfEvent } from '../store/submit-event.server.ts';
import type { SubmissionStates } from '../submission-states.ts';
import { changeItem, type Seen } from './change-item.server.ts';

/**
 * Replaces an event that nobody has decided on, with its pictures: new ones are claimed, those that it no longer shows
 * are given up. Throws a PublicError: 409 afterwards, 400 with its field for a picture that our upload did not issue.
 */
export async function correctEvent(
  seen: Seen,
  event: EventSubmission,
  states?: SubmissionStates,
): Promise<void> {
  const correct = async ({ id, payload }: { id: string; payload: string }, db: Kysely<Database>) => {
    const before = eventSubmissionSchema.parse(JSON.parse(payload));
    await claimPictures(db, event, id, pictureAddressesOf(before));
    await giveUpUploads(db, id, pictureAddressesOf(event));
    const fields = { payload: JSON.stringify(event), ...keysOfEvent(event) };
    const fieldNames = changedFields(before, event);
    return { fields, audit: 'corrected', fieldNames, news: 'corrected' } as const;
  };
  await changeItem(seen, 'correct', correct, states);
}

/** Replaces an application that nobody has answered. Throws a 409 afterwards. */
export async function correctApplication(seen: Seen, application: AdvertiserApplication): Promise<void> {
  const fields = { payload: JSON.stringify(application) };
  await changeItem(seen, 'correct', async () => ({ fields, audit: 'corrected', news: 'corrected' }));
}

import 'server-only';
import type { ItemStatus } from '#lib/server/store/schema';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { changedFields } from '../changed-fields.ts';
import type { AdvertiserApplication } from '../fields/advertiser-application.ts';
import { type EventSubmission, eventSubmissionSchema, picturesOf } from '../fields/event-submission.ts';
import { claimPictures } from '../store/claim-pictures.server.ts';
import { keysOfEvent } from '../store/submit-event.server.ts';
import { changeItem, type Seen, tooLate } from './change-item.server.ts';
import { standingOf } from './status-item.server.ts';

function refuseDecided(status: ItemStatus) {
  if (standingOf(status) !== 'pending')
    throw tooLate('It has been answered in the meantime, so it can no longer be corrected here.');
}

/**
 * Replaces an event that nobody has decided on, with its pictures: new ones are claimed, those that it no longer shows
 * are given up. Throws a PublicError: 409 afterwards, 400 with its field for a picture that our upload did not issue.
 */
export async function correctEvent(seen: Seen, event: EventSubmission): Promise<void> {
  await changeItem(seen, async ({ id, status, payload }, db) => {
    refuseDecided(status);
    const before = eventSubmissionSchema.parse(JSON.parse(payload));
    await claimPictures(db, event, id, picturesOf(before));
    await giveUpUploads(db, id, picturesOf(event));
    const fields = { payload: JSON.stringify(event), ...keysOfEvent(event) };
    return { fields, action: 'corrected', fieldNames: changedFields(before, event), news: 'corrected' };
  });
}

/** Replaces an application that nobody has answered. Throws a 409 afterwards. */
export async function correctApplication(seen: Seen, application: AdvertiserApplication): Promise<void> {
  await changeItem(seen, async ({ status }) => {
    refuseDecided(status);
    return { fields: { payload: JSON.stringify(application) }, action: 'corrected', news: 'corrected' };
  });
}

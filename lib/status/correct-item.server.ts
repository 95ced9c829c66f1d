import 'server-only';
import type { AdvertiserApplication } from '#lib/advertisers/advertiser-application';
import type { ItemStatus } from '#lib/store/schema';
import { type EventSubmission, picturesOf } from '#lib/submissions/event-submission';
import { keysOfEvent } from '#lib/submissions/submit-event.server';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { changeItem, type Seen, tooLate } from './change-item.server.ts';
import { standingOf } from './status-item.server.ts';

function refuseDecided(status: ItemStatus) {
  if (standingOf(status) !== 'pending')
    throw tooLate('It has been answered in the meantime, so it can no longer be corrected here.');
}

/** Replaces an event that nobody has decided on; pictures that it no longer shows are given up. Throws a 409 afterwards. */
export async function correctEvent(seen: Seen, event: EventSubmission): Promise<void> {
  await changeItem(seen, async ({ id, status }, db) => {
    refuseDecided(status);
    await giveUpUploads(db, id, picturesOf(event));
    const fields = { payload: JSON.stringify(event), ...keysOfEvent(event) };
    return { fields, action: 'corrected', news: 'corrected' };
  });
}

/** Replaces an application that nobody has answered. Throws a 409 afterwards. */
export async function correctApplication(seen: Seen, application: AdvertiserApplication): Promise<void> {
  await changeItem(seen, async ({ status }) => {
    refuseDecided(status);
    return { fields: { payload: JSON.stringify(application) }, action: 'corrected', news: 'corrected' };
  });
}

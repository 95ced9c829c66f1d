import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { Database, ItemTable } from '#lib/server/store/schema';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import type { AdvertiserApplication } from '../fields/advertiser-application.ts';
import { type EventSubmission, eventSubmissionSchema, imageAddressesOf } from '../fields/event-submission.ts';
import { announcementsAfterChange } from '../items/announcements/event-announcement.ts';
import { claimImages } from '../items/images/claim-images.server.ts';
import { duplicateKeysOf } from '../items/received/submit-event.server.ts';
import { changedFields } from '../items/record/changed-fields.ts';
import { payloadColumns } from '../items/record/search-text.ts';
import { storedFields } from '../items/record/stored-payload.ts';
import { type SubmissionStates, stateOf } from '../items/states/submission-states.ts';
import { changeItem, type SubmitterRequest } from './change-item.server.ts';

/**
 * The columns of an event that its submitter changes, inside the transaction of the change: new images are claimed, those
 * it no longer shows are released. Throws a 400 with the field for an image that our upload did not issue.
 */
export async function correctedColumns(
  row: Selectable<ItemTable>,
  event: EventSubmission,
  db: Kysely<Database>,
  states?: SubmissionStates,
) {
  const { id, status, payload } = row;
  const before = eventSubmissionSchema.parse(storedFields(payload));
  const isSpam = stateOf(status, states).isSilent === true;
  await claimImages(db, event, id, { own: imageAddressesOf(before), isSpam });
  await giveUpUploads(db, id, imageAddressesOf(event));
  const fieldNames = changedFields(before, event);
  const fields = {
    ...payloadColumns({ ...row, payload: event }),
    ...duplicateKeysOf(event),
    announcement: announcementsAfterChange(row.announcement, fieldNames),
  };
  return { fields, fieldNames };
}

/**
 * Replaces an undecided event with its images: new ones are claimed, those it no longer shows are released. Throws a
 * PublicError: 409 once it is decided, 400 with the field for an image that our upload did not issue.
 */
export async function correctEvent(
  seen: SubmitterRequest,
  event: EventSubmission,
  states?: SubmissionStates,
): Promise<void> {
  const correct = async (row: Selectable<ItemTable>, db: Kysely<Database>) => {
    const corrected = await correctedColumns(row, event, db, states);
    return { ...corrected, audit: 'corrected', news: 'corrected' } as const;
  };
  await changeItem(seen, 'correct', correct, states);
}

/** Replaces an unanswered application. Throws a 409 once it is answered. */
export async function correctApplication(
  seen: SubmitterRequest,
  application: AdvertiserApplication,
): Promise<void> {
  const correct = async (row: Selectable<ItemTable>) => {
    const fields = payloadColumns({ ...row, payload: application });
    return { fields, audit: 'corrected', news: 'corrected' } as const;
  };
  await changeItem(seen, 'correct', correct);
}

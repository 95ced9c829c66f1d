import 'server-only';
import { z } from 'zod';
import { fieldErrorsOf } from '#lib/forms/field-schemas';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction } from '#lib/server/store/store.server';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { changedFields } from '../changed-fields.ts';
import { type EventSubmission, eventSubmissionSchema, imageAddressesOf } from '../fields/event-submission.ts';
import { recountReceipt } from '../store/enqueue-receipts.server.ts';
import { payloadColumns } from '../store/search-text.ts';
import { keysOfEvent } from '../store/submit-event.server.ts';
import { writeAudit } from '../store/write-audit.server.ts';
import { stateOf } from '../submission-states.ts';
import {
  changeItemAsModerator,
  conflictError,
  loadItemAtVersion,
  type ModeratorAction,
} from './decide-item.server.ts';
import { eventFromForm } from './event-edit-form.ts';
import { contentOf } from './moderated-item.ts';

const isNameless = (given: Readonly<Record<string, unknown>>) =>
  [given.submitterName, given.submitterEmail, given.submitterPhone].every(
    (text) => typeof text === 'string' && text.trim() === '',
  );

// After the private fields were deleted, correcting a typo in the title does not require the sender’s name again.
const namelessSchema = eventSubmissionSchema.safeExtend({
  submitterName: z.string().trim(),
  submitterEmail: z.string().trim(),
});

/**
 * The event as a moderator changed it, validated like a submission; once its private fields were deleted, also
 * without them. Throws a 400 with an error message for each invalid field.
 */
function edited(before: EventSubmission, form: URLSearchParams, isPurged: boolean): EventSubmission {
  const given = eventFromForm(before, form);
  const schema = isPurged && isNameless(given) ? namelessSchema : eventSubmissionSchema;
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const fields = fieldErrorsOf(error);
  throw new PublicError(400, Object.values(fields)[0] ?? 'What was sent cannot be used.', { fields });
}

/**
 * Stores a moderator's changes to an open event and releases images that it no longer shows. Throws a PublicError:
 * 404 unknown, 409 changed meanwhile or decided, 400 with an error message for each invalid field.
 */
export async function editEvent(deciding: ModeratorAction, form: URLSearchParams): Promise<void> {
  const { itemId, who, now } = deciding;
  await inTransaction(async (db) => {
    const item = await loadItemAtVersion(db, deciding);
    if (!stateOf(item.status).actions.includes('edit')) throw conflictError();
    const content = contentOf(item);
    if (content.kind !== 'event') throw new PublicError(400, 'Only an event can be edited.');
    const event = edited(content.payload, form, item.purged_at !== null);
    const fields = changedFields(content.payload, event);
    if (fields.length === 0) return;
    await changeItemAsModerator(db, deciding, {
      ...payloadColumns({ ...item, payload: event }),
      ...keysOfEvent(event),
      // A sender named again gets the mail about the decision, and is deleted again afterwards.
      ...(!isNameless(event) && { purged_at: null }),
    });
    await recountReceipt(db, { id: itemId, kind: item.kind, before: content.payload, after: event }, now);
    await giveUpUploads(db, itemId, imageAddressesOf(event));
    await writeAudit(db, { itemId, who, action: 'edited', detail: { fields } }, now);
  });
}

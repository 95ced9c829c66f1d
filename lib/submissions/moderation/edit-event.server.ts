import 'server-only';
import { z } from 'zod';
import { fieldErrorsOf } from '#lib/forms/field-schemas';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction } from '#lib/server/store/store.server';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { changedFields } from '../changed-fields.ts';
import {
  type EventSubmission,
  eventSubmissionSchema,
  pictureAddressesOf,
} from '../fields/event-submission.ts';
import { keysOfEvent } from '../store/submit-event.server.ts';
import { writeAudit } from '../store/write-audit.server.ts';
import { stateOf } from '../submission-states.ts';
import { changedMeanwhile, changeItemAsModerator, type Deciding, itemAsSeen } from './decide-item.server.ts';
import { eventFromForm } from './event-edit-form.ts';
import { contentOf } from './moderated-item.ts';

const isNameless = (given: Readonly<Record<string, unknown>>) =>
  [given.submitterName, given.submitterEmail, given.submitterPhone].every(
    (text) => typeof text === 'string' && text.trim() === '',
  );

// Whose private fields are past their time need not be named anew for a slip in the title.
const namelessSchema = eventSubmissionSchema.extend({
  submitterName: z.string().trim(),
  submitterEmail: z.string().trim(),
});

/**
 * The event as a moderator changed it, through the schema it was handed in by; once its private fields were deleted,
 * also without them. Throws a 400 with its sentences.
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
 * Changes a waiting event as a moderator wants it; pictures that it no longer shows are given up. Throws a
 * PublicError: 404 unknown, 409 changed meanwhile or decided, 400 with the sentence for each field that is wrong.
 */
export async function editEvent(deciding: Deciding, form: URLSearchParams): Promise<void> {
  const { itemId, who, now } = deciding;
  await inTransaction(async (db) => {
    const item = await itemAsSeen(db, deciding);
    if (!stateOf(item.status).actions.includes('edit')) throw changedMeanwhile();
    const content = contentOf(item);
    if (content.kind !== 'event') throw new PublicError(400, 'Only an event can be edited.');
    const event = edited(content.payload, form, item.purged_at !== null);
    const fields = changedFields(content.payload, event);
    if (fields.length === 0) return;
    await changeItemAsModerator(db, deciding, {
      payload: JSON.stringify(event),
      ...keysOfEvent(event),
      // Who was named again is told of the decision, and deleted again after it.
      ...(!isNameless(event) && { purged_at: null }),
    });
    await giveUpUploads(db, itemId, pictureAddressesOf(event));
    await writeAudit(db, { itemId, who, action: 'edited', detail: { fields } }, now);
  });
}

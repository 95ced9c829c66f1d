import 'server-only';
import type { FormValues } from '#lib/forms/form-values';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction } from '#lib/server/store/store.server';
import { type FieldErrors, fieldErrorsOf } from '#lib/text/field-errors';
import {
  type EventSubmission,
  eventSubmissionSchema,
  namelessEventSchema,
} from '../../fields/event-submission.ts';
import { announcementsAfterChange } from '../../items/announcements/event-announcement.ts';
import { proposedImages } from '../../items/proposals/proposal.ts';
import { correctionColumns } from '../../items/published/correction-columns.server.ts';
import { eventsChanged, noteEventsChanged } from '../../items/published/events-version.server.ts';
import { changedFields } from '../../items/record/changed-fields.ts';
import { deleteFormDraft } from '../../items/record/form-drafts.server.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { writeAudit } from '../../items/record/write-audit.server.ts';
import { canDo, stateOf } from '../../items/states/submission-states.ts';
import { notifyOrganiser } from '../../mails/notify-organiser.server.ts';
import { conflictError, loadItemAtVersion, type ModeratorAction } from './decide-item.server.ts';
import { eventFromForm } from './event-edit-form.ts';
import { type RowWithId, replaceEvent } from './replace-event.server.ts';

const isNameless = (given: Readonly<Record<string, unknown>>) =>
  [given.submitterName, given.submitterEmail, given.submitterPhone].every(
    (text) => typeof text === 'string' && text.trim() === '',
  );

/**
 * The event as a moderator changed it, validated like a submission; once its private fields were deleted, also
 * without them. Throws a 400 with an error message for each invalid field.
 */
function edited(before: EventSubmission, form: URLSearchParams, isPurged: boolean): EventSubmission {
  const given = eventFromForm(before, form);
  const schema = isPurged && isNameless(given) ? namelessEventSchema : eventSubmissionSchema;
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const fields = fieldErrorsOf(error);
  throw new PublicError(400, Object.values(fields)[0] ?? 'What was sent cannot be used.', {
    fields,
    code: 'fields',
  });
}

/** The error message of each field that was filled in wrongly, for the form that is shown again with it. */
export function problemsOfEdit(before: EventSubmission, filled: FormValues, isPurged: boolean): FieldErrors {
  try {
    edited(before, new URLSearchParams(filled), isPurged);
    return {};
  } catch (error) {
    if (error instanceof PublicError) return error.details.fields ?? {};
    throw error;
  }
}

type EditOptions = { rowWithId?: RowWithId };

/**
 * Stores a moderator's changes to an open event, or to a public one, whose page stays and whose organiser is told by mail
 * what changed unless the form says `quiet`; images that it no longer shows are released. Throws a PublicError: 404
 * unknown, 409 changed meanwhile or in another state, 400 with an error message for each invalid field.
 */
export async function editEvent(
  deciding: ModeratorAction,
  form: URLSearchParams,
  { rowWithId = () => undefined }: EditOptions = {},
): Promise<void> {
  const { itemId, who, now } = deciding;
  await inTransaction(async (db) => {
    const item = await loadItemAtVersion(db, deciding, 'decide');
    const isPublic = canDo(item, 'amend');
    if (!isPublic && !stateOf(item.status).actions.includes('edit')) throw conflictError();
    const content = contentOf(item);
    if (content.kind !== 'event')
      throw new PublicError(400, 'Only an event can be edited.', { code: 'unfit' });
    const event = edited(content.payload, form, item.purged_at !== null);
    const fields = changedFields(content.payload, event);
    if (fields.length === 0) return;
    // Locked before the item, in the same order as an approval does, so that two transactions never deadlock.
    if (isPublic) await noteEventsChanged(db);
    const correction = isPublic
      ? correctionColumns(item, event, { now, row: rowWithId(item.event_id) })
      : undefined;
    await replaceEvent(db, deciding, {
      item,
      after: event,
      columns: {
        ...correction?.columns,
        ...(!isPublic && { announcement: announcementsAfterChange(item.announcement, fields) }),
        // A sender named again gets the mail about the decision, and is deleted again afterwards.
        ...(!isNameless(event) && { purged_at: null }),
      },
      // A proposal that leaves the images as they are has those of the event as it is now.
      otherImages: proposedImages({ ...item, payload: JSON.stringify(event) }),
    });
    await deleteFormDraft(db, itemId, 'edit');
    const isQuiet = form.get('quiet') === 'yes';
    const action = isPublic ? `corrected it on the calendar${isQuiet ? ', without a mail' : ''}` : 'edited';
    await writeAudit(db, { itemId, who, action, detail: { fields } }, now);
    if (correction && !isQuiet)
      await notifyOrganiser(db, deciding, {
        told: 'amended',
        before: content.payload,
        after: event,
        isInSheet: correction.rowCounts,
      });
  });
  eventsChanged.raise();
}

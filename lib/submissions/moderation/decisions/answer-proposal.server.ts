import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import type { Database, ItemTable } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { fieldErrorsOf } from '#lib/text/field-errors';
import { giveUpUploads, settleUploads } from '#lib/uploads/claim-uploads.server';
import {
  type EventSubmission,
  eventSubmissionSchema,
  imageAddressesOf,
  namelessEventSchema,
} from '../../fields/event-submission.ts';
import { proposedEvent } from '../../items/proposals/proposal.ts';
import { type AnsweredProposal, DOES_NOT_FIT } from '../../items/proposals/proposal-answer.ts';
import { correctionColumns } from '../../items/published/correction-columns.server.ts';
import { eventsChanged, noteEventsChanged } from '../../items/published/events-version.server.ts';
import { changedFields } from '../../items/record/changed-fields.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { writeAudit } from '../../items/record/write-audit.server.ts';
import { canDo, type ProposalAnswer } from '../../items/states/submission-states.ts';
import { notifyOrganiser } from '../../mails/notify-organiser.server.ts';
import { NEEDS_REASON } from './canned-reasons.ts';
import {
  changeItemAsModerator,
  conflictError,
  loadItemAtVersion,
  type ModeratorAction,
} from './decide-item.server.ts';
import { type RowWithId, replaceEvent } from './replace-event.server.ts';

type Row = Selectable<ItemTable>;
type Answering = ModeratorAction & { reason?: string };
type Waiting = { item: Row; now: EventSubmission; proposed: EventSubmission };

/** The event with its waiting proposal, in the version that the moderator saw. Throws a 409 without one. */
async function loadWaiting(
  db: Kysely<Database>,
  answering: Answering,
  answer: ProposalAnswer,
): Promise<Waiting> {
  const item = await loadItemAtVersion(db, answering, 'answer');
  const proposed = proposedEvent(item);
  const content = contentOf(item);
  if (!canDo(item, answer) || !proposed || content.kind !== 'event') throw conflictError();
  return { item, now: content.payload, proposed };
}

/** The columns of a proposal that is answered. */
const answered = (answer: AnsweredProposal) => ({
  proposal: null,
  proposed_at: null,
  proposal_answer: JSON.stringify(answer),
});

/** The event as it is proposed, by the rules of today. Throws a 400 where it does not fit any more. */
function checked({ item, proposed }: Waiting): EventSubmission {
  const schema = item.purged_at === null ? eventSubmissionSchema : namelessEventSchema;
  const { data, error } = schema.safeParse(proposed);
  if (data) return data;
  throw new PublicError(400, DOES_NOT_FIT, { code: 'does-not-fit', fields: fieldErrorsOf(error) });
}

async function accept(db: Kysely<Database>, answering: Answering, rowWithId: RowWithId): Promise<void> {
  const { itemId, who, now: at } = answering;
  // Comes first: it locks one row that all changes of public events share, so that two of them never deadlock.
  await noteEventsChanged(db);
  const waiting = await loadWaiting(db, answering, 'accept');
  const { item, now } = waiting;
  const event = checked(waiting);
  const { columns, rowCounts } = correctionColumns(item, event, { now: at, row: rowWithId(item.event_id) });
  await replaceEvent(db, answering, {
    item,
    after: event,
    columns: { ...columns, ...answered({ answer: 'accepted', at: new Date(at).toISOString() }) },
  });
  await settleUploads(db, itemId);
  const detail = { fields: changedFields(now, event) };
  await writeAudit(db, { itemId, who, action: 'accepted the correction', detail }, at);
  await notifyOrganiser(db, answering, { told: 'accepted', before: now, after: event, isInSheet: rowCounts });
}

async function decline(db: Kysely<Database>, answering: Answering): Promise<void> {
  const { itemId, who, now: at, reason = '' } = answering;
  if (reason === '') throw new PublicError(400, NEEDS_REASON, { code: 'reason' });
  const { now, proposed } = await loadWaiting(db, answering, 'decline');
  await changeItemAsModerator(
    db,
    answering,
    answered({ answer: 'declined', at: new Date(at).toISOString(), reason }),
  );
  await giveUpUploads(db, itemId, imageAddressesOf(now));
  await writeAudit(db, { itemId, who, action: 'declined the correction', detail: { reason } }, at);
  await notifyOrganiser(db, answering, { told: 'declined', before: now, after: proposed, reason });
}

/**
 * Answers the correction that the organiser of a public event proposed, in one transaction with the mail that says so
 * and the entry in the history. An accepted one replaces the event's fields, and the calendar shows it within seconds; its
 * address stays. Throws a PublicError: 404 unknown, 409 changed or answered meanwhile, 400 where it is declined without a
 * reason or no longer fits. `rowWithId` is the row of the sheet with a public id, as it is served.
 */
export async function answerProposal(
  answer: ProposalAnswer,
  answering: Answering,
  rowWithId: RowWithId = () => undefined,
): Promise<void> {
  await inTransaction((db) =>
    answer === 'accept' ? accept(db, answering, rowWithId) : decline(db, answering),
  );
  if (answer === 'accept') eventsChanged.raise();
}

import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { Database, ItemKind, ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { operatorContact } from '#lib/site/operator-contact.server';
import { advertiserApplicationSchema } from '../fields/advertiser-application.ts';
import { eventSubmissionSchema } from '../fields/event-submission.ts';
import { announcementsOf, currentAnnouncement } from '../items/announcements/event-announcement.ts';
import { withStoredImages } from '../items/images/stored-images.server.ts';
import { statusHash } from '../items/links/private-link.server.ts';
import { eventChanges } from '../items/proposals/field-changes.ts';
import { proposedEvent } from '../items/proposals/proposal.ts';
import { proposalAnswerOf } from '../items/proposals/proposal-answer.ts';
import { isOpenQuestion, questionsOf } from '../items/questions/stored-questions.server.ts';
import { loadHistory } from '../items/record/load-history.server.ts';
import { sameEventOf } from '../items/record/same-event.ts';
import { contentOf, storedFields } from '../items/record/stored-payload.ts';
import { canDo, type SubmissionStates, stateOf, TRANSITIONS } from '../items/states/submission-states.ts';
import { type StatusItem, seenBySubmitter } from './status-item.ts';

const TOKEN = /^[\w-]{43}$/;

/** Finds the row of an item by the SHA-256 of its status token (constant time). */
export async function findRow(db: Kysely<Database>, token: string) {
  if (!TOKEN.test(token)) return undefined;
  return db.selectFrom('items').selectAll().where('status_hash', '=', statusHash(token)).executeTakeFirst();
}

/** Whether a status token belongs to an item. */
export async function isStatusToken(token: string): Promise<boolean> {
  return (await findRow((await store()).db, token)) !== undefined;
}

function partsOf(kind: ItemKind, payload: Record<string, unknown>) {
  if (kind === 'event') return { event: eventSubmissionSchema.safeParse(payload).data };
  if (kind === 'advertiser') return { application: advertiserApplicationSchema.safeParse(payload).data };
  return {};
}

/** The public event of an item with its proposal; undefined where no correction can be proposed. */
function publishedOf(row: Selectable<ItemTable>, states?: SubmissionStates): StatusItem['published'] {
  const content = contentOf(row);
  if (content.kind !== 'event' || !canDo(row, 'propose', states)) return undefined;
  const event = content.payload;
  const proposed = proposedEvent(row);
  return {
    event,
    proposed,
    changes: proposed && eventChanges(event, proposed, 'status'),
    answer: proposalAnswerOf(row.proposal_answer),
  };
}

/** Loads what the private link of an item shows; undefined for an unknown token. */
export async function loadStatusItem(
  token: string,
  states?: SubmissionStates,
): Promise<StatusItem | undefined> {
  const { db } = await store();
  const row = await findRow(db, token);
  if (!row) return undefined;
  const state = stateOf(row.status, states);
  const seen = seenBySubmitter(row, states, operatorContact());
  const questions = row.kind === 'event' ? await questionsOf(row.id) : [];
  const stored = storedFields(row.payload);
  const payload = await withStoredImages(db, row, stored, states);
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    ...seen,
    receivedAt: row.created_at,
    withdrawnAt: (row.status === TRANSITIONS.withdraw.to && row.decided_at) || undefined,
    reason: state.isRefused ? row.reason : null,
    sameAs: state.isRefused
      ? sameEventOf(await loadHistory(db, row.id), TRANSITIONS.reject.audit)
      : undefined,
    eventId: state.isPublic ? row.event_id : null,
    publishedVia: row.published_via,
    isPurged: row.purged_at !== null,
    version: row.version,
    held: payload,
    announcement: currentAnnouncement(row.announcement),
    question: seen.actions.includes('reply') ? questions.findLast(isOpenQuestion)?.question : undefined,
    answered: questions.flatMap(({ id, question, answer }) => (answer ? [{ id, question, answer }] : [])),
    announcedBefore: announcementsOf(row.announcement).at(-2)?.kind,
    published: publishedOf(row, states),
    ...partsOf(row.kind, payload),
  };
}

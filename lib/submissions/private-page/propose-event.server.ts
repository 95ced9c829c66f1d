import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import type { Database, ItemTable } from '#lib/server/store/schema';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { type EventSubmission, imageAddressesOf } from '../fields/event-submission.ts';
import { claimImages } from '../items/images/claim-images.server.ts';
import { proposalOf, proposedEvent, proposedImages, publicProposal } from '../items/proposals/proposal.ts';
import { changedFields } from '../items/record/changed-fields.ts';
import { contentOf } from '../items/record/stored-payload.ts';
import { changeItem, type SubmitterRequest } from './change-item.server.ts';

type Row = Selectable<ItemTable>;

const payloadOf = (row: Row): EventSubmission => {
  const { kind, payload } = contentOf(row);
  if (kind !== 'event') throw new Error('Only an event can be corrected when it is public');
  return payload;
};

/** Releases the images that only the former proposal would have shown. */
const keepOnly = (db: Kysely<Database>, row: Row, more: readonly string[]) =>
  giveUpUploads(db, row.id, [...imageAddressesOf(payloadOf(row)), ...more]);

const withdrawn = async (row: Row, db: Kysely<Database>) => {
  await keepOnly(db, row, []);
  return { fields: { proposal: null, proposed_at: null }, audit: 'took the correction back' };
};

/**
 * Stores what the organiser of a public event wants corrected, beside the event, which stays as it is until a moderator
 * has answered; it replaces a proposal that still waits. An event without any change takes that back. Throws a
 * PublicError: 409 when the event has changed since the page was loaded or is no longer public, 400 with the field for
 * an image that our upload did not issue.
 */
export async function proposeCorrection(seen: SubmitterRequest, event: EventSubmission): Promise<void> {
  await changeItem(seen, 'propose', async (row, db) => {
    const now = payloadOf(row);
    const whole = proposalOf(now, event);
    // After the retention time nothing private is stored again.
    const proposal = row.purged_at === null ? whole : publicProposal(whole);
    if (proposal === null) return withdrawn(row, db);
    const own = [...imageAddressesOf(now), ...proposedImages(row)];
    await claimImages(db, event, row.id, { own });
    await keepOnly(db, row, imageAddressesOf(event));
    return {
      fields: { proposal, proposed_at: new Date(seen.now).toISOString(), proposal_answer: null },
      audit: proposedEvent(row) ? 'proposed another correction' : 'proposed a correction',
      fieldNames: changedFields(now, event),
      news: 'proposed',
    };
  });
}

/** Takes the waiting proposal back. Throws a 409 when it was answered meanwhile. */
export async function takeProposalBack(seen: SubmitterRequest): Promise<void> {
  await changeItem(seen, 'propose', (row, db) => {
    if (row.proposal === null)
      throw new PublicError(409, 'There is no correction waiting.', { code: 'changed' });
    return withdrawn(row, db);
  });
}

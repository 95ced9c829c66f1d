import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { statusesWhere } from '../../items/states/submission-states.ts';
import { ALL, DEFAULT_STATUS } from '../requests/queue-filter.ts';

const PUBLIC_STATUSES = statusesWhere(({ isPublic }) => isPublic);

/** Public events whose organisers propose a correction, which waits for an answer: few, with an index of their own. */
export const withProposal = (db: Kysely<Database>) =>
  db.selectFrom('items').where('proposed_at', 'is not', null).where('status', 'in', PUBLIC_STATUSES);

/**
 * The items that the queue lists under a status, as queries that have none in common. A public event with a proposal is
 * listed with the items that wait for a decision instead of under its own status, so that each item is listed once. Two
 * queries rather than one with `or`, so that each is answered in the order of its index.
 */
export function listedUnder(db: Kysely<Database>, status: string) {
  const all = db.selectFrom('items');
  if (status === ALL) return [all];
  const own = all.where('status', '=', status);
  if (status === DEFAULT_STATUS) return [own, withProposal(db)];
  return PUBLIC_STATUSES.includes(status)
    ? [own.where('id', 'not in', withProposal(db).select('id'))]
    : [own];
}

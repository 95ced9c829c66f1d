import 'server-only';
import { store } from '#lib/server/store/store.server';
import { statusesWhere } from '../states/submission-states.ts';

/**
 * The public ids of the submissions that were on the calendar and are not any more, by a moderator or by their sender.
 * Rejects when the store is unavailable.
 */
export async function takenBackIds(): Promise<ReadonlySet<string>> {
  const { db } = await store();
  const rows = await db
    .selectFrom('items')
    .select(['event_id', 'former_event_id'])
    .where('kind', '=', 'event')
    .where(
      'status',
      'in',
      statusesWhere(({ isPublic }) => !isPublic),
    )
    .where((where) => where.or([where('event_id', 'is not', null), where('former_event_id', 'is not', null)]))
    .execute();
  const ids = rows.flatMap(({ event_id, former_event_id }) => [event_id, former_event_id]);
  return new Set(ids.filter((id) => id !== null));
}

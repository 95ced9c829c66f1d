import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { statusHash, statusPath, statusToken } from '#lib/items/private-link.server';
import { newReference } from '#lib/items/reference.server';
import type { Database, ItemTable } from '#lib/store/schema';
import { noteEventsChanged } from '#lib/submissions/events-version.server';
import { keysOfEvent } from '#lib/submissions/submit-event.server';
import { someSubmission } from './some-submission.ts';

export type PutItem = Partial<Omit<Selectable<ItemTable>, 'payload'>> & { payload?: object };

/** Puts an item straight into the store, as a moderator would have left it; gives its id and its private path. */
export async function putItem(
  db: Kysely<Database>,
  { payload, ...fields }: PutItem = {},
): Promise<{ id: string; path: string }> {
  const id = randomUUID();
  const submission = someSubmission();
  const isEvent = (fields.kind ?? 'event') === 'event';
  const isApproved = isEvent && fields.status === 'approved';
  await db
    .insertInto('items')
    .values({
      id,
      kind: 'event',
      reference: newReference(),
      status: 'pending',
      payload: JSON.stringify(payload ?? submission),
      status_hash: statusHash(statusToken(id)),
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
      ...(isEvent && keysOfEvent({ ...submission, ...payload })),
      ...(isApproved && { event_id: `event-${id}`, published_via: 'store' }),
      ...fields,
    })
    .execute();
  if (isApproved) await noteEventsChanged(db);
  return { id, path: statusPath(id) };
}

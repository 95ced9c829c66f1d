import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database, ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import type { Payload } from '#lib/submissions/fields/field';
import { statusHash, statusPath, statusToken } from '#lib/submissions/items/links/private-link.server';
import { noteEventsChanged } from '#lib/submissions/items/published/events-version.server';
import { openingToken } from '#lib/submissions/items/received/opening-token.server';
import { submitAdvertiser } from '#lib/submissions/items/received/submit-advertiser.server';
import { submitContact } from '#lib/submissions/items/received/submit-contact.server';
import { duplicateKeysOf, submitEvent } from '#lib/submissions/items/received/submit-event.server';
import { newReference } from '#lib/submissions/items/record/reference.server';
import { payloadColumns } from '#lib/submissions/items/record/search-text';
import { now } from '../moment/moment.ts';
import { someApplication, someMessage } from '../submissions/some-bodies.ts';
import { someSubmission } from '../submissions/some-submission.ts';

const sent = (now: number) => ({
  idempotencyKey: randomUUID(),
  openingToken: openingToken(now - 60_000),
  now,
});

async function idOf({ reference }: { reference: string }): Promise<string> {
  const { db } = await store();
  const row = await db.selectFrom('items').select('id').where('reference', '=', reference).executeTakeFirst();
  return row?.id ?? '';
}

/** Stores an event as its form does, at an instant (milliseconds since 1970), and resolves to its id. */
export const storeEvent = async (now: number, changes: Record<string, unknown> = {}) =>
  idOf(await submitEvent(someSubmission(changes), sent(now)));

/** The same with an application. */
export const storeApplication = async (now: number, changes: Record<string, unknown> = {}) =>
  idOf(await submitAdvertiser(someApplication(changes), sent(now)));

/** The same with a message. */
export const storeMessage = async (now: number, changes: Record<string, unknown> = {}) =>
  idOf(await submitContact(someMessage(changes), sent(now)));

/** Changes a stored item as a moderator or a submitter would have. */
export async function changeItem(id: string, changes: Updateable<ItemTable>): Promise<void> {
  const { db } = await store();
  await db.updateTable('items').set(changes).where('id', '=', id).execute();
}

export type PutItem = Partial<Omit<Selectable<ItemTable>, 'payload'>> & { payload?: Payload };

let lastCreated = 0;

/** The present moment, but always later than at the call before: rows of one millisecond have no order. */
function nextMoment(): string {
  lastCreated = Math.max(now(), lastCreated + 1);
  return new Date(lastCreated).toISOString();
}

/** Puts an item straight into the store, as a moderator would have left it; gives its id and its private path. */
export async function putItem(
  db: Kysely<Database>,
  { payload, ...fields }: PutItem = {},
): Promise<{ id: string; path: string }> {
  const id = randomUUID();
  const { kind = 'event', reference = newReference() } = fields;
  const submission = someSubmission();
  const created = nextMoment();
  const isEvent = kind === 'event';
  const isApproved = isEvent && fields.status === 'approved';
  await db
    .insertInto('items')
    .values({
      id,
      kind,
      ...payloadColumns({ kind, reference, payload: payload ?? submission }),
      reference,
      status: 'pending',
      status_hash: statusHash(statusToken(id)),
      created_at: created,
      updated_at: created,
      ...(isEvent && duplicateKeysOf({ ...submission, ...payload })),
      ...(isApproved && { event_id: `event-${id}`, published_via: 'store' }),
      ...fields,
    })
    .execute();
  if (isApproved) await noteEventsChanged(db);
  return { id, path: statusPath(id) };
}

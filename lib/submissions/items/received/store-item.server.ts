import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { enqueue } from '#lib/outbox/enqueue.server';
import type { RequestContext } from '#lib/server/handlers/json-handler.server';
import { PublicError } from '#lib/server/http/public-error';
import { sha256 } from '#lib/server/server-secret.server';
import { refuseOnFullDisk } from '#lib/server/store/free-disk.server';
import type { Database, ItemKind, ItemTable } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { FIELD_TABLES } from '../../fields/field-tables.ts';
import { statusHash, statusPath, statusToken } from '../links/private-link.server.ts';
import { enqueueReceipts } from '../record/enqueue-receipts.server.ts';
import { newReference } from '../record/reference.server.ts';
import { payloadColumns } from '../record/search-text.ts';
import { writeAudit } from '../record/write-audit.server.ts';
import { writeTextMarks } from '../record/write-text-marks.server.ts';
import { RECEIVED_AS } from '../states/submission-states.ts';

type NewItem = {
  endpoint: string;
  kind: ItemKind;
  /** The output of the schema; it is stored unchanged. */
  payload: { honeypot: string };
  /** The keys by which duplicates of an event are found. */
  keys?: Pick<ItemTable, 'event_date' | 'place_key' | 'title_key'>;
  /** A further check inside the transaction; it throws to refuse the item. */
  check?: (db: Kysely<Database>, itemId: string) => Promise<void>;
};

/** Names of the fields that describe one attempt to send: a retry may differ in them, but not in what a person wrote. */
const FIELDS_OF_ATTEMPT = new Set(
  Object.values(FIELD_TABLES).flatMap((table) =>
    Object.entries(table).flatMap(([name, field]) =>
      'browser' in field && field.browser === 'sending' ? [name] : [],
    ),
  ),
);

/** Fields that a form has got later: while they are empty, a retry across that update is still the same request. */
const LATER_FIELDS = new Set(['price', 'currency']);

const countsNot = (name: string, value: unknown) =>
  FIELDS_OF_ATTEMPT.has(name) || (value === '' && LATER_FIELDS.has(name));

/** What a submitter gets back: the reference to quote, and the path of the status page. */
export type Receipt = { reference: string; statusUrl: string };

const receiptOf = (reference: string, itemId: string): Receipt => ({
  reference,
  statusUrl: statusPath(itemId),
});

/**
 * Stores the idempotency key of a request, or finds the item that the same request created before. A concurrent request
 * with the same key waits here until the first transaction commits or rolls back.
 */
async function claimIdempotencyKey(
  db: Kysely<Database>,
  { endpoint, payload }: NewItem,
  { idempotencyKey, now }: RequestContext,
  itemId: string,
): Promise<Receipt | undefined> {
  if (idempotencyKey === null) return undefined;
  const key = { endpoint, key_hash: sha256(idempotencyKey) };
  const body_hash = sha256(
    JSON.stringify(payload, (name, value) => (countsNot(name, value) ? undefined : value)),
  );
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ ...key, body_hash, item_id: itemId, created_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.columns(['endpoint', 'key_hash']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return undefined;
  const first = await db
    .selectFrom('idempotency_keys')
    .innerJoin('items', 'items.id', 'idempotency_keys.item_id')
    .select(['idempotency_keys.body_hash', 'items.id', 'items.reference'])
    .where('endpoint', '=', key.endpoint)
    .where('key_hash', '=', key.key_hash)
    .executeTakeFirst();
  if (!first)
    throw new PublicError(409, 'The same request is being stored right now.', { code: 'in-progress' });
  if (first.body_hash !== body_hash)
    throw new PublicError(422, 'This was sent before with other words. Send it again as a new one.', {
      code: 'idempotency',
    });
  return receiptOf(first.reference, first.id);
}

/**
 * Stores an item with its notifications, once for each idempotency key, and durably before it returns. With a filled-in
 * honeypot the response is the same, but the item is marked as spam and no mails are sent. Throws a PublicError: 409
 * while the same request is being stored, 422 when its key was used for another payload, 503 when the disk is nearly
 * full.
 */
export async function storeItem(item: NewItem, sent: RequestContext): Promise<Receipt> {
  await refuseOnFullDisk();
  const id = randomUUID();
  const reference = newReference();
  const at = new Date(sent.now).toISOString();
  const isHoneypotFilled = item.payload.honeypot !== '';
  return inTransaction(async (db) => {
    const before = await claimIdempotencyKey(db, item, sent, id);
    if (before) return before;
    await db
      .insertInto('items')
      .values({
        id,
        kind: item.kind,
        reference,
        status: RECEIVED_AS[isHoneypotFilled ? 'robot' : 'person'],
        ...payloadColumns({ kind: item.kind, reference, payload: item.payload }),
        status_hash: statusHash(statusToken(id)),
        created_at: at,
        updated_at: at,
        ...(isHoneypotFilled && { decided_at: at, decided_by: 'trap' }),
        ...item.keys,
      })
      .execute();
    await writeTextMarks(db, { id, kind: item.kind, payload: item.payload });
    await item.check?.(db, id);
    await writeAudit(
      db,
      { itemId: id, who: isHoneypotFilled ? 'trap' : 'submitter', action: 'received' },
      sent.now,
    );
    if (!isHoneypotFilled) {
      await enqueue(db, { kind: 'moderators-new', itemId: id }, sent.now);
      await enqueueReceipts(db, { id, kind: item.kind }, sent.now);
    }
    return receiptOf(reference, id);
  });
}

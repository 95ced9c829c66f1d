import 'server-only';
import { sql } from 'kysely';
import { type AnyDatabase, type Columns, createIndex, createTable } from './create-table.server.ts';

async function createItems(db: AnyDatabase): Promise<void> {
  await createTable(
    db,
    'items',
    {
      id: 'text',
      kind: 'text',
      reference: 'text',
      status: 'text',
      payload: 'text',
      status_hash: 'text?',
      created_at: 'text',
      updated_at: 'text',
      decided_at: 'text?',
      decided_by: 'text?',
      reason: 'text?',
      event_id: 'text?',
      published_via: 'text?',
      announcement: 'text?',
      event_date: 'text?',
      place_key: 'text?',
      title_key: 'text?',
      version: 'number',
      purged_at: 'text?',
      search_text: 'empty',
      sender_key: 'text?',
      proposal: 'text?',
      proposed_at: 'text?',
      proposal_answer: 'text?',
      former_event_id: 'text?',
      former_event: 'text?',
      public_changed_at: 'text?',
      superseded_rows: 'text?',
      public_changes: 'number',
      withdrawn_dates: 'text?',
    },
    ['id'],
    { items_reference: 'reference', items_status_hash: 'status_hash', items_event_id: 'event_id' },
  );
  await createIndex(db, 'items', ['event_date', 'place_key']);
  await createIndex(db, 'items', ['sender_key', 'created_at', 'status']);
  // For retention, which looks for the oldest rows every hour.
  await sql`create index items_past on items (coalesce(decided_at, updated_at))`.execute(db);
  await sql`create index items_former_event_id on items (former_event_id)
    where former_event_id is not null`.execute(db);
  // For the queue and its search, which read these indexes alone: the text of an item is in each.
  const inOrder = {
    items_search_one: ['status', 'created_at', 'id', 'kind', 'search_text'],
    items_search_all: ['created_at', 'id', 'status', 'kind', 'search_text'],
  };
  for (const [name, columns] of Object.entries(inOrder)) await createIndex(db, 'items', columns, name);
  await sql`create index items_proposed on items (status, created_at, id, kind, proposed_at, search_text)
    where proposed_at is not null`.execute(db);
}

/** What belongs to an item, beside the images and notifications. */
async function createItemParts(db: AnyDatabase): Promise<void> {
  const questions: Columns = {
    id: 'text',
    item_id: 'text',
    question: 'text',
    asked_by: 'text',
    asked_at: 'text',
    waiting_since: 'text',
    answer: 'text?',
    answered_at: 'text?',
    reminded_at: 'text?',
    taken_back_at: 'text?',
  };
  await createTable(db, 'questions', questions, ['id']);
  await createIndex(db, 'questions', ['item_id']);
  // For the task that reminds and closes, which looks for the oldest questions without an answer every minute.
  await sql`create index questions_open on questions (waiting_since)
    where answered_at is null and taken_back_at is null`.execute(db);
  await createTable(db, 'item_texts', { item_id: 'text', hash: 'text' }, ['item_id', 'hash']);
  await createIndex(db, 'item_texts', ['hash', 'item_id']);
  const drafts: Columns = { item_id: 'text', form: 'text', filled: 'text', saved_at: 'text' };
  await createTable(db, 'form_drafts', drafts, ['item_id', 'form']);
  const audit: Columns = {
    id: 'text',
    item_id: 'text?',
    at: 'text',
    who: 'text',
    action: 'text',
    detail: 'text',
  };
  await createTable(db, 'audit', audit, ['id']);
  await createIndex(db, 'audit', ['item_id', 'at']);
  await createIndex(db, 'audit', ['at']);
  const bulk: Columns = {
    id: 'text',
    who: 'text',
    at: 'text',
    action: 'text',
    outcomes: 'text',
    undone: 'text?',
  };
  await createTable(db, 'bulk_decisions', bulk, ['id']);
}

async function createUploads(db: AnyDatabase): Promise<void> {
  const columns: Columns = {
    id: 'text',
    url: 'text',
    public_id: 'text',
    provider: 'text',
    bytes: 'number',
    width: 'number',
    height: 'number',
    created_at: 'text',
    claimed_by: 'text?',
    network_hash: 'text?',
  };
  await createTable(db, 'uploads', columns, ['id'], { uploads_url: 'url' });
  await createIndex(db, 'uploads', ['claimed_by', 'created_at']);
  // For the budget of images.
  await createIndex(db, 'uploads', ['network_hash', 'bytes']);
}

async function createOutbox(db: AnyDatabase): Promise<void> {
  const columns: Columns = {
    id: 'text',
    kind: 'text',
    item_id: 'text?',
    recipient: 'text?',
    data: 'text',
    message_id: 'text',
    dedupe: 'text',
    created_at: 'text',
    next_attempt_at: 'text',
    attempts: 'number',
    lease_until: 'text?',
    delivered_at: 'text?',
    failed_at: 'text?',
    last_error: 'text?',
    scheduled_at: 'text?',
    digest_id: 'text?',
    address_hash: 'text?',
  };
  await createTable(db, 'outbox', columns, ['id'], { outbox_dedupe: 'dedupe' });
  await createIndex(db, 'outbox', ['delivered_at', 'failed_at', 'next_attempt_at']);
  await createIndex(db, 'outbox', ['item_id']);
  await createIndex(db, 'outbox', ['digest_id']);
  // No query needs the first any more; stores of before have it. The second is for the queue's list of failures.
  await sql`create index outbox_addresses on outbox (address_hash) where address_hash is not null`.execute(
    db,
  );
  await sql`create index outbox_failures on outbox (failed_at) where failed_at is not null`.execute(db);
  const limits: Columns = {
    key: 'text',
    sent_at: 'text',
    digest_id: 'text?',
    digest_at: 'text?',
    updated_at: 'text',
  };
  await createTable(db, 'mail_limits', limits, ['key']);
}

/** Signing in, and what keeps a request from being stored twice or too often. */
async function createAccess(db: AnyDatabase): Promise<void> {
  const times: Columns = { created_at: 'text', expires_at: 'text' };
  await createTable(
    db,
    'sign_in_links',
    { id: 'text', token_hash: 'text', email: 'text', ...times, used_at: 'text?' },
    ['id'],
  );
  const session: Columns = { id_hash: 'text', email: 'text', created_at: 'text', seen_at: 'text' };
  await createTable(db, 'sessions', { ...session, expires_at: 'text', revoked_at: 'text?' }, ['id_hash']);
  const keys: Columns = { endpoint: 'text', key_hash: 'text', body_hash: 'text', item_id: 'text' };
  await createTable(db, 'idempotency_keys', { ...keys, created_at: 'text' }, ['endpoint', 'key_hash']);
  await createIndex(db, 'idempotency_keys', ['item_id']);
  await createIndex(db, 'idempotency_keys', ['created_at']);
  await createTable(db, 'spent_tokens', { id: 'text', spent_at: 'text' }, ['id']);
  await createIndex(db, 'spent_tokens', ['spent_at']);
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}

/** Booked slides, and counts, which are their results too. */
async function createSlides(db: AnyDatabase): Promise<void> {
  const columns: Columns = {
    id: 'text',
    title: 'text',
    description: 'text',
    alt: 'text',
    url: 'text',
    image: 'text',
    first_day: 'text',
    last_day: 'text',
    is_paid: 'number',
    item_id: 'text?',
    results_hash: 'text',
    created_at: 'text',
    updated_at: 'text',
    ended_at: 'text?',
    version: 'number',
    advertiser_email: 'text?',
  };
  await createTable(db, 'slides', columns, ['id'], { slides_results: 'results_hash' });
  await createIndex(db, 'slides', ['last_day']);
  const counts: Columns = { day: 'text', name: 'text', detail: 'text', count: 'number' };
  await createTable(db, 'daily_counts', counts, ['day', 'name', 'detail']);
  await createIndex(db, 'daily_counts', ['name', 'detail']);
}

/** Creates all tables of a new store. */
export async function createTables(db: AnyDatabase): Promise<void> {
  await createItems(db);
  await createItemParts(db);
  await createUploads(db);
  await createOutbox(db);
  await createAccess(db);
  await createSlides(db);
  await createTable(db, 'settings', { name: 'text', value: 'text' }, ['name']);
}

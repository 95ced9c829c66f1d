import 'server-only';
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { fillSearchText } from './fill-search-text.server.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
export type AnyDatabase = Kysely<any>;
type Columns = Record<string, 'text' | 'text?' | 'number'>;

/** Creates a table of text and integer columns; '?' marks nullable ones, `key` is the primary key. */
function table(
  db: AnyDatabase,
  name: string,
  columns: Columns,
  key: string[],
  more: (builder: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string> = (builder) =>
    builder,
) {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns))
    builder = builder.addColumn(column, kind === 'number' ? 'integer' : 'text', (definition) =>
      kind === 'text?'
        ? definition
        : kind === 'number'
          ? definition.notNull().defaultTo(0)
          : definition.notNull(),
    );
  return more(builder.addPrimaryKeyConstraint(`${name}_key`, key as [string])).execute();
}

const index = (db: AnyDatabase, on: string, columns: string[]) =>
  db.schema
    .createIndex(`${on}_${columns.join('_')}`)
    .on(on)
    .columns(columns)
    .execute();

/** Applied in order. Never edit a released step. */
export const MIGRATION_STEPS: ReadonlyArray<{ id: string; up: (db: AnyDatabase) => Promise<unknown> }> = [
  {
    id: '001_submissions',
    up: async (db) => {
      await table(
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
        },
        ['id'],
        (builder) =>
          builder
            .addUniqueConstraint('items_reference', ['reference'])
            .addUniqueConstraint('items_status_hash', ['status_hash'])
            .addUniqueConstraint('items_event_id', ['event_id']),
      );
      await index(db, 'items', ['status', 'kind', 'created_at']);
      await index(db, 'items', ['event_date', 'place_key']);
      await table(
        db,
        'idempotency_keys',
        { endpoint: 'text', key_hash: 'text', body_hash: 'text', item_id: 'text', created_at: 'text' },
        ['endpoint', 'key_hash'],
      );
      await table(db, 'spent_tokens', { id: 'text', spent_at: 'text' }, ['id']);
      await table(
        db,
        'uploads',
        {
          id: 'text',
          url: 'text',
          public_id: 'text',
          provider: 'text',
          bytes: 'number',
          width: 'number',
          height: 'number',
          created_at: 'text',
          claimed_by: 'text?',
        },
        ['id'],
        (builder) => builder.addUniqueConstraint('uploads_url', ['url']),
      );
      await index(db, 'uploads', ['claimed_by', 'created_at']);
      await table(
        db,
        'outbox',
        {
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
        },
        ['id'],
        (builder) => builder.addUniqueConstraint('outbox_dedupe', ['dedupe']),
      );
      await index(db, 'outbox', ['delivered_at', 'failed_at', 'next_attempt_at']);
      await table(
        db,
        'sign_in_links',
        {
          id: 'text',
          token_hash: 'text',
          email: 'text',
          created_at: 'text',
          expires_at: 'text',
          used_at: 'text?',
        },
        ['id'],
      );
      await table(
        db,
        'sessions',
        {
          id_hash: 'text',
          email: 'text',
          created_at: 'text',
          seen_at: 'text',
          expires_at: 'text',
          revoked_at: 'text?',
        },
        ['id_hash'],
      );
      await table(
        db,
        'audit',
        { id: 'text', item_id: 'text?', at: 'text', who: 'text', action: 'text', detail: 'text' },
        ['id'],
      );
      await index(db, 'audit', ['item_id', 'at']);
      await table(db, 'settings', { name: 'text', value: 'text' }, ['name']);
      // The schema of rate-limiter-flexible, which cannot create it while another process does the same.
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
  {
    id: '002_form_drafts',
    up: (db) =>
      table(db, 'form_drafts', { item_id: 'text', form: 'text', filled: 'text', saved_at: 'text' }, [
        'item_id',
        'form',
      ]),
  },
  {
    // For retention, which queries these tables by item.
    id: '003_item_indexes',
    up: async (db) => {
      await index(db, 'outbox', ['item_id']);
      await index(db, 'idempotency_keys', ['item_id']);
    },
  },
  {
    id: '004_daily_counts',
    up: (db) =>
      table(db, 'daily_counts', { day: 'text', name: 'text', detail: 'text', count: 'number' }, [
        'day',
        'name',
        'detail',
      ]),
  },
  {
    // To detect rows that were written while the clock was ahead.
    id: '005_outbox_scheduled_at',
    up: (db) => db.schema.alterTable('outbox').addColumn('scheduled_at', 'text').execute(),
  },
  {
    id: '006_mail_digests',
    up: async (db) => {
      await db.schema.alterTable('outbox').addColumn('digest_id', 'text').execute();
      await index(db, 'outbox', ['digest_id']);
      await table(
        db,
        'mail_limits',
        { key: 'text', sent_at: 'text', digest_id: 'text?', digest_at: 'text?', updated_at: 'text' },
        ['key'],
      );
    },
  },
  {
    // For the queue and its search, which read these indexes alone: the text of an item is in both.
    id: '006_items_search_text',
    up: async (db) => {
      await db.schema
        .alterTable('items')
        .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await fillSearchText(db);
      await db.schema.dropIndex('items_status_kind_created_at').ifExists().execute();
      const inOrder = {
        one: ['status', 'created_at', 'id', 'kind'],
        all: ['created_at', 'id', 'status', 'kind'],
      };
      for (const [statuses, columns] of Object.entries(inOrder))
        await db.schema
          .createIndex(`items_search_${statuses}`)
          .on('items')
          .columns([...columns, 'search_text'])
          .execute();
    },
  },
  {
    // For retention, which looks for the oldest rows of these tables every hour, and for the queue's list of failures.
    id: '007_retention_and_failure_indexes',
    up: async (db) => {
      await sql`create index items_past on items (coalesce(decided_at, updated_at))`.execute(db);
      await index(db, 'spent_tokens', ['spent_at']);
      await index(db, 'idempotency_keys', ['created_at']);
      await index(db, 'audit', ['at']);
      await sql`create index outbox_failures on outbox (failed_at) where failed_at is not null`.execute(db);
    },
  },
  {
    // For the budget of images. Those that wait for a submission or a decision count for no network in particular.
    id: '006_upload_networks',
    up: async (db) => {
      await db.schema.alterTable('uploads').addColumn('network_hash', 'text').execute();
      const undecided = db.selectFrom('items').select('id').where('decided_at', 'is', null);
      await db
        .updateTable('uploads')
        .set({ network_hash: '' })
        .where((where) => where.or([where('claimed_by', 'is', null), where('claimed_by', 'in', undecided)]))
        .execute();
      await index(db, 'uploads', ['network_hash', 'bytes']);
    },
  },
  {
    // For limits of mails, which follow an address that is corrected. Rows without it are counted at delivery.
    id: '008_outbox_address_hash',
    up: async (db) => {
      await db.schema.alterTable('outbox').addColumn('address_hash', 'text').execute();
      await sql`create index outbox_addresses on outbox (address_hash) where address_hash is not null`.execute(
        db,
      );
    },
  },
  {
    // For the queue: repeated senders and copied texts, which older rows get after the start, and decisions about
    // several items at once.
    id: '009_queue',
    up: async (db) => {
      await db.schema.alterTable('items').addColumn('sender_key', 'text').execute();
      await index(db, 'items', ['sender_key', 'created_at', 'status']);
      await table(db, 'item_texts', { item_id: 'text', hash: 'text' }, ['item_id', 'hash']);
      await index(db, 'item_texts', ['hash', 'item_id']);
      await table(
        db,
        'bulk_decisions',
        { id: 'text', who: 'text', at: 'text', action: 'text', outcomes: 'text', undone: 'text?' },
        ['id'],
      );
    },
  },
  {
    // For corrections of public events. The count of public changes begins with the announcements so far, so that the
    // sequence number of a calendar entry never falls.
    id: '010_proposals',
    up: async (db) => {
      const texts = ['proposal', 'proposed_at', 'proposal_answer', 'former_event_id', 'former_event'];
      for (const column of [...texts, 'public_changed_at', 'superseded_rows'])
        await db.schema.alterTable('items').addColumn(column, 'text').execute();
      await db.schema
        .alterTable('items')
        .addColumn('public_changes', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      const announced = sql`from audit where audit.item_id = items.id
        and action in ('cancelled', 'moved', 'announcement-taken-back')`;
      await sql`update items set public_changes = (select count(*) ${announced}),
        public_changed_at = (select max(at) ${announced}) where event_id is not null`.execute(db);
      // What the queue lists of these few items is read from this index alone.
      await sql`create index items_proposed on items (status, created_at, id, kind, proposed_at, search_text)
        where proposed_at is not null`.execute(db);
      await sql`create index items_former_event_id on items (former_event_id)
        where former_event_id is not null`.execute(db);
    },
  },
  {
    id: '011_questions',
    up: async (db) => {
      await table(
        db,
        'questions',
        {
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
        },
        ['id'],
      );
      await index(db, 'questions', ['item_id']);
      // For the task that reminds and closes, which looks for the oldest questions without an answer every minute.
      await sql`create index questions_open on questions (waiting_since)
        where answered_at is null and taken_back_at is null`.execute(db);
    },
  },
  {
    // Booked slides, and for their results, which are the counts of one slide on many days.
    id: '012_slides',
    up: async (db) => {
      await table(
        db,
        'slides',
        {
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
        },
        ['id'],
        (builder) => builder.addUniqueConstraint('slides_results', ['results_hash']),
      );
      await index(db, 'slides', ['last_day']);
      await index(db, 'daily_counts', ['name', 'detail']);
    },
  },
  {
    id: '013_slides_advertiser_email',
    up: async (db) => {
      await db.schema.alterTable('slides').addColumn('advertiser_email', 'text').execute();
    },
  },
  {
    // Of dates that were taken out before, nothing is stored.
    id: '014_withdrawn_dates',
    up: async (db) => {
      await db.schema.alterTable('items').addColumn('withdrawn_dates', 'text').execute();
    },
  },
];

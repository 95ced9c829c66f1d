import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { claimNext } from '#lib/outbox/outbox.server';
import { migrate } from '#lib/server/store/migrations.server';
import { store } from '#lib/server/store/store.server';
import { runNode } from '../../../support/sites/run-node.ts';
import {
  changeItem,
  putItem,
  storeApplication,
  storeEvent,
  storeMessage,
} from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';

const PROCESSES = 6;

describeStores('Tables are made', () => {
  test('once when six processes start at once with an empty store', async () => {
    const { db, dialect } = await store();
    // As it is before the first start.
    const { rows } = await sql<{ name: string }>`${sql.raw(
      dialect === 'sqlite'
        ? "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'"
        : "select tablename as name from pg_tables where schemaname = 'public'",
    )}`.execute(db);
    for (const { name } of rows) await db.schema.dropTable(name).execute();

    const started = Array.from({ length: PROCESSES }, (_, number) =>
      runNode(`
        const { store, closeStore } = await import('#lib/server/store/store.server');
        const { db } = await store();
        await db.insertInto('settings').values({ name: 'process-${number}', value: 'started' }).execute();
        await closeStore();`),
    );
    const ends = await Promise.all(started);
    expect(ends).toEqual(ends.map(() => ({ status: 0, output: '', errors: '' })));
    expect(await db.selectFrom('settings').selectAll().execute()).toHaveLength(PROCESSES);
    const { rows: applied } = await sql<{ id: string }>`select id from schema_migrations`.execute(db);
    expect(new Set(applied.map(({ id }) => id)).size).toBe(applied.length);
  });

  test('anew in a store of the version before, which keeps everything', async () => {
    const { db, dialect } = await store();
    const now = Date.UTC(2026, 10, 21, 12);
    await storeEvent(now);
    const items = await db.selectFrom('items').selectAll().execute();
    const outbox = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
    // As the version before left it.
    await db.schema.alterTable('outbox').dropColumn('scheduled_at').execute();
    await sql`delete from schema_migrations where id = '005_outbox_scheduled_at'`.execute(db);
    await db.schema.dropIndex('outbox_digest_id').execute();
    await db.schema.alterTable('outbox').dropColumn('digest_id').execute();
    await db.schema.dropTable('mail_limits').execute();
    await sql`delete from schema_migrations where id = '006_mail_digests'`.execute(db);
    await migrate(db, dialect);
    expect(await db.selectFrom('items').selectAll().execute()).toEqual(items);
    expect(await db.selectFrom('outbox').selectAll().orderBy('id').execute()).toEqual(
      outbox.map((row) => ({ ...row, scheduled_at: null })),
    );
    expect(await claimNext({ kinds: ['receipt'] }, now)).toMatchObject({ kind: 'receipt', attempts: 1 });
  });

  test('with the text to search filled in for every item of a store without it', async () => {
    const { db, dialect } = await store();
    const now = Date.UTC(2026, 10, 21, 12);
    await storeEvent(now, { title: 'Fiesta del Día' });
    await storeApplication(now);
    await storeMessage(now, { name: 'Ana Pérez' });
    for (let number = 0; number < 600; number += 1) await putItem(db, { status: 'rejected' });
    const items = await db.selectFrom('items').selectAll().orderBy('id').execute();
    // As the version before left it.
    for (const name of ['items_search_one', 'items_search_all', 'items_proposed'])
      await db.schema.dropIndex(name).execute();
    await db.schema.alterTable('items').dropColumn('search_text').execute();
    await sql`delete from schema_migrations where id = '006_items_search_text'`.execute(db);
    await migrate(db, dialect);
    expect(await db.selectFrom('items').selectAll().orderBy('id').execute()).toEqual(items);
    expect(items.map(({ search_text }) => search_text)).toContainEqual(
      expect.stringMatching(/^bc-.{4}-.{4} bc.{8} fiesta del dia sample organiser organiser@example.com$/),
    );
  });

  test('with the public changes of events counted that were announced before', async () => {
    const { db, dialect } = await store();
    const { id } = await putItem(db, { status: 'approved', event_id: 'moved' });
    await putItem(db, { status: 'approved', event_id: 'as-approved' });
    const entries = ['received', 'approved', 'moved', 'cancelled', 'announcement-taken-back'];
    for (const [hour, action] of entries.entries())
      await db
        .insertInto('audit')
        .values({
          id: action,
          item_id: id,
          at: `2026-11-21T1${hour}:00:00.000Z`,
          who: 'submitter',
          action,
          detail: '{}',
        })
        .execute();
    // As the version before left it.
    for (const name of ['items_proposed', 'items_former_event_id'])
      await db.schema.dropIndex(name).ifExists().execute();
    const columns = ['proposal', 'proposed_at', 'proposal_answer', 'former_event_id', 'former_event'];
    for (const column of [...columns, 'public_changed_at', 'superseded_rows', 'public_changes'])
      await db.schema.alterTable('items').dropColumn(column).execute();
    await sql`delete from schema_migrations where id = '010_proposals'`.execute(db);
    await migrate(db, dialect);
    const items = await db
      .selectFrom('items')
      .select(['event_id', 'public_changes', 'public_changed_at'])
      .orderBy('event_id', 'desc')
      .execute();
    expect(items).toEqual([
      { event_id: 'moved', public_changes: 3, public_changed_at: '2026-11-21T14:00:00.000Z' },
      { event_id: 'as-approved', public_changes: 0, public_changed_at: null },
    ]);
  });

  test('anew in a store without addresses of notifications, which keeps everything and delivers it', async () => {
    const { db, dialect } = await store();
    const now = Date.UTC(2026, 10, 21, 12);
    for (let number = 0; number < 6; number += 1) await storeMessage(now + number);
    const outbox = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(outbox.filter(({ address_hash }) => address_hash !== null)).toHaveLength(6);
    // As the version before left it.
    await db.schema.dropIndex('outbox_addresses').execute();
    await db.schema.alterTable('outbox').dropColumn('address_hash').execute();
    await sql`delete from schema_migrations where id = '008_outbox_address_hash'`.execute(db);
    await migrate(db, dialect);
    expect(await db.selectFrom('outbox').selectAll().orderBy('id').execute()).toEqual(
      outbox.map((row) => ({ ...row, address_hash: null })),
    );
    expect(await claimNext({ kinds: ['receipt'] }, now)).toMatchObject({ kind: 'receipt', attempts: 1 });
  });

  test('anew in a store without networks of images: those that wait count for none in particular', async () => {
    const { db, dialect } = await store();
    const now = Date.UTC(2026, 10, 21, 12);
    const waiting = await storeEvent(now);
    const decided = await storeEvent(now, { title: 'Decided' });
    await changeItem(decided, { decided_at: new Date(now).toISOString() });
    // As the version before left it.
    await db.schema.dropIndex('uploads_network_hash_bytes').execute();
    await db.schema.alterTable('uploads').dropColumn('network_hash').execute();
    await sql`delete from schema_migrations where id = '006_upload_networks'`.execute(db);
    const row = { public_id: '', provider: 'disk', bytes: 1, width: 1, height: 1, created_at: '' } as const;
    const uploads = [null, waiting, decided].map((claimed_by, index) => ({
      ...row,
      id: String(index),
      url: String(index),
      claimed_by,
    }));
    await db.insertInto('uploads').values(uploads).execute();
    await migrate(db, dialect);
    const found = await db.selectFrom('uploads').select('network_hash').orderBy('id').execute();
    expect(found.map(({ network_hash }) => network_hash)).toEqual(['', '', null]);
  });
});

import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { store } from '#lib/server/store/store.server';
import { runNode } from '../../../support/sites/run-node.ts';
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
});

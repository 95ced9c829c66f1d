import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openStore } from '#lib/server/store/open-store.server';
import { isOutage } from '#lib/server/store/outage';
import { inTransaction, store, storeFilePath } from '#lib/server/store/store.server';
import { type PostgresServer, startPostgres } from '../../../../lab/harness/postgres.mjs';
import { runNode } from '../../../support/sites/run-node.ts';
import { describeStores, describeWithPostgres } from '../../../support/store/stores.ts';

const read = async (name: string) => {
  const { db } = await store();
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
};
const write = (name: string, value: string) =>
  inTransaction((db) =>
    db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
const TURNS = 20;

describeStores('A transaction', () => {
  test('keeps everything when it ends well', async () => {
    await write('one', '1');
    expect(await read('one')).toBe('1');
  });

  test('keeps nothing when the work fails, and passes its error on', async () => {
    const failing = inTransaction(async (db) => {
      await db.insertInto('settings').values({ name: 'half', value: 'done' }).execute();
      throw new RangeError('the other half');
    });
    await expect(failing).rejects.toThrow(new RangeError('the other half'));
    expect(await read('half')).toBeUndefined();
  });

  test('keeps nothing when a question is wrong, and the next one is taken', async () => {
    const failing = inTransaction(async (db) => {
      await db.insertInto('settings').values({ name: 'half', value: 'done' }).execute();
      await sql`select nothing from nowhere`.execute(db);
    });
    await expect(failing).rejects.toThrow();
    expect(await read('half')).toBeUndefined();
    await write('next', 'taken');
    expect(await read('next')).toBe('taken');
  });

  test('is not seen before it is kept', async () => {
    let seen: Promise<string | undefined> | undefined;
    await inTransaction(async (db) => {
      await db.insertInto('settings').values({ name: 'one', value: 'unfinished' }).execute();
      seen = read('one');
      await db.updateTable('settings').set({ value: 'finished' }).where('name', '=', 'one').execute();
    });
    expect(await seen).not.toBe('unfinished');
  });

  test('of many at once, none is lost', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, turn) => write(`turn-${turn}`, 'kept')));
    const { db } = await store();
    expect(await db.selectFrom('settings').selectAll().execute()).toHaveLength(50);
  });
});

const embedded = () => {
  const pragma = async (name: string) => {
    const { db } = await store();
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
    return Object.values(rows[0] ?? {})[0];
  };

  test('flushes its log with every commit', async () => {
    expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2]);
  });

  test('is for the site’s own user alone', async () => {
    const files = [storeFilePath(), `${storeFilePath()}-wal`, `${storeFilePath()}-shm`];
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  });

  test('takes what a command line writes while the site writes', async () => {
    const { db } = await store();
    await write('count', '0');
    const commands = Array.from({ length: 2 }, () =>
      runNode(`
          const { inTransaction, closeStore } = await import('#lib/server/store/store.server');
          for (let turn = 0; turn < ${TURNS}; turn += 1)
            await inTransaction(async (db) => {
              const { value } = await db.selectFrom('settings').select('value').where('name', '=', 'count').executeTakeFirstOrThrow();
              await new Promise((resolve) => setTimeout(resolve, 2));
              await db.updateTable('settings').set({ value: String(Number(value) + 1) }).where('name', '=', 'count').execute();
            });
          await closeStore();`),
    );
    for (let turn = 0; turn < TURNS; turn += 1) {
      await inTransaction(async (transaction) => {
        const { value } = await transaction
          .selectFrom('settings')
          .select('value')
          .where('name', '=', 'count')
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('settings')
          .set({ value: String(Number(value) + 1) })
          .where('name', '=', 'count')
          .execute();
      });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(await Promise.all(commands)).toEqual(
      Array.from({ length: 2 }, () => ({ status: 0, output: '', errors: '' })),
    );
    expect(await read('count')).toBe(String(3 * TURNS));
    expect(await db.selectFrom('settings').selectAll().execute()).toHaveLength(1);
  });
};
describeStores('The embedded store', embedded, ['sqlite']);

const shared = () => {
  test('runs one of two transactions again that wait for each other', async () => {
    await write('one', '0');
    await write('two', '0');
    let runs = 0;
    const add = (db: Parameters<Parameters<typeof inTransaction>[0]>[0], name: string) =>
      db
        .updateTable('settings')
        .set({ value: sql`cast(cast(value as integer) + 1 as text)` })
        .where('name', '=', name)
        .execute();
    // Each has locked its first row before either asks for its second.
    const both = Promise.withResolvers<void>();
    let locked = 0;
    const inOrder = (first: string, second: string) =>
      inTransaction(async (db) => {
        runs += 1;
        await add(db, first);
        locked += 1;
        if (locked === 2) both.resolve();
        await both.promise;
        await add(db, second);
      });
    await Promise.all([inOrder('one', 'two'), inOrder('two', 'one')]);
    expect([await read('one'), await read('two'), runs]).toEqual(['2', '2', 3]);
  });
};
describeStores('The shared store', shared, ['postgres']);

describeWithPostgres('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres({ synchronous_commit: 'off' });
  });
  afterAll(() => server.stop());

  test('flushes with every commit, even where the server’s own setting is another', async () => {
    const { db } = await openStore(server.url, '');
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await db.destroy();
  });

  test('is an outage while it is stopped, and serves again after its start', async () => {
    const { db } = await openStore(server.url, '');
    const ask = () => db.selectFrom('settings').selectAll().execute();
    expect(await ask()).toEqual([]);
    await server.end();
    expect(isOutage(await ask().catch((error: unknown) => error))).toBe(true);
    expect(isOutage(await openStore(server.url, '').catch((error: unknown) => error))).toBe(true);
    await server.start();
    expect(await ask()).toEqual([]);
    await db.destroy();
  });

  test.each(['SIGINT', 'SIGKILL'] as const)(
    'a transaction that is open when it ends (%s) keeps nothing, and takes nothing down',
    async (signal) => {
      const { db } = await openStore(server.url, '');
      const broken = db.transaction().execute(async (transaction) => {
        await transaction.insertInto('settings').values({ name: signal, value: 'unfinished' }).execute();
        await server.end(signal);
        await new Promise((resolve) => setTimeout(resolve, 50));
        await server.start();
        await transaction.updateTable('settings').set({ value: 'finished' }).execute();
      });
      expect(isOutage(await broken.catch((error: unknown) => error))).toBe(true);
      expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
      await db.destroy();
    },
  );
});

test('A store that could not be opened is opened by the next who needs it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belize-store-'));
  const source = `
    const { rmSync, writeFileSync } = await import('node:fs');
    const { store } = await import('#lib/server/store/store.server');
    writeFileSync(process.env.DATA_DIR, 'a file where the folder should be');
    const failed = await store().catch(({ code }) => code);
    rmSync(process.env.DATA_DIR);
    const { dialect } = await store();
    console.log(failed, dialect);`;
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  expect(await runNode(source, env)).toEqual({ status: 0, output: 'EEXIST sqlite\n', errors: '' });
  rmSync(folder, { recursive: true });
});

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, expect, test } from '@jest/globals';
import { Kysely } from 'kysely';
import { EmbeddedSqliteDialect } from '#lib/server/store/open-sqlite.server';
import { openStore } from '#lib/server/store/open-store.server';
import { isOutage } from '#lib/server/store/outage';
import type { Database } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { eventsVersion, noteEventsChanged } from '#lib/submissions/items/published/events-version.server';
import { runNode } from '../../../support/sites/run-node.ts';
import { holdLock } from '../../../support/store/hold-lock.ts';
import { describeStores, storeFolder } from '../../../support/store/stores.ts';

const storeFile = () => join(storeFolder(), 'store.db');
const HELD_MS = 1_000;

let lock: Awaited<ReturnType<typeof holdLock>> | undefined;
const hold = async (kind: Parameters<typeof holdLock>[1], file = storeFile()) => {
  lock = await holdLock(file, kind);
};
const release = async () => {
  await lock?.release();
  lock = undefined;
};

/** Adds a row that says how many there were before. */
const append = (name: string) =>
  inTransaction(async (db) => {
    const rows = await db.selectFrom('settings').select('name').execute();
    await db
      .insertInto('settings')
      .values({ name, value: String(rows.length) })
      .execute();
  });

async function appended() {
  const { db } = await store();
  const rows = await db.selectFrom('settings').selectAll().execute();
  return rows.sort((one, other) => Number(one.value) - Number(other.value)).map(({ name }) => name);
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `writer ${index}`);

const whileLocked = () => {
  afterEach(release);

  test('is read, without the event loop being held up by the writers that wait', async () => {
    await inTransaction(noteEventsChanged);
    const version = await eventsVersion();
    await hold('write');
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const writing = Promise.all(names(5).map(append));
    const started = performance.now();
    let reads = 0;
    // Each is answered while the lock is held: it is released only afterwards.
    while (performance.now() - started < HELD_MS) {
      expect(await eventsVersion()).toBe(version);
      reads += 1;
    }
    delay.disable();
    await release();
    await writing;
    expect(reads).toBeGreaterThan(1);
    // Waiting inside SQLite would hold it up for as long as the lock is held.
    expect(delay.max / 1_000_000).toBeLessThan(HELD_MS / 2);
  });

  test('is written afterwards by all who waited, once each and in their order', async () => {
    await hold('write');
    const writing = names(20).map(append);
    // A statement outside a transaction waits in the same order.
    const { db } = await store();
    const last = db.insertInto('settings').values({ name: 'last', value: '20' }).execute();
    expect(await appended()).toEqual([]);
    await release();
    await Promise.all([...writing, last]);
    expect(await appended()).toEqual([...names(20), 'last']);
  });

  test('opens when its tables are up to date', async () => {
    await hold('write');
    const { db } = await openStore(undefined, storeFile());
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  test('refuses writers as in an outage when the lock is held for longer than they wait', async () => {
    const db = new Kysely<Database>({ dialect: new EmbeddedSqliteDialect(storeFile(), 200) });
    const write = () => db.insertInto('settings').values({ name: randomUUID(), value: '' }).execute();
    await hold('write');
    const refused = await Promise.all([
      write().catch((error: unknown) => error),
      db
        .transaction()
        .execute(write)
        .catch((error: unknown) => error),
    ]);
    expect(refused.map(isOutage)).toEqual([true, true]);
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
    await release();
    await write();
    expect(await db.selectFrom('settings').selectAll().execute()).toHaveLength(1);
    await db.destroy();
  });

  test('is written again at once after it has refused a statement that returns rows', async () => {
    const db = new Kysely<Database>({ dialect: new EmbeddedSqliteDialect(storeFile(), 200) });
    const row = { name: randomUUID(), value: '' };
    await hold('write');
    const refused = await db
      .insertInto('settings')
      .values(row)
      .returning('name')
      .execute()
      .catch((error: unknown) => error);
    expect(isOutage(refused)).toBe(true);
    await release();
    await db.transaction().execute((write) => write.insertInto('settings').values(row).execute());
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([row]);
    await db.destroy();
  });

  test('is opened once a process with an exclusive lock, which also excludes readers, has ended, and not before', async () => {
    const file = join(storeFolder(), 'other.db');
    const made = await openStore(undefined, file);
    await made.db.destroy();
    await hold('exclusive', file);
    const impatient = new Kysely<Database>({ dialect: new EmbeddedSqliteDialect(file, 100) });
    const failed = await impatient
      .selectFrom('settings')
      .selectAll()
      .execute()
      .catch((error: unknown) => error);
    expect(isOutage(failed)).toBe(true);
    const opening = openStore(undefined, file);
    await release();
    const { db } = await opening;
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
    await db.destroy();
  });
};
describeStores('The embedded store that another process has locked', whileLocked, ['sqlite']);

const threads = () => {
  test('returns long lists whole and in order', async () => {
    const { db } = await store();
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      name: String(index).padStart(4, '0'),
      value: '',
    }));
    await inTransaction((write) => write.insertInto('settings').values(rows).execute());
    expect(await db.selectFrom('settings').selectAll().orderBy('name').execute()).toEqual(rows);
    const deleted = await db.deleteFrom('settings').returning('name').execute();
    expect(deleted).toHaveLength(rows.length);
  });

  test('is an outage when its threads cannot start', async () => {
    const source = `
      const { store } = await import('#lib/server/store/store.server');
      const { isOutage } = await import('#lib/server/store/outage');
      process.chdir(process.env.DATA_DIR);
      console.log(await store().catch(isOutage));`;
    expect(await runNode(source, { DATABASE_URL: '' })).toEqual({ status: 0, output: 'true\n', errors: '' });
  });

  test('does not keep a process alive that has nothing more to do', async () => {
    const source = `
      const { store } = await import('#lib/server/store/store.server');
      const { db } = await store();
      console.log((await db.selectFrom('settings').selectAll().execute()).length);`;
    expect(await runNode(source)).toEqual({ status: 0, output: '0\n', errors: '' });
  });
};
describeStores('The embedded store', threads, ['sqlite']);

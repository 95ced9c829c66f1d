import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { postgresPool } from '#lib/server/store/open-postgres.server';
import { isOutage } from '#lib/server/store/outage';
import { type PostgresServer, startPostgres } from '../../../../lab/harness/postgres.mjs';
import { startTcpProxy } from '../../../support/sites/tcp-proxy.ts';
import { describeWithPostgres } from '../../../support/store/stores.ts';

// In milliseconds: short enough for tests, and longer than a busy machine takes for a statement.
const LIMITS = { connect: 3_000, query: 3_000, testAfter: 0, test: 2_000, away: 1_000, retry: 300 };
const UNTESTED = { ...LIMITS, testAfter: 60_000 };

let server: PostgresServer;
let network: Awaited<ReturnType<typeof startTcpProxy>>;
let db: Kysely<{ kept: { word: string } }>;
beforeAll(async () => {
  server = await startPostgres();
});
beforeEach(async () => {
  network = await startTcpProxy(server.url);
});
afterEach(async () => {
  await db.destroy();
  await network.close();
});
afterAll(() => server.stop());

const open = async (limits: typeof LIMITS) => {
  db = new Kysely({ dialect: new PostgresDialect({ pool: postgresPool(network.url, limits) }) });
  await sql`create table if not exists kept (word text)`.execute(db);
  await db.deleteFrom('kept').execute();
};
const read = async () => (await db.selectFrom('kept').select('word').execute()).map(({ word }) => word);
const keep = (word: string) => db.insertInto('kept').values({ word }).execute();
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Tries until the server is found to be back. */
async function readWhenBack(): Promise<string[]> {
  for (;;) {
    const error = await errorOf(read());
    if (!error) return read();
    expect(isOutage(error)).toBe(true);
    await pause(20);
  }
}

describeWithPostgres('PostgreSQL that neither answers nor refuses', () => {
  test('is an outage, which ends by itself', async () => {
    await open(LIMITS);
    await keep('before');
    network.cut();
    expect(isOutage(await errorOf(keep('meanwhile')))).toBe(true);
    network.mend();
    expect(await readWhenBack()).toEqual(['before']);
    await keep('after');
    expect(await read()).toEqual(['before', 'after']);
  });

  test('is tried by one request at a time, while the others fail at once', async () => {
    await open({ ...LIMITS, retry: 0 });
    network.cut();
    await errorOf(read());
    let isTried = true;
    const trying = errorOf(read()).then(() => {
      isTried = false;
    });
    const others = await Promise.all(Array.from({ length: 20 }, () => errorOf(read())));
    expect(others.map(isOutage)).toEqual(others.map(() => true));
    // They failed before the one that tries.
    expect(isTried).toBe(true);
    await trying;
  });

  test.each(['begin', 'insert', 'commit'] as const)(
    'in the middle of a transaction (%s) leaves nothing of it to the next request',
    async (step) => {
      await open(UNTESTED);
      await read();
      const broken = db.transaction().execute(async (transaction) => {
        if (step === 'insert') network.cut();
        await transaction.insertInto('kept').values({ word: 'unfinished' }).execute();
        if (step === 'commit') network.cut();
      });
      if (step === 'begin') network.cut();
      expect(isOutage(await errorOf(broken))).toBe(true);
      network.mend();
      await readWhenBack();
      // Outside a transaction, these are kept at once: another connection sees them.
      await keep('next');
      const fresh = new Kysely<{ kept: { word: string } }>({
        dialect: new PostgresDialect({ pool: postgresPool(server.url) }),
      });
      const seen = await fresh.selectFrom('kept').select('word').execute();
      await fresh.destroy();
      expect(seen.map(({ word }) => word).filter((word) => word !== 'unfinished')).toEqual(['next']);
      if (step !== 'commit') expect(seen).toHaveLength(1);
    },
  );
});

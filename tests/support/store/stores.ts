import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import { sql } from 'kysely';
import { processWide } from '#lib/server/process-wide.server';
import { openStore, type Store } from '#lib/server/store/open-store.server';
import type { Database } from '#lib/server/store/schema';
import { closeStore, store } from '#lib/server/store/store.server';
import { postgresFolder } from '../../../scripts/postgres-binaries.mjs';

/**
 * The address of a PostgreSQL that `npm test` has started. Each test file makes one database in it, as making and dropping
 * one takes longer than most tests.
 */
const POSTGRES = process.env.TEST_POSTGRES_URL;

/** Tests that start and stop a PostgreSQL of their own; skipped on a machine without one, which `npm test` would bring. */
export const describeWithPostgres = postgresFolder() ? describe : describe.skip;

const TABLES = [
  'items',
  'idempotency_keys',
  'spent_tokens',
  'uploads',
  'outbox',
  'sign_in_links',
  'sessions',
  'audit',
  'settings',
  'form_drafts',
  'questions',
  'daily_counts',
  'mail_limits',
  'rate_limits',
  'slides',
  'celebration_overrides',
  'remembered_events',
  'item_texts',
  'bulk_decisions',
] as const satisfies ReadonlyArray<keyof Database>;

// Where lib/server/store/store.server.ts holds the one store of the process.
const shared = processWide<{ opened?: Promise<Store> | undefined }>('store', () => ({}));

/** A new database in that PostgreSQL, and how to drop it. */
export async function makeDatabase(
  server = POSTGRES ?? 'TEST_POSTGRES_URL is not set',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const { default: pg } = await import('pg');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await ask(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => ask(`drop database ${name} with (force)`) };
}

let database: ReturnType<typeof makeDatabase> | undefined;
afterAll(async () => (await database)?.drop());

let folderOfTests = '';

/** The folder of the running tests' store: the DATA_DIR they began with. */
export const storeFolder = () => folderOfTests;

/**
 * The same tests on every store: the embedded one in a file of its own, and PostgreSQL when `npm test` has started
 * one. `store()` and `inTransaction()` of the product lead to it, and every test begins with empty tables. `kinds` is
 * for what only one of them has.
 */
export function describeStores(
  title: string,
  tests: () => void,
  kinds: ReadonlyArray<Store['dialect']> = ['sqlite', 'postgres'],
): void {
  const possible = kinds.filter((kind) => kind !== 'postgres' || POSTGRES);
  const describeAll = possible.length > 0 ? describe.each(possible) : describe.skip.each(kinds);
  describeAll(`${title} (%s)`, (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'belize-store-'));

    beforeAll(async () => {
      folderOfTests = folder;
      process.env.DATA_DIR = folder;
      let url: string | undefined;
      if (kind === 'postgres') {
        database ??= makeDatabase();
        ({ url } = await database);
      }
      // Requests are counted in memory too, as if the server had started anew.
      processWide('rate-limiters', () => new Map()).clear();
      // For processes that a test starts.
      process.env.DATABASE_URL = url ?? '';
      shared.opened = openStore(url, join(folder, 'store.db'));
      await shared.opened;
    });

    beforeEach(async () => {
      const { db } = await store();
      const deletions = TABLES.map((table) => `delete from ${table}`);
      // In one transaction: the disk is waited for once. PostgreSQL takes several statements as one of them.
      if (kind === 'postgres') await sql.raw(deletions.join('; ')).execute(db);
      else
        await db.transaction().execute(async (transaction) => {
          for (const deletion of deletions) await sql.raw(deletion).execute(transaction);
        });
    });

    afterAll(async () => {
      await closeStore();
      rmSync(folder, { recursive: true, force: true });
    });

    tests();
  });
}

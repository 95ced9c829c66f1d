import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Store } from '#lib/server/store/open-store.server';
import { makeDatabase } from './stores.ts';

/** The folder of stores and backups that versions of before have written; its README says what is in them. */
export const STORE_FIXTURES = fileURLToPath(new URL('../../fixtures/stores', import.meta.url));

/** A copy of one of those stores, with the key of its private links. */
export async function storeFixture(dialect: Store['dialect'], prefix: '' | 'older-' = '') {
  const folder = mkdtempSync(join(tmpdir(), 'belize-store-of-before-'));
  copyFileSync(join(STORE_FIXTURES, 'backup/secret-key'), join(folder, 'secret-key'));
  const file = join(folder, 'store.db');
  const database = dialect === 'postgres' ? await makeDatabase() : undefined;
  if (database) {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client
      .query(readFileSync(join(STORE_FIXTURES, `${prefix}postgres.sql`), 'utf8'))
      .finally(() => client.end());
  } else copyFileSync(join(STORE_FIXTURES, `${prefix}embedded.db`), file);
  return {
    file,
    url: database?.url,
    env: { DATA_DIR: folder, DATABASE_URL: database?.url ?? '', MODERATOR_EMAILS: 'mod@example.com' },
    remove: async () => {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import pg from 'pg';
import { startPostgres } from '../../../lab/harness/postgres.mjs';

/** A database of its own in the PostgreSQL that `npm test` has started, or in one of its own. */
export async function someDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) {
    const own = await startPostgres();
    return { url: own.url, close: own.stop };
  }
  const name = `journeys_${crypto.randomUUID().replaceAll('-', '')}`;
  const ask = async (question: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(question).finally(() => client.end());
  };
  await ask(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, close: () => ask(`drop database ${name} with (force)`) };
}

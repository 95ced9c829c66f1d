// Refuses stores that are too old for this version, so that nobody keeps or restores a backup that cannot be opened.
import { spawnSync } from 'node:child_process';
import { CommandError } from './command.mjs';
import { postgresClient } from './postgres-client.mjs';

async function refuse(recorded) {
  const { stepsOfStore } = await import('#lib/server/store/store-version');
  stepsOfStore(recorded);
}

/** Throws when the file of an embedded store, which is open, is of an older version. */
export const refuseOlderFile = (/** @type {import('node:sqlite').DatabaseSync} */ file) =>
  refuse(
    file
      .prepare('select id from schema_migrations')
      .all()
      .map(({ id }) => String(id)),
  );

/** The same for a dump of PostgreSQL, from which only that table is read. Throws too when it cannot be read. */
export async function refuseOlderDump(/** @type {string} */ dump) {
  const { status, stdout, stderr, error } = spawnSync(
    postgresClient('pg_restore'),
    ['--data-only', '--table=schema_migrations', '--file=-', dump],
    { encoding: 'utf8' },
  );
  if (status !== 0)
    throw new CommandError(`The dump cannot be read: ${error?.message ?? stderr.trim().split('\n')[0]}`);
  // Each row is a line of its columns, with tabs between them.
  await refuse(Array.from(stdout.matchAll(/^([\w-]+)\t/gm), ([, id]) => id));
}

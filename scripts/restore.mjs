// Restores a backup into an empty DATA_DIR or database; stop the site first.
//   npm run restore -- FOLDER [--replace]
//   npm run restore -- s3:NAME [--replace]     from the configured storage; s3:latest is the newest
// With --replace, existing data is moved to DATA_DIR/replaced-…; in PostgreSQL it is replaced.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { copyFiles, flush } from './backup-files.mjs';
import { postgresProgram } from './postgres-binaries.mjs';

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
const { serverEnv } = await import('#lib/server/env.server');
const { objectStorage } = await import('#lib/server/object-storage.server');
const { copyFromStorage } = await import('./backup-storage.mjs');
const { DATABASE_URL, DATA_DIR } = serverEnv();

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const IN_STORAGE = /^s3:([\w-]+)$/;
const PRESENT = ['store.db', 'store.db-wal', 'store.db-shm', 'secret-key', 'uploads'];

/** The folder of the backup, fetched from the storage where it is there. */
async function backupFolder(fetched) {
  const [, name] = IN_STORAGE.exec(positionals[0] ?? '') ?? [];
  if (!name) return resolve(positionals[0] ?? '.');
  const storage = objectStorage();
  if (!storage) throw new Error('No storage is configured: set S3_ENDPOINT and the other variables.');
  console.log(`Fetched ${await copyFromStorage(storage, name, fetched)}`);
  return fetched;
}

function moveAside() {
  const present = PRESENT.filter((name) => existsSync(join(DATA_DIR, name)));
  if (present.length === 0) return;
  if (!values.replace)
    throw new Error(`${DATA_DIR} already contains ${present.join(', ')}. Add --replace to move that aside.`);
  const aside = join(DATA_DIR, `replaced-${Date.now()}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of present) renameSync(join(DATA_DIR, name), join(aside, name));
  console.log(`The data that was there is now in ${aside}`);
}

/** Throws while the site has the store open: it would go on writing to the replaced file. */
function refuseWhileServing() {
  if (!existsSync(join(DATA_DIR, 'store.db'))) return;
  const store = new DatabaseSync(join(DATA_DIR, 'store.db'), { timeout: 0 });
  try {
    // Leaving the WAL mode needs exclusive access to the file.
    store.exec('pragma locking_mode = exclusive; begin exclusive; rollback;');
    const [{ journal_mode: mode }] = store.prepare('pragma journal_mode = delete').all();
    if (mode !== 'delete') throw new Error('in use');
    store.exec('pragma journal_mode = wal');
  } catch {
    throw new Error('The site is running: stop it first.');
  } finally {
    store.close();
  }
}

/** The same for PostgreSQL: throws while there are other connections. */
async function refuseWhileConnected() {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if (rows.length > 0) throw new Error('The database is in use: stop the site first.');
  } finally {
    await client.end();
  }
}

function restorePostgres(dump) {
  const program = postgresProgram('pg_restore');
  if (!program)
    throw new Error(
      'pg_restore is missing: install the PostgreSQL client (Debian: apt-get install postgresql-client).',
    );
  const url = new URL(DATABASE_URL);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const { status, stderr, error } = spawnSync(
    program,
    [
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      ...(values.replace ? ['--clean', '--if-exists'] : []),
      `--dbname=${url.href}`,
      dump,
    ],
    { encoding: 'utf8', env: { ...process.env, ...(password && { PGPASSWORD: password }) } },
  );
  if (status !== 0) throw new Error(`pg_restore changed nothing: ${error?.message ?? stderr.trim()}`);
}

const fetched = mkdtempSync(join(tmpdir(), 'restore-'));
try {
  const from = await backupFolder(fetched);
  const [store, dump] = [join(from, 'store.db'), join(from, 'store.dump')];
  if (!existsSync(DATABASE_URL ? dump : store))
    throw new Error(
      existsSync(store) || existsSync(dump)
        ? `This backup is of ${existsSync(store) ? 'the embedded store: unset' : 'PostgreSQL: set'} DATABASE_URL.`
        : `${from} is not a backup.`,
    );
  mkdirSync(DATA_DIR, { recursive: true });
  if (DATABASE_URL) await refuseWhileConnected();
  else refuseWhileServing();
  moveAside();
  if (DATABASE_URL) restorePostgres(dump);
  else {
    copyFileSync(store, join(DATA_DIR, 'store.db'));
    chmodSync(join(DATA_DIR, 'store.db'), 0o600);
    flush(join(DATA_DIR, 'store.db'));
  }
  const images = copyFiles(join(from, 'uploads'), join(DATA_DIR, 'uploads'));
  if (existsSync(join(from, 'secret-key'))) {
    copyFileSync(join(from, 'secret-key'), join(DATA_DIR, 'secret-key'));
    chmodSync(join(DATA_DIR, 'secret-key'), 0o600);
    flush(join(DATA_DIR, 'secret-key'));
  }
  flush(DATA_DIR);
  console.log(
    `Restored into ${DATABASE_URL ? 'the database and ' : ''}${DATA_DIR}, with ${images} image files.`,
  );
} catch (error) {
  console.error(`Nothing was restored. ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(fetched, { recursive: true, force: true });
}

// Restores a backup into an empty DATA_DIR or database; stop the site first.
//   npm run restore -- FOLDER [--replace]
//   npm run restore -- s3:NAME [--replace]     from the configured storage; s3:latest is the newest
// With --replace, existing data is moved to DATA_DIR/replaced-…; in PostgreSQL it is replaced.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyFiles, flush } from './backup-files.mjs';
import { CommandError, readWords, runCommand } from './command.mjs';
import { runPostgresClient } from './postgres-client.mjs';
import { refuseOlderDump, refuseOlderFile } from './refuse-older.mjs';

const IN_STORAGE = /^s3:([\w-]+)$/;
const PRESENT = ['store.db', 'store.db-wal', 'store.db-shm', 'secret-key', 'uploads'];

/** Fetches a backup that is named as one in the storage into a folder; returns the folder of the backup. */
async function backupFolder(words, fetched) {
  const [, name] = IN_STORAGE.exec(words) ?? [];
  if (!name) return resolve(words);
  const { objectStorage } = await import('#lib/server/http/object-storage.server');
  const storage = objectStorage();
  if (!storage) throw new CommandError('No storage is configured: set S3_ENDPOINT and the other variables.');
  const { copyFromStorage } = await import('./backup-storage.mjs');
  console.log(`Fetched ${await copyFromStorage(storage, name, fetched)}`);
  return fetched;
}

function moveAside(dataDir, isReplacing) {
  const present = PRESENT.filter((name) => existsSync(join(dataDir, name)));
  if (present.length === 0) return;
  if (!isReplacing)
    throw new CommandError(
      `${dataDir} already contains ${present.join(', ')}. Add --replace to move that aside.`,
    );
  const aside = join(dataDir, `replaced-${Date.now()}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of present) renameSync(join(dataDir, name), join(aside, name));
  console.log(`The data that was there is now in ${aside}`);
}

const IN_USE = 'The site is running: stop it first.';
/** SQLite's result codes. */
const BUSY = 5;
const DAMAGED = new Set([11, 26]);

/** Throws when a store file cannot be read to its end, or is of an older version. */
async function refuseUnfit(file) {
  const { DatabaseSync } = await import('node:sqlite');
  const store = new DatabaseSync(file, { readOnly: true });
  try {
    const [{ integrity_check: verdict }] = store.prepare('pragma integrity_check').all();
    const tables = store.prepare("select name from sqlite_master where name = 'items'").all();
    // An empty file is a whole store without tables.
    if (verdict === 'ok' && tables.length > 0) return await refuseOlderFile(store);
  } catch (error) {
    if (!DAMAGED.has(error.errcode % 256)) throw error;
  } finally {
    store.close();
  }
  throw new CommandError(`This backup is damaged: ${file}`);
}

/** Throws while the site has the store open: it would go on writing to the replaced file. */
async function refuseWhileServing(dataDir) {
  if (!existsSync(join(dataDir, 'store.db'))) return;
  const { DatabaseSync } = await import('node:sqlite');
  const store = new DatabaseSync(join(dataDir, 'store.db'), { timeout: 0 });
  try {
    // Leaving the WAL mode needs exclusive access to the file.
    store.exec('pragma locking_mode = exclusive; begin exclusive; rollback;');
    const [{ journal_mode: mode }] = store.prepare('pragma journal_mode = delete').all();
    if (mode !== 'delete') throw new CommandError(IN_USE);
    store.exec('pragma journal_mode = wal');
  } catch (error) {
    // A damaged store is what a restore is for.
    if (DAMAGED.has(error.errcode % 256)) return console.log('The present store is damaged.');
    throw error.errcode % 256 === BUSY ? new CommandError(IN_USE) : error;
  } finally {
    store.close();
  }
}

/** The same for PostgreSQL: throws while there are other connections. */
async function refuseWhileConnected(databaseUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if (rows.length > 0) throw new CommandError('The database is in use: stop the site first.');
  } finally {
    await client.end();
  }
}

function restorePostgres(databaseUrl, dump, isReplacing) {
  const problem = runPostgresClient('pg_restore', databaseUrl, (database) => [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    ...(isReplacing ? ['--clean', '--if-exists'] : []),
    `--dbname=${database}`,
    dump,
  ]);
  if (problem) throw new CommandError(`pg_restore changed nothing: ${problem}`);
}

const USAGE = `npm run restore -- FOLDER [--replace]
npm run restore -- s3:NAME [--replace]     from the configured storage; s3:latest is the newest
With --replace, existing data is moved to DATA_DIR/replaced-…; in PostgreSQL it is replaced. Stop the site first.`;

async function restore(fetched) {
  const { values, positionals } = readWords(USAGE, {
    options: { replace: { type: 'boolean', default: false } },
  });
  const isReplacing = values.replace;
  const [words] = positionals;
  if (!words) throw new CommandError('Name a backup: npm run restore -- FOLDER');
  const from = await backupFolder(words, fetched);
  const { serverEnv } = await import('#lib/server/env.server');
  const { DATABASE_URL, DATA_DIR } = serverEnv();
  const [store, dump] = [join(from, 'store.db'), join(from, 'store.dump')];
  if (!existsSync(DATABASE_URL ? dump : store))
    throw new CommandError(
      existsSync(store) || existsSync(dump)
        ? `This backup is of ${existsSync(store) ? 'the embedded store: unset' : 'PostgreSQL: set'} DATABASE_URL.`
        : `${from} is not a backup.`,
    );
  const key = join(from, 'secret-key');
  if (existsSync(key) && statSync(key).size === 0) throw new CommandError(`This backup is damaged: ${key}`);
  mkdirSync(DATA_DIR, { recursive: true });
  if (DATABASE_URL) {
    await refuseOlderDump(dump);
    await refuseWhileConnected(DATABASE_URL);
  } else {
    await refuseUnfit(store);
    await refuseWhileServing(DATA_DIR);
  }
  moveAside(DATA_DIR, isReplacing);
  if (DATABASE_URL) restorePostgres(DATABASE_URL, dump, isReplacing);
  else {
    copyFileSync(store, join(DATA_DIR, 'store.db'));
    chmodSync(join(DATA_DIR, 'store.db'), 0o600);
    flush(join(DATA_DIR, 'store.db'));
  }
  const images = copyFiles(join(from, 'uploads'), join(DATA_DIR, 'uploads'));
  if (existsSync(key)) {
    copyFileSync(key, join(DATA_DIR, 'secret-key'));
    chmodSync(join(DATA_DIR, 'secret-key'), 0o600);
    flush(join(DATA_DIR, 'secret-key'));
  } else if (!process.env.SECRET_KEY)
    console.log('This backup has no secret key: private links of before work only with the same SECRET_KEY.');
  flush(DATA_DIR);
  console.log(
    `Restored into ${DATABASE_URL ? 'the database and ' : ''}${DATA_DIR}, with ${images} image files.`,
  );
}

const fetched = mkdtempSync(join(tmpdir(), 'restore-'));
await runCommand(() => restore(fetched), {
  outcome: 'Nothing was restored.',
  close: async () => rmSync(fetched, { recursive: true, force: true }),
});

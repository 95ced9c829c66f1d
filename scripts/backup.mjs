// Copies everything that people sent to the site, while it runs: the store, the images and the secret key, without which
// private links no longer work.
//   npm run backup [-- FOLDER]     makes a folder in FOLDER (default: backups), named by the time
// With S3-compatible storage configured, the folder is copied there too.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyFiles, flush, sizeOf } from './backup-files.mjs';
import { CommandError, readWords, runCommand, sentenceOf } from './command.mjs';
import { runPostgresClient } from './postgres-client.mjs';
import { refuseOlderDump, refuseOlderFile } from './refuse-older.mjs';

/** Milliseconds to wait for the lock of another process. */
const BUSY_MS = 30_000;

/** Writes a consistent copy of the embedded store, which the site may change meanwhile. Throws when it is damaged or too old. */
async function copyEmbedded(storeFile, to) {
  if (!existsSync(storeFile)) throw new CommandError(`There is no store at ${storeFile} yet.`);
  const { DatabaseSync } = await import('node:sqlite');
  const store = new DatabaseSync(storeFile, { readOnly: true, timeout: BUSY_MS });
  try {
    store.prepare('vacuum into ?').run(to);
  } finally {
    store.close();
  }
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    const [{ integrity_check: verdict }] = copy.prepare('pragma integrity_check').all();
    if (verdict !== 'ok') throw new CommandError(`The store is damaged: ${verdict.split('\n')[0]}`);
    await refuseOlderFile(copy);
    const [{ count }] = copy.prepare('select count(*) as count from items').all();
    return `${count} items`;
  } finally {
    copy.close();
  }
}

async function copyPostgres(databaseUrl, to) {
  const problem = runPostgresClient('pg_dump', databaseUrl, (database) => [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--exclude-table-data=rate_limits',
    `--file=${to}`,
    database,
  ]);
  if (problem) throw new CommandError(`pg_dump failed: ${problem}`);
  await refuseOlderDump(to);
  return 'the database';
}

/** Copies a finished backup into the configured storage; without one does nothing. */
async function copyElsewhere(folder, name) {
  const { objectStorage } = await import('#lib/server/http/object-storage.server');
  const storage = objectStorage();
  if (!storage) return;
  const { copyToStorage } = await import('./backup-storage.mjs');
  try {
    console.log(`${await copyToStorage(storage, folder, name)} files are in the storage, as ${name}`);
  } catch (error) {
    console.error(`The backup is in ${folder}, but not in the storage. ${sentenceOf(error)}`);
    process.exitCode = 1;
  }
}

const USAGE = `npm run backup [-- FOLDER]     copies the store, the images and the secret key into a folder in FOLDER (default: backups)`;

const name = new Date()
  .toISOString()
  .replace(/\.\d+Z$/, 'Z')
  .replaceAll(':', '-');
/** The folder while it is filled, once there is one. */
let unfinished;

async function backup() {
  const into = resolve(readWords(USAGE).positionals[0] ?? 'backups');
  const finished = join(into, name);
  const { serverEnv } = await import('#lib/server/env.server');
  const { secretFilePath } = await import('#lib/server/server-secret.server');
  const { storeFilePath } = await import('#lib/server/store/store.server');
  const { DATABASE_URL, DATA_DIR, SECRET_KEY } = serverEnv();
  mkdirSync(into, { recursive: true });
  unfinished = join(into, `${name}.unfinished`);
  mkdirSync(unfinished, { mode: 0o700 });
  // The store first: an image is on the disk before its row is in the store, so the copy has every image of its rows.
  const stored = join(unfinished, DATABASE_URL ? 'store.dump' : 'store.db');
  const what = [
    await (DATABASE_URL ? copyPostgres(DATABASE_URL, stored) : copyEmbedded(storeFilePath(), stored)),
  ];
  flush(stored);
  what.push(`${copyFiles(join(DATA_DIR, 'uploads'), join(unfinished, 'uploads'))} image files`);
  if (existsSync(secretFilePath())) {
    copyFileSync(secretFilePath(), join(unfinished, 'secret-key'));
    flush(join(unfinished, 'secret-key'));
    what.push('the secret key');
  }
  flush(unfinished);
  renameSync(unfinished, finished);
  flush(into);
  console.log(`${finished}: ${what.join(', ')}, ${(sizeOf(finished) / 1024 / 1024).toFixed(1)} MB`);
  if (SECRET_KEY) console.log('It does not contain SECRET_KEY of the configuration: store that elsewhere.');
  await copyElsewhere(finished, name);
}

await runCommand(
  () =>
    backup().catch((error) => {
      if (unfinished) rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }),
  { outcome: 'No backup was made.' },
);

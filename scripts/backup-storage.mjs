// Copies backups into the configured S3-compatible storage and back. The list of files is stored last, so that a copy
// without it is known to be unfinished.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { getObject, putObject } from '#lib/server/http/object-storage.server';
import { flush } from './backup-files.mjs';
import { CommandError } from './command.mjs';

const HOUR_MS = 3_600_000;
/** A file is read whole, so this is what the memory of a small server can hold. */
const MAX_FILE_BYTES = 1024 ** 3;
const limits = { timeoutMs: HOUR_MS, maxBytes: MAX_FILE_BYTES };
/** A path below the folder of a backup, with no way out of it. */
const FILE_NAME = /^(?:uploads\/)?[\w-][\w.-]*$/;

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const keyOf = (backup, file) => `backups/${backup}/${file}`;
const LATEST = 'backups/latest.json';
const list = (value) => new TextEncoder().encode(JSON.stringify(value));

async function read(storage, key) {
  const response = await getObject(storage, key, limits);
  if (!response) throw new CommandError(`The storage has no ${key}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Copies the files of a finished backup into the storage; resolves to their number. Throws when one is not stored. */
export async function copyToStorage(storage, folder, backup) {
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'));
  const digests = {};
  for (const name of files) {
    if (statSync(join(folder, name)).size > MAX_FILE_BYTES)
      throw new CommandError(`${name} is larger than 1 GB: copy the folder with a tool of your storage.`);
    const body = new Uint8Array(readFileSync(join(folder, name)));
    digests[name] = sha256(body);
    await putObject(storage, { key: keyOf(backup, name), body, type: 'application/octet-stream', limits });
  }
  const type = 'application/json';
  await putObject(storage, { key: keyOf(backup, 'files.json'), body: list(digests), type });
  await putObject(storage, { key: LATEST, body: list({ backup }), type });
  return files.length;
}

/**
 * Fetches a backup ('latest' for the newest) into an empty folder. Throws when it is not there, unfinished, or not the
 * one that was stored.
 */
export async function copyFromStorage(storage, asked, folder) {
  const textOf = async (key) => JSON.parse(new TextDecoder().decode(await read(storage, key)));
  const backup = asked === 'latest' ? (await textOf(LATEST)).backup : asked;
  for (const [name, digest] of Object.entries(await textOf(keyOf(backup, 'files.json')))) {
    if (!FILE_NAME.test(name)) throw new CommandError('The list of files of this backup is damaged.');
    const bytes = await read(storage, keyOf(backup, name));
    if (sha256(bytes) !== digest) throw new CommandError(`${name} of this backup is damaged.`);
    mkdirSync(dirname(join(folder, name)), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, name), bytes, { mode: 0o600 });
    flush(join(folder, name));
  }
  return backup;
}

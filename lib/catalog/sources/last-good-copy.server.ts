import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { serverEnv } from '#lib/server/env.server';
import { getObject, objectStorage, putObject } from '#lib/server/object-storage.server';
import { processWide } from '#lib/server/process-wide.server';
import { parseJson } from '#lib/text/parse-json';

const lastGoodCopy = z.object({
  savedAt: z.iso.datetime(),
  source: z.enum(['sheets-api', 'published-csv']),
  rows: z.number().int().nonnegative(),
  csv: z.string(),
});

type LastGoodCopy = z.infer<typeof lastGoodCopy>;

type CopyFacts = Pick<LastGoodCopy, 'savedAt' | 'rows'>;

/** What is known of the copies by their files, so that megabytes are not read for two figures. */
const knownFacts = () =>
  processWide('last-good-copies', () => new Map<string, { file: string; facts: CopyFacts | undefined }>());

/** Changes with every copy that is saved, by any server. */
const identityOf = ({ ino, size, mtimeMs }: Stats) => `${ino} ${size} ${mtimeMs}`;

/** One file for each configured sheet, so that the copy of another sheet is never served. */
const fileOf = (sheetKey: string) =>
  join(/*turbopackIgnore: true*/ serverEnv().DATA_DIR, 'last-good', `events-${sheetKey}.json`);

const keyOf = (sheetKey: string) => `last-good/events-${sheetKey}.json`;

/**
 * Saves a good response on disk: written to a temporary file, flushed, then renamed, so that a reader gets the old
 * copy or the new one, never a part, even when several servers write. Throws when the disk fails; the old copy stays
 * then.
 */
async function saveOnDisk(sheetKey: string, copy: LastGoodCopy): Promise<void> {
  const path = fileOf(sheetKey);
  const temporary = `${path}.${randomUUID()}.tmp`;
  await mkdir(/*turbopackIgnore: true*/ dirname(path), { recursive: true });
  const { savedAt, rows } = copy;
  try {
    const file = await open(/*turbopackIgnore: true*/ temporary, 'w');
    try {
      await file.writeFile(JSON.stringify(copy));
      await file.sync();
      knownFacts().set(path, { file: identityOf(await file.stat()), facts: { savedAt, rows } });
    } finally {
      await file.close();
    }
    await rename(/*turbopackIgnore: true*/ temporary, path);
  } catch (error) {
    await rm(/*turbopackIgnore: true*/ temporary, { force: true }).catch(() => {});
    throw error;
  }
}

/**
 * Saves a good response for a restart, on disk and, where S3-compatible storage is configured, there too, for other
 * servers and for hosts that lose their disk. Throws when it is not saved where it counts: in the storage, else on disk.
 */
export async function saveLastGoodCopy(sheetKey: string, copy: LastGoodCopy): Promise<void> {
  const storage = objectStorage();
  if (!storage) return saveOnDisk(sheetKey, copy);
  await saveOnDisk(sheetKey, copy).catch(() => {});
  const body = new TextEncoder().encode(JSON.stringify(copy));
  await putObject(storage, { key: keyOf(sheetKey), body, type: 'application/json' });
}

async function readFromStorage(sheetKey: string): Promise<string | undefined> {
  const storage = objectStorage();
  const response = storage && (await getObject(storage, keyOf(sheetKey)).catch(() => undefined));
  return response?.text();
}

/** The newest last good copy of a sheet; undefined when there is none or it cannot be read. */
export async function readLastGoodCopy(sheetKey: string): Promise<LastGoodCopy | undefined> {
  const texts = await Promise.all([
    readFile(/*turbopackIgnore: true*/ fileOf(sheetKey), 'utf8').catch(() => undefined),
    readFromStorage(sheetKey),
  ]);
  const copies = texts.flatMap((text) => lastGoodCopy.safeParse(parseJson(text)).data ?? []);
  return copies.sort((one, other) => other.savedAt.localeCompare(one.savedAt))[0];
}

/** When the last good copy of a sheet was saved, and its rows; undefined when there is none or it cannot be read. */
export async function lastGoodCopyFacts(sheetKey: string): Promise<CopyFacts | undefined> {
  const path = fileOf(sheetKey);
  const found = await stat(/*turbopackIgnore: true*/ path).catch(() => undefined);
  if (!found) return undefined;
  const known = knownFacts().get(path);
  if (known?.file === identityOf(found)) return known.facts;
  const copy = await readLastGoodCopy(sheetKey);
  const facts = copy && { savedAt: copy.savedAt, rows: copy.rows };
  knownFacts().set(path, { file: identityOf(found), facts });
  return facts;
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { MAIN_COLUMNS } from '#lib/events/rows/blank-cells';
import { serverEnv } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { getObject, objectStorage, putObject, versionOf } from '#lib/server/http/object-storage.server';
import { processWide } from '#lib/server/process-wide.server';
import { parseJson } from '#lib/text/parse-json';

const count = z.number().int().nonnegative();
const copyFacts = z.object({
  savedAt: z.iso.datetime(),
  rows: count,
  // The release before this one did not count them.
  blankCells: z
    .object({ rows: count, blank: z.partialRecord(z.enum(MAIN_COLUMNS), count) })
    .optional()
    .catch(undefined),
});
/** The ids that events of the same day, place and title were given, which the text alone does not say. */
const givenId = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  city: z.string(),
  venue: z.string(),
  description: z.string(),
  cost: z.string(),
  time: z.string().optional(),
  endTime: z.string().optional(),
});
/** A copy holds the text as its source gave it; the release before this one kept CSV, of whatever source. */
const lastGoodCopy = z.union([
  copyFacts.extend({
    source: z.enum(['sheets-api', 'published-csv']),
    text: z.string(),
    // What is damaged costs the numbers of some ids, not the copy.
    givenIds: z.array(givenId).optional().catch(undefined),
  }),
  copyFacts.extend({ csv: z.string() }).transform(({ csv, ...facts }) => ({
    ...facts,
    source: 'published-csv' as const,
    text: csv,
    givenIds: undefined,
  })),
]);

type LastGoodCopy = z.infer<typeof lastGoodCopy>;

type CopyFacts = z.infer<typeof copyFacts>;

type KnownFacts = { version: string | undefined; facts: CopyFacts | undefined };

/** What is known of the copies by path and by key, so that megabytes are not read for two figures. */
const knownFacts = () => processWide('last-good-copies', () => new Map<string, KnownFacts>());

const factsIn = ({ savedAt, rows, blankCells }: CopyFacts): CopyFacts => ({ savedAt, rows, blankCells });

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
  try {
    const file = await open(/*turbopackIgnore: true*/ temporary, 'w');
    try {
      await file.writeFile(JSON.stringify(copy));
      await file.sync();
      knownFacts().set(path, { version: identityOf(await file.stat()), facts: factsIn(copy) });
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
  const key = keyOf(sheetKey);
  const version = versionOf(await putObject(storage, { key, body, type: 'application/json' }));
  knownFacts().set(key, { version, facts: factsIn(copy) });
}

async function readFromStorage(sheetKey: string): Promise<string | undefined> {
  const storage = objectStorage();
  const response = storage && (await getObject(storage, keyOf(sheetKey)).catch(() => undefined));
  return response?.text();
}

const copyOf = (text: string | undefined) => lastGoodCopy.safeParse(parseJson(text)).data;

/** The newest of some copies, the first of those that are equally new; the texts of instants compare like instants. */
export const newestOf = <Copy extends CopyFacts>(copies: ReadonlyArray<Copy | undefined>): Copy | undefined =>
  copies
    .filter((copy) => copy !== undefined)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))[0];

async function readCopies(sheetKey: string): Promise<LastGoodCopy | undefined> {
  const texts = await Promise.all([
    readFile(/*turbopackIgnore: true*/ fileOf(sheetKey), 'utf8').catch(() => undefined),
    readFromStorage(sheetKey),
  ]);
  return newestOf(texts.map(copyOf));
}

const readings = () =>
  processWide('last-good-readings', () => new Map<string, Promise<LastGoodCopy | undefined>>());

/**
 * The newest last good copy of a sheet; undefined when there is none or it cannot be read. Who asks while it is being
 * read, by a disk that hangs for instance, gets the same.
 */
export function readLastGoodCopy(sheetKey: string): Promise<LastGoodCopy | undefined> {
  const reading = readings().get(sheetKey) ?? readCopies(sheetKey).finally(() => readings().delete(sheetKey));
  readings().set(sheetKey, reading);
  return reading;
}

/** What is known of a version of a copy; it is read where nothing is. */
async function factsOf(
  place: string,
  version: string | undefined,
  read: () => Promise<string | undefined>,
): Promise<CopyFacts | undefined> {
  const known = knownFacts().get(place);
  if (known && known.version === version && version !== undefined) return known.facts;
  const copy = copyOf(await read());
  const facts = copy && factsIn(copy);
  knownFacts().set(place, { version, facts });
  return facts;
}

async function factsOnDisk(sheetKey: string): Promise<CopyFacts | undefined> {
  const path = fileOf(sheetKey);
  const found = await stat(/*turbopackIgnore: true*/ path).catch(() => undefined);
  if (!found) return undefined;
  return factsOf(path, identityOf(found), () =>
    readFile(/*turbopackIgnore: true*/ path, 'utf8').catch(() => undefined),
  );
}

async function factsInStorage(sheetKey: string): Promise<CopyFacts | undefined> {
  const storage = objectStorage();
  if (!storage) return undefined;
  const key = keyOf(sheetKey);
  const found = await getObject(storage, key, { method: 'HEAD' }).catch((error: unknown) => {
    // Amazon S3 answers so for an object that does not exist, when the key may not list the bucket.
    if (errorCode(error) === 'HTTP_403') return undefined;
    throw error;
  });
  if (found) return factsOf(key, versionOf(found), async () => (await getObject(storage, key))?.text());
  knownFacts().delete(key);
  return undefined;
}

/**
 * When the newest last good copy of a sheet was saved, its rows and blank cells; undefined when there is none. Of the storage, it
 * is the one that this process saved or looked up last.
 */
export async function lastGoodCopyFacts(sheetKey: string): Promise<CopyFacts | undefined> {
  const stored = objectStorage() && knownFacts().get(keyOf(sheetKey))?.facts;
  return newestOf([await factsOnDisk(sheetKey), stored]);
}

/** The same, looked up in the storage too. Throws a RequestError when that cannot be read. */
export async function lookUpLastGoodCopy(sheetKey: string): Promise<CopyFacts | undefined> {
  await factsInStorage(sheetKey);
  return lastGoodCopyFacts(sheetKey);
}

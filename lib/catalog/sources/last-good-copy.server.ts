import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { serverEnv } from '#lib/server/env.server';
import { parseJson } from '#lib/text/parse-json';

const lastGoodCopy = z.object({
  savedAt: z.iso.datetime(),
  source: z.enum(['sheets-api', 'published-csv']),
  rows: z.number().int().nonnegative(),
  csv: z.string(),
});

type LastGoodCopy = z.infer<typeof lastGoodCopy>;

/** The file of one configured sheet: another sheet's copy is never served in its place. */
const fileOf = (sheetKey: string) => join(serverEnv().DATA_DIR, 'last-good', `events-${sheetKey}.json`);

/**
 * Keeps a good answer on disk: written beside the file, flushed, then renamed, so that a reader sees the old copy
 * or the new one, never half, however many servers write. Throws when the disk refuses; the old copy stays then.
 */
export async function saveLastGoodCopy(sheetKey: string, copy: LastGoodCopy): Promise<void> {
  const path = fileOf(sheetKey);
  const beside = `${path}.${randomUUID()}.tmp`;
  await mkdir(/*turbopackIgnore: true*/ dirname(path), { recursive: true });
  try {
    const file = await open(/*turbopackIgnore: true*/ beside, 'w');
    try {
      await file.writeFile(JSON.stringify(copy));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(/*turbopackIgnore: true*/ beside, path);
  } catch (error) {
    await rm(/*turbopackIgnore: true*/ beside, { force: true }).catch(() => {});
    throw error;
  }
}

/** The last good answer of a sheet, or undefined when none was kept or it cannot be read. */
export async function readLastGoodCopy(sheetKey: string): Promise<LastGoodCopy | undefined> {
  const text = await readFile(/*turbopackIgnore: true*/ fileOf(sheetKey), 'utf8').catch(() => undefined);
  return lastGoodCopy.safeParse(parseJson(text)).data;
}

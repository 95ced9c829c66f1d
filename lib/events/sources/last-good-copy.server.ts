import 'server-only';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { serverEnv } from '#lib/env.server';
import type { SourceName } from './event-source.ts';

const about = z.object({
  savedAt: z.iso.datetime(),
  source: z.enum(['sheets-api', 'published-csv']),
  rows: z.number().int().nonnegative(),
});

export type LastGoodCopy = z.infer<typeof about> & { csv: string };

/** The files of one configured sheet: another sheet's copy is never served in its place. */
const filesOf = (sheetKey: string) => {
  const base = join(serverEnv().DATA_DIR, 'last-good', `events-${sheetKey}`);
  return { csv: `${base}.csv`, about: `${base}.json` };
};

/** Writes beside the file, flushes, then renames: a reader sees the old text or the new one, never half. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(/*turbopackIgnore: true*/ dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  const file = await open(/*turbopackIgnore: true*/ beside, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(/*turbopackIgnore: true*/ beside, path);
}

/** Keeps a good answer on disk. Throws when the disk refuses. */
export async function saveLastGoodCopy(
  sheetKey: string,
  copy: { source: SourceName; rows: number; csv: string; savedAt: string },
  csvChanged: boolean,
): Promise<void> {
  const files = filesOf(sheetKey);
  if (csvChanged) await replaceFile(files.csv, copy.csv);
  await replaceFile(
    files.about,
    JSON.stringify({ savedAt: copy.savedAt, source: copy.source, rows: copy.rows }),
  );
}

/** The last good answer of a sheet, or undefined when none was kept or it cannot be read. */
export async function readLastGoodCopy(sheetKey: string): Promise<LastGoodCopy | undefined> {
  const files = filesOf(sheetKey);
  try {
    const [csv, json] = await Promise.all([
      readFile(/*turbopackIgnore: true*/ files.csv, 'utf8'),
      readFile(/*turbopackIgnore: true*/ files.about, 'utf8'),
    ]);
    return { ...about.parse(JSON.parse(json)), csv };
  } catch {
    return undefined;
  }
}

import 'server-only';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

// On Windows a folder cannot be opened, and its entries need no fsync.
const needsNoFlush = process.platform === 'win32';

/** Flushes a folder to disk (fsync): flushing a new file does not make its directory entry durable. */
export function flushFolderSync(folder: string): void {
  if (needsNoFlush) return;
  const handle = openSync(/* turbopackIgnore: true */ folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The same without blocking. Rejects when the disk fails; the entries are then not durable. */
export async function flushFolder(folder: string): Promise<void> {
  if (needsNoFlush) return;
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder if it is missing, and flushes its parent. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  if (await mkdir(/* turbopackIgnore: true */ folder, { recursive: true, mode }))
    await flushFolder(dirname(folder));
}

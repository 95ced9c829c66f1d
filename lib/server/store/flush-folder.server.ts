import 'server-only';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

// Windows cannot open folders, and keeps names without being asked.
const keepsNames = process.platform === 'win32';

/** Makes the names in a folder as durable as the files: a new file's own flush does not keep its name. */
export function flushFolderSync(folder: string): void {
  if (keepsNames) return;
  const handle = openSync(/* turbopackIgnore: true */ folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The same while others go on. Throws when the disk refuses: then the names are not kept. */
export async function flushFolder(folder: string): Promise<void> {
  if (keepsNames) return;
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder that is not there, durably: its own name is flushed too. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  if (await mkdir(/* turbopackIgnore: true */ folder, { recursive: true, mode }))
    await flushFolder(dirname(folder));
}

// Copies that are whole or absent: flushed, and under their names only when they are complete.
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/** Flushes a file, or a folder's list of names. */
export function flush(path) {
  // Windows cannot open folders, and keeps names without being asked.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies a folder's files, finished ones alone; gives how many. One that is deleted meanwhile is left out. */
export function copyFiles(from, to) {
  if (!existsSync(from)) return 0;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  let copied = 0;
  for (const name of readdirSync(from)) {
    if (name.endsWith('.tmp')) continue;
    try {
      copyFileSync(join(from, name), join(to, name));
    } catch (error) {
      if (error.code === 'ENOENT') continue;
      throw error;
    }
    flush(join(to, name));
    copied += 1;
  }
  flush(to);
  return copied;
}

/** Bytes of everything in a folder. */
export const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);

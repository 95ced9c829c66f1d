// Copies files durably: each is flushed to the disk.
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

/** Flushes a file, or a folder's directory entries, to the disk. */
export function flush(path) {
  // Windows cannot open folders, and needs no flush for their entries.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies the finished files of a folder and returns their number. A file that is deleted meanwhile is skipped. */
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

/** Bytes of all files below a folder. */
export const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);

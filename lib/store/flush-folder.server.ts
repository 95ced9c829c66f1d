import 'server-only';
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder as durable as the files: a new file's own flush does not keep its name. */
export function flushFolder(folder: string): void {
  // Windows cannot open folders, and keeps names without being asked.
  if (process.platform === 'win32') return;
  const handle = openSync(/* turbopackIgnore: true */ folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** The tests have about one gigabyte at once; browsers use the same memory. */
const MIN_FREE_BYTES = 4e9;

const isLargeEnough = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > MIN_FREE_BYTES && freemem() > 2 * MIN_FREE_BYTES;
};

/**
 * Makes a folder for temporary files that is deleted when this process ends, and returns its path. It is in memory where
 * there is enough of it: thousands of tests store something and wait until the disk has it, a quarter of their time. They
 * kill processes, never the machine, so that nothing of what they prove depends on a disk.
 */
export function temporaryFolder() {
  const parent = existsSync(MEMORY) && isLargeEnough(MEMORY) ? MEMORY : tmpdir();
  const path = mkdtempSync(join(parent, 'belize-tests-'));
  // As the system's own: PostgreSQL runs as another user.
  chmodSync(path, 0o1777);
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return path;
}

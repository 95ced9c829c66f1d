import 'server-only';
import { randomUUID } from 'node:crypto';
import { errorCode } from '../error-code.ts';
import { withLockWait } from '../store/lock-wait.server.ts';
import { FILE_REPLACED } from '../store/opened-file.server.ts';
import { inTransaction } from '../store/store.server.ts';
import type { Check } from './check.ts';

/**
 * How long (milliseconds) the check waits for the lock of another process: well below the time after which it counts as
 * failed itself.
 */
const PROBE_LOCK_WAIT_MS = 2_000;

/** Writes a row, reads it, and deletes it, in one transaction as of a form. Throws when the store cannot do that. */
async function writeAndRead(): Promise<void> {
  const name = `health ${randomUUID()}`;
  await inTransaction(async (db) => {
    await db.insertInto('settings').values({ name, value: 'written' }).execute();
    await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    await db.deleteFrom('settings').where('name', '=', name).execute();
  });
}

/** SQLite: the lock of another process. */
const isLocked = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errcode' in error && Number(error.errcode) % 256 === 5;

/** The check of the store: whether a submission could be stored now. Flushes the disk, so share the result. */
export async function probeStore(): Promise<Check> {
  const started = performance.now();
  try {
    await withLockWait(PROBE_LOCK_WAIT_MS, writeAndRead);
    return { status: 'ok', details: { milliseconds: Math.round(performance.now() - started) } };
  } catch (error) {
    if (isLocked(error)) return { status: 'degraded', reason: 'The store is locked by another process' };
    if (errorCode(error) === FILE_REPLACED)
      return {
        status: 'failing',
        reason:
          'The file of the store was deleted or replaced: put it back or restore a backup, then restart',
        details: { code: FILE_REPLACED },
      };
    const code = errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
    return { status: 'failing', reason: 'The store cannot be written and read', details: { code } };
  }
}

import { z } from 'zod';

const NODE_OUTAGES =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOSPC|EACCES|EPERM|EDQUOT|EFBIG|EROFS|EIO|EMFILE|ENFILE|STORE_THREAD_ENDED|STORE_FILE_REPLACED)/;
// PostgreSQL: connection, resources, shutdown, serialisation and lock failures, read-only server.
const POSTGRES_OUTAGES = /^(08|53|57|58|25006|40001|40P01|55P03)/;
// SQLite: BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB.
const SQLITE_OUTAGES = new Set([5, 6, 8, 10, 11, 13, 14, 15, 26]);

const shape = z.object({
  code: z.string().optional(),
  errcode: z.number().optional(),
  message: z.string().optional(),
  cause: z.unknown().optional(),
});

/** Whether an error means that the store or the disk is unavailable (try again later), rather than a bug. */
export function isOutage(error: unknown): boolean {
  const { success, data } = shape.safeParse(error);
  if (!success) return false;
  const { code = '', errcode, message = '', cause } = data;
  return (
    NODE_OUTAGES.test(code) ||
    POSTGRES_OUTAGES.test(code) ||
    (errcode !== undefined && SQLITE_OUTAGES.has(errcode % 256)) ||
    // Errors of pg without a code.
    /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client .*not queryable)/.test(
      message,
    ) ||
    (cause !== undefined && isOutage(cause))
  );
}

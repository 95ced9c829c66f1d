import { z } from 'zod';

const NODE_OUTAGES =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOSPC|EACCES|EPERM|EDQUOT|EFBIG|EROFS|EIO|EMFILE|ENFILE)/;
// PostgreSQL: connections, resources, an operator's stop, a lock or a server that only reads.
const POSTGRES_OUTAGES = /^(08|53|57|58|25006|40001|40P01|55P03)/;
// SQLite: busy, locked, read-only, input or output failed, damaged, full, cannot be opened, no database.
const SQLITE_OUTAGES = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

const shape = z.object({
  code: z.string().optional(),
  errcode: z.number().optional(),
  message: z.string().optional(),
  cause: z.unknown().optional(),
});

/**
 * Whether an error means that the store or the disk cannot be used at the moment, rather than that we made a
 * mistake: the caller may try again later.
 */
export function isOutage(error: unknown): boolean {
  const { success, data } = shape.safeParse(error);
  if (!success) return false;
  const { code = '', errcode, message = '', cause } = data;
  return (
    NODE_OUTAGES.test(code) ||
    POSTGRES_OUTAGES.test(code) ||
    (errcode !== undefined && SQLITE_OUTAGES.has(errcode % 256)) ||
    // pg gives these no code.
    /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client .*not queryable)/.test(
      message,
    ) ||
    (cause !== undefined && isOutage(cause))
  );
}

import 'server-only';
import type { Kysely } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import type { Database } from '#lib/server/store/schema';

const NOT_ISSUED = 'Images must be uploaded with the form';
/** Stands in `claimed_by` of uploads that the next clean-up deletes. */
export const TO_BE_DELETED = 'deleted';

/**
 * Gives uploads to the item that shows them, inside the transaction that writes it. Throws a 400 when an address
 * was not issued by our upload or belongs to another item; the same item may claim its own again.
 */
export async function claimUploads(
  db: Kysely<Database>,
  urls: readonly string[],
  itemId: string,
): Promise<void> {
  const wanted = [...new Set(urls)];
  if (wanted.length === 0) return;
  const claimed = await db
    .updateTable('uploads')
    .set({ claimed_by: itemId })
    .where('url', 'in', wanted)
    .where((where) => where.or([where('claimed_by', 'is', null), where('claimed_by', '=', itemId)]))
    .returning('url')
    .execute();
  if (claimed.length !== wanted.length) throw new PublicError(400, NOT_ISSUED);
}

/** Of some addresses, those that an item may show: issued by our upload, and not another item's or given up. */
export async function claimableUploads(
  db: Kysely<Database>,
  urls: readonly string[],
  itemId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('url')
    // PostgreSQL takes no empty list.
    .where('url', 'in', ['', ...urls])
    .where((where) => where.or([where('claimed_by', 'is', null), where('claimed_by', '=', itemId)]))
    .execute();
  return rows.map(({ url }) => url);
}

/**
 * Marks an item's uploads for the next clean-up, but for those at `kept` addresses: files are deleted only once this
 * transaction is kept.
 */
export async function giveUpUploads(
  db: Kysely<Database>,
  itemId: string,
  kept: readonly string[] = [],
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ claimed_by: TO_BE_DELETED })
    .where('claimed_by', '=', itemId)
    // PostgreSQL takes no empty list.
    .where('url', 'not in', ['', ...kept])
    .execute();
}

import 'server-only';
import type { Kysely } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import type { Database } from '#lib/server/store/schema';

const NOT_ISSUED = 'Images must be uploaded with the form';
/** The value of `claimed_by` that marks uploads for the next clean-up. */
export const TO_BE_DELETED = 'deleted';

const notIssued = () => new PublicError(400, NOT_ISSUED);

/**
 * Claims uploads for the item that shows them, inside the transaction that writes it. Throws a PublicError 400 when an
 * address was not issued by our upload or belongs to another item; the same item may claim its own again.
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
  if (claimed.length !== wanted.length) throw notIssued();
}

/** Throws what `claimUploads` would throw, but claims nothing. */
export async function checkUploads(
  db: Kysely<Database>,
  urls: readonly string[],
  itemId: string,
): Promise<void> {
  const claimable = new Set(await claimableUploads(db, urls, itemId));
  if (urls.some((url) => !claimable.has(url))) throw notIssued();
}

/** Those of the addresses that an item may claim: issued by our upload, and neither another item's nor marked. */
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
 * Takes an item's uploads out of the budget of images, inside the transaction of a moderator's decision: what is
 * published or answered is no longer a stranger's.
 */
export async function settleUploads(db: Kysely<Database>, itemId: string): Promise<void> {
  await db.updateTable('uploads').set({ network_hash: null }).where('claimed_by', '=', itemId).execute();
}

/**
 * Marks an item's uploads for the next clean-up, except those at the `except` addresses. The files are deleted only after
 * this transaction is committed.
 */
export async function giveUpUploads(
  db: Kysely<Database>,
  itemId: string,
  except: readonly string[] = [],
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ claimed_by: TO_BE_DELETED })
    .where('claimed_by', '=', itemId)
    // PostgreSQL takes no empty list.
    .where('url', 'not in', ['', ...except])
    .execute();
}

/** Marks an upload whose files could not be stored for the next clean-up, and takes it out of the budget of images. */
export async function giveUpFailedUpload(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ claimed_by: TO_BE_DELETED, network_hash: null })
    .where('id', '=', id)
    .execute();
}

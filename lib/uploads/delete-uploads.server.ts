import 'server-only';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { storeCreatedAt } from '#lib/server/store/migrations.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { DAY_MS } from '#lib/time/durations';
import { TO_BE_DELETED } from './claim-uploads.server.ts';
import { removeStoredImage } from './remove-stored-image.server.ts';
import { removeUploadFiles, uploadsOnDisk } from './upload-files.server.ts';

/** How long an upload may stay unclaimed until its form is submitted. */
const UNCLAIMED_MAX_AGE_MS = DAY_MS;
const BATCH = 200;

/** Deletes marked uploads: first the files, then the row, so that a failure is retried by the next clean-up. */
async function deleteMarked(): Promise<number> {
  const { db } = await store();
  const marked = await db
    .selectFrom('uploads')
    .select(['id', 'provider', 'public_id'])
    .where('claimed_by', '=', TO_BE_DELETED)
    .limit(BATCH)
    .execute();
  let deleted = 0;
  for (const upload of marked) {
    const { id, provider } = upload;
    try {
      await removeStoredImage(upload);
    } catch (error) {
      log().warn({ code: errorCode(error), provider }, 'An upload could not be deleted');
      continue;
    }
    // Not caught: each further one would wait for a locked store as long.
    await inTransaction((write) => write.deleteFrom('uploads').where('id', '=', id).execute());
    deleted += 1;
  }
  return deleted;
}

/**
 * Deletes files without a row in the store, left by a crash during an upload. Keeps files older than the store, which
 * belong to another one (the operator may be trying PostgreSQL), and keeps all when most files have no row.
 */
async function deleteStrays(before: number): Promise<number> {
  const { db } = await store();
  const onDisk = await uploadsOnDisk({ from: await storeCreatedAt(db), before });
  const known = new Set<string>();
  for (let at = 0; at < onDisk.length; at += BATCH) {
    const ids = onDisk.slice(at, at + BATCH);
    const rows = await db.selectFrom('uploads').select('id').where('id', 'in', ids).execute();
    for (const { id } of rows) known.add(id);
  }
  const strays = onDisk.filter((id) => !known.has(id));
  if (strays.length > known.size + BATCH) {
    log().warn(
      { strays: strays.length, known: known.size },
      'Most uploads are unknown to the store; all stay',
    );
    return 0;
  }
  for (const id of strays) await removeUploadFiles(id);
  return strays.length;
}

/**
 * Deletes uploads that no item claimed within 24 hours, those of deleted items, and files without an upload; `now` is
 * in milliseconds since 1970. Returns their number; throws when the store cannot be used.
 */
export async function deleteUnclaimedUploads(now: number): Promise<number> {
  const before = now - UNCLAIMED_MAX_AGE_MS;
  await inTransaction((db) =>
    db
      .updateTable('uploads')
      .set({ claimed_by: TO_BE_DELETED })
      .where('claimed_by', 'is', null)
      .where('created_at', '<', new Date(before).toISOString())
      .execute(),
  );
  return (await deleteMarked()) + (await deleteStrays(before));
}

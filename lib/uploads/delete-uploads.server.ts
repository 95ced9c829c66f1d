import 'server-only';
import { errorCode } from '#lib/server/error-code';
import { objectStorage } from '#lib/server/http/object-storage.server';
import { RequestError } from '#lib/server/http/request-error';
import { log } from '#lib/server/log.server';
import { storeCreatedAt } from '#lib/server/store/migrations.server';
import type { UploadTable } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { HOUR_MS } from '#lib/time/durations';
import { TO_BE_DELETED } from './claim-uploads.server.ts';
import { removeStoredImage } from './remove-stored-image.server.ts';
import { removeUploadFiles, uploadsOnDisk } from './upload-files.server.ts';
import { UNCLAIMED_IMAGE_HOURS } from './upload-rules.ts';

/** How long an upload may stay unclaimed until its form is submitted. */
const UNCLAIMED_MAX_AGE_MS = UNCLAIMED_IMAGE_HOURS * HOUR_MS;
const BATCH = 200;

type Provider = UploadTable['provider'];

/** A batch of marked uploads behind another one, without those of some providers, in the order of an index. */
async function markedBehind(
  last: { created_at: string; id: string },
  without: readonly Provider[],
): Promise<Pick<UploadTable, 'id' | 'provider' | 'public_id' | 'created_at'>[]> {
  const { db } = await store();
  let marked = db
    .selectFrom('uploads')
    .select(['id', 'provider', 'public_id', 'created_at'])
    .where('claimed_by', '=', TO_BE_DELETED)
    .where('created_at', '>=', last.created_at)
    .where((row) => row.or([row('created_at', '>', last.created_at), row('id', '>', last.id)]));
  if (without.length > 0) marked = marked.where('provider', 'not in', without);
  return marked.orderBy('created_at').orderBy('id').limit(BATCH).execute();
}

/** Whether a provider cannot be used at all now: it does not answer, or asks to be left alone. */
const isUnreachable = (error: unknown) =>
  error instanceof RequestError && (!error.code.startsWith('HTTP_') || /^HTTP_(429|503)$/.test(error.code));

/** Takes images out of the budget whose storage is not configured any more: they cannot be deleted, nor become more. */
async function settleUnconfigured(): Promise<void> {
  if (objectStorage()) return;
  const { db } = await store();
  await db
    .updateTable('uploads')
    .set({ network_hash: null })
    .where('claimed_by', '=', TO_BE_DELETED)
    .where('provider', '=', 's3')
    .where('network_hash', 'is not', null)
    .execute();
}

/**
 * Deletes all marked uploads: first the files, then the rows, so that a failure is retried by the next clean-up. One
 * that cannot be deleted keeps none of the others, and a provider that is unreachable is asked no more.
 */
async function deleteMarked(signal?: AbortSignal): Promise<number> {
  const unreachable: Provider[] = [];
  const failures = new Map<string, number>();
  let deleted = 0;
  let last = { created_at: '', id: '' };
  for (;;) {
    const marked = await markedBehind(last, unreachable);
    const gone: string[] = [];
    for (const upload of marked) {
      if (signal?.aborted) break;
      if (unreachable.includes(upload.provider)) continue;
      try {
        await removeStoredImage(upload, signal);
        gone.push(upload.id);
      } catch (error) {
        if (signal?.aborted) break;
        const failure = `${upload.provider} ${errorCode(error) ?? 'UNEXPECTED'}`;
        failures.set(failure, (failures.get(failure) ?? 0) + 1);
        if (isUnreachable(error)) unreachable.push(upload.provider);
      }
    }
    // Not caught: each further batch would wait for a locked store as long.
    if (gone.length > 0)
      await inTransaction((write) => write.deleteFrom('uploads').where('id', 'in', gone).execute());
    deleted += gone.length;
    last = marked.at(-1) ?? last;
    if (marked.length < BATCH || signal?.aborted) break;
  }
  for (const [failure, uploads] of failures) log().warn({ failure, uploads }, 'Uploads could not be deleted');
  return deleted;
}

/**
 * Deletes files on our disk without a row in the store: of uploads since the backup that it was restored from. Keeps
 * files older than the store, which belong to another one (the operator may be trying PostgreSQL), and keeps all when most
 * files have no row. A bucket is not listed for such files: several sites may share it, and what is not in this store may
 * be in another one's.
 */
async function deleteStrays(before: number, signal?: AbortSignal): Promise<number> {
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
  for (const id of strays) {
    if (signal?.aborted) break;
    await removeUploadFiles(id);
  }
  return strays.length;
}

/**
 * Deletes uploads that no item claimed within 24 hours, those of deleted items, and files without an upload; `now` is
 * in milliseconds since 1970. Returns their number when all are tried or the signal aborts; throws when the store cannot
 * be used.
 */
export async function deleteUnclaimedUploads(now: number, signal?: AbortSignal): Promise<number> {
  const before = now - UNCLAIMED_MAX_AGE_MS;
  await inTransaction((db) =>
    db
      .updateTable('uploads')
      .set({ claimed_by: TO_BE_DELETED })
      .where('claimed_by', 'is', null)
      .where('created_at', '<', new Date(before).toISOString())
      .execute(),
  );
  await settleUnconfigured();
  const deleted = await deleteMarked(signal);
  return signal?.aborted ? deleted : deleted + (await deleteStrays(before, signal));
}

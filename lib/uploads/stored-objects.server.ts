import 'server-only';
import { deleteObject, getObject, objectStorage, putObject } from '#lib/server/http/object-storage.server';
import { PublicError } from '#lib/server/http/public-error';
import { RequestError } from '#lib/server/http/request-error';
import { store } from '#lib/server/store/store.server';
import type { DecodedImage } from './decoded-image.ts';
import { imageFileName, isImageFileName } from './image-address.ts';
import { UNKNOWN_FAILURE } from './upload-rules.ts';

const keyOf = (fileName: string) => `uploads/${fileName}`;

/** Deletes the three files of an upload from the storage. Throws when one may still be there, or the signal aborts. */
export async function removeFromStorage(id: string, signal?: AbortSignal): Promise<void> {
  const storage = objectStorage();
  if (!storage)
    throw new RequestError('The storage of this upload is not configured any more', 'NOT_CONFIGURED');
  for (const name of [imageFileName(id), imageFileName(id, 'optimized'), imageFileName(id, 'thumbnail')])
    await deleteObject(storage, keyOf(name), signal);
}

/**
 * Stores the three files of an upload, the image last, so that its versions exist whenever it does. Throws a
 * PublicError 502, after removing what was stored, when the storage refuses or does not respond.
 */
export async function saveToStorage(id: string, files: DecodedImage): Promise<void> {
  const storage = objectStorage();
  const entries = [
    [imageFileName(id, 'thumbnail'), files.thumbnail],
    [imageFileName(id, 'optimized'), files.optimized],
    [imageFileName(id), files.image],
  ] as const;
  try {
    if (!storage) throw new Error('No storage is configured');
    for (const [name, bytes] of entries)
      await putObject(storage, { key: keyOf(name), body: new Uint8Array(bytes), type: 'image/webp' });
  } catch {
    await removeFromStorage(id).catch(() => {});
    throw new PublicError(502, UNKNOWN_FAILURE);
  }
}

/**
 * A file of an upload as it comes from the storage, or with HEAD its headers alone; undefined when no such upload is
 * there. Only uploads with a row are asked for, so that made-up names cost no request, and no file is larger than all
 * files of its row together. Throws when the storage does not respond; later its body fails. The signal of a visitor who
 * leaves ends the connection to the storage: Next then neither reads nor cancels the body.
 */
export async function openStoredFile(
  fileName: string,
  method: 'GET' | 'HEAD',
  signal: AbortSignal,
): Promise<Response | undefined> {
  const storage = objectStorage();
  if (!storage || !isImageFileName(fileName)) return undefined;
  const { db } = await store();
  const row = await db
    .selectFrom('uploads')
    .select(['provider', 'bytes'])
    .where('id', '=', fileName.replace(/\..*$/, ''))
    .executeTakeFirst();
  if (row?.provider !== 's3') return undefined;
  return getObject(storage, keyOf(fileName), { method, maxBytes: row.bytes, streamsBody: true, signal });
}

import 'server-only';
import { randomBytes } from 'node:crypto';
import { PublicError } from '#lib/server/http/public-error';
import { objectStorage } from '#lib/server/object-storage.server';
import type { UploadTable } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { checkImage } from './check-image.ts';
import { cloudinaryAccount, uploadToCloudinary } from './cloudinary.server.ts';
import { decodeImage } from './decode-image.server.ts';
import type { DecodedImage } from './decoded-image.ts';
import { uploadAddress } from './image-address.ts';
import { QueueFull } from './one-at-a-time.ts';
import { BUSY, BUSY_RETRY_SECONDS, receiveImage, withMemoryBudget } from './receive-image.server.ts';
import { removeStoredImage } from './remove-stored-image.server.ts';
import { saveToStorage } from './stored-objects.server.ts';
import { saveUploadFiles } from './upload-files.server.ts';
import type { UploadedImage } from './upload-response.ts';
import { TOO_COSTLY, UNREADABLE } from './upload-rules.ts';

/** An unguessable id: 128 random bits. */
const newId = () => randomBytes(16).toString('hex');

/** Re-encodes an image from nothing but its pixels. Throws a PublicError with the sentence that says what is wrong. */
async function reEncode(bytes: Uint8Array): Promise<DecodedImage> {
  const checked = checkImage(bytes);
  if ('sentence' in checked) throw new PublicError(checked.status, checked.sentence);
  const decoded = await decodeImage(checked).catch((error: unknown) => {
    throw error instanceof QueueFull ? new PublicError(503, BUSY, { retryAfter: BUSY_RETRY_SECONDS }) : error;
  });
  if (decoded === 'unreadable') throw new PublicError(422, UNREADABLE);
  if (decoded === 'too-costly') throw new PublicError(422, TOO_COSTLY);
  return decoded;
}

/** Stores an image durably: at Cloudinary, in S3-compatible storage, or on our disk. */
async function storeImage(
  id: string,
  decoded: DecodedImage,
): Promise<Pick<UploadTable, 'url' | 'public_id' | 'provider'>> {
  const account = cloudinaryAccount();
  if (account) return { provider: 'cloudinary', ...(await uploadToCloudinary(account, decoded.image)) };
  const provider = objectStorage() ? 's3' : 'disk';
  await (provider === 's3' ? saveToStorage(id, decoded) : saveUploadFiles(id, decoded));
  return { provider, url: uploadAddress(id), public_id: id };
}

/** Most bytes of all unclaimed images together; the store may be on the same disk. */
const MAX_UNCLAIMED_BYTES = 2 * 1024 ** 3;
const FULL_RETRY_SECONDS = 3_600;

/** Throws a PublicError 503 when there are so many unclaimed images that it must be an attempt to fill the disk. */
async function refuseWhenFull(): Promise<void> {
  const { db } = await store();
  const { total } = await db
    .selectFrom('uploads')
    .select((row) => row.fn.sum('bytes').as('total'))
    .where('claimed_by', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(total ?? 0) > MAX_UNCLAIMED_BYTES)
    throw new PublicError(503, BUSY, { retryAfter: FULL_RETRY_SECONDS });
}

async function issue(bytes: Uint8Array, now: number): Promise<UploadedImage> {
  await refuseWhenFull();
  const decoded = await reEncode(bytes);
  const id = newId();
  const stored = await storeImage(id, decoded);
  const { width, height, image } = decoded;
  const created_at = new Date(now).toISOString();
  const row: UploadTable = {
    id,
    ...stored,
    bytes: image.length,
    width,
    height,
    created_at,
    claimed_by: null,
  };
  try {
    await inTransaction((db) => db.insertInto('uploads').values(row).execute());
  } catch (error) {
    // The address is never returned, so nothing can refer to the image.
    await removeStoredImage({ id, ...stored }).catch(() => {});
    throw error;
  }
  return { success: true, url: stored.url, publicId: stored.public_id };
}

/**
 * Handles an upload: receives, checks, re-encodes and stores the image, and adds its row to the store; `now` is in
 * milliseconds since 1970. Throws a PublicError, or the error of disk or store, and then leaves nothing behind.
 */
export const uploadImage = (request: Request, now: number): Promise<UploadedImage> =>
  withMemoryBudget(async (reserve) => issue(await receiveImage(request, reserve), now));

import 'server-only';
import { randomBytes } from 'node:crypto';
import { PublicError } from '#lib/server/http/public-error';
import type { UploadTable } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { checkPicture } from './check-picture.ts';
import { cloudinaryAccount, deleteFromCloudinary, uploadToCloudinary } from './cloudinary.server.ts';
import { decodePicture } from './decode-picture.server.ts';
import type { DecodedPicture } from './decoded-picture.ts';
import { uploadAddress } from './image-address.ts';
import { QueueFull } from './one-at-a-time.ts';
import { BUSY, BUSY_RETRY_SECONDS, receivePicture, whileHolding } from './receive-picture.server.ts';
import type { UploadedImage } from './upload-answer.ts';
import { removeUploadFiles, saveUploadFiles } from './upload-files.server.ts';
import { TOO_COSTLY, UNREADABLE } from './upload-rules.ts';

/** A name nobody guesses: 128 bits of chance. */
const newId = () => randomBytes(16).toString('hex');

/** The picture re-encoded from nothing but its pixels. Throws a PublicError with the sentence of what is wrong. */
async function reEncode(bytes: Uint8Array): Promise<DecodedPicture> {
  const checked = checkPicture(bytes);
  if ('sentence' in checked) throw new PublicError(checked.status, checked.sentence);
  const decoded = await decodePicture(checked).catch((error: unknown) => {
    throw error instanceof QueueFull ? new PublicError(503, BUSY, { retryAfter: BUSY_RETRY_SECONDS }) : error;
  });
  if (decoded === 'unreadable') throw new PublicError(422, UNREADABLE);
  if (decoded === 'too-costly') throw new PublicError(422, TOO_COSTLY);
  return decoded;
}

/** Puts the picture where it will be served from, durably. */
async function keep(
  id: string,
  decoded: DecodedPicture,
): Promise<Pick<UploadTable, 'url' | 'public_id' | 'provider'>> {
  const account = cloudinaryAccount();
  if (account) return { provider: 'cloudinary', ...(await uploadToCloudinary(account, decoded.picture)) };
  await saveUploadFiles(id, decoded);
  return { provider: 'disk', url: uploadAddress(id), public_id: id };
}

/** Bytes of pictures that may wait for their forms together; the store may share their disk. */
const MAX_UNCLAIMED_BYTES = 2 * 1024 ** 3;
const FULL_RETRY_SECONDS = 3_600;

/** Throws a 503 when so many pictures wait for their forms that somebody must be filling the disk. */
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
  const kept = await keep(id, decoded);
  const { width, height, picture } = decoded;
  const created_at = new Date(now).toISOString();
  const row: UploadTable = {
    id,
    ...kept,
    bytes: picture.length,
    width,
    height,
    created_at,
    claimed_by: null,
  };
  try {
    await inTransaction((db) => db.insertInto('uploads').values(row).execute());
  } catch (error) {
    // Nobody will hear of this address.
    const remove = kept.provider === 'disk' ? removeUploadFiles(id) : deleteFromCloudinary(kept.public_id);
    await remove.catch(() => {});
    throw error;
  }
  return { success: true, url: kept.url, publicId: kept.public_id };
}

/**
 * Takes the picture of a request: checked, re-encoded, kept durably and written into the store before it answers.
 * Throws a PublicError, or what disk and store say; nothing is left behind then.
 */
export const uploadImage = (request: Request, now: number): Promise<UploadedImage> =>
  whileHolding(async (hold) => issue(await receivePicture(request, hold), now));

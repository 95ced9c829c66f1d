import 'server-only';
import { randomBytes } from 'node:crypto';
import { PublicError } from '#lib/server/http/public-error';
import { CONNECTION_LOST } from '#lib/server/http/read-body.server';
import { objectStorage } from '#lib/server/object-storage.server';
import type { UploadTable } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { checkImage } from './check-image.ts';
import { cloudinaryAccount, uploadToCloudinary } from './cloudinary.server.ts';
import { decodeImage } from './decode-image.server.ts';
import type { DecodedImage } from './decoded-image.ts';
import { QueueFull } from './fair-queue.ts';
import { uploadAddress } from './image-address.ts';
import { networkHash, refuseWithoutRoom } from './image-budget.server.ts';
import { BUSY_RETRY_SECONDS, receiveImage, withMemoryShare } from './receive-image.server.ts';
import { removeStoredImage } from './remove-stored-image.server.ts';
import { saveToStorage } from './stored-objects.server.ts';
import { saveUploadFiles } from './upload-files.server.ts';
import type { UploadedImage } from './upload-response.ts';
import { BUSY, TOO_COSTLY, UNREADABLE } from './upload-rules.ts';

/** An unguessable id: 128 random bits. */
const newId = () => randomBytes(16).toString('hex');

/** Who sent an image, when, and whether the client has gone. */
type Sent = { network: string; now: number; signal: AbortSignal };

/** Re-encodes an image from nothing but its pixels. Throws a PublicError with the sentence that says what is wrong. */
async function reEncode(bytes: Uint8Array, { network, signal }: Sent): Promise<DecodedImage> {
  const checked = checkImage(bytes);
  if ('sentence' in checked) throw new PublicError(checked.status, checked.sentence);
  const decoded = await decodeImage(checked, { network, signal }).catch((error: unknown) => {
    if (signal.aborted) throw new PublicError(400, CONNECTION_LOST);
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

const sizeOf = ({ image, optimized, thumbnail }: DecodedImage) =>
  image.length + optimized.length + thumbnail.length;

async function issue(bytes: Uint8Array, sent: Sent): Promise<UploadedImage> {
  const decoded = await reEncode(bytes, sent);
  const network_hash = networkHash(sent.network);
  await refuseWithoutRoom(network_hash, sizeOf(decoded));
  const id = newId();
  const stored = await storeImage(id, decoded);
  const { width, height } = decoded;
  const created_at = new Date(sent.now).toISOString();
  const row: UploadTable = {
    id,
    ...stored,
    bytes: sizeOf(decoded),
    width,
    height,
    created_at,
    claimed_by: null,
    network_hash,
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
 * Handles an upload of a network: receives, checks, re-encodes and stores the image, and adds its row to the store;
 * `now` is in milliseconds since 1970. Throws a PublicError, or the error of disk or store, and then leaves nothing
 * behind.
 */
export async function uploadImage(request: Request, network: string, now: number): Promise<UploadedImage> {
  await refuseWithoutRoom(networkHash(network), 0);
  return withMemoryShare(request, network, async (reserve) =>
    issue(await receiveImage(request, reserve), { network, now, signal: request.signal }),
  );
}

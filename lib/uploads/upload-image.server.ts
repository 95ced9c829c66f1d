import 'server-only';
import { randomBytes } from 'node:crypto';
import { objectStorage } from '#lib/server/http/object-storage.server';
import { PublicError } from '#lib/server/http/public-error';
import { CONNECTION_LOST } from '#lib/server/http/read-body.server';
import type { UploadTable } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { checkImage } from './check-image.ts';
import { giveUpFailedUpload } from './claim-uploads.server.ts';
import { type CloudinaryAccount, cloudinaryAccount, uploadToCloudinary } from './cloudinary.server.ts';
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

type Row = Omit<UploadTable, 'url' | 'public_id' | 'provider'>;

const addRow = (row: UploadTable) => inTransaction((db) => db.insertInto('uploads').values(row).execute());

/** Stores an image at Cloudinary, which chooses its address, and then its row. */
async function storeAtCloudinary(
  account: CloudinaryAccount,
  row: Row,
  { image }: DecodedImage,
): Promise<UploadTable> {
  const stored = { ...row, provider: 'cloudinary' as const, ...(await uploadToCloudinary(account, image)) };
  try {
    await addRow(stored);
  } catch (error) {
    // The address is never returned, so nothing can refer to the image.
    await removeStoredImage(stored).catch(() => {});
    throw error;
  }
  return stored;
}

/**
 * Stores an image's row, and then its files in S3-compatible storage or on our disk. In this order the clean-up knows of
 * every file, also of those that a crash or a storage that is down leaves; no form can claim them before their address
 * is returned. Decision 60 says why.
 */
async function storeOurselves(row: Row, decoded: DecodedImage): Promise<UploadTable> {
  const { id } = row;
  const provider = objectStorage() ? 's3' : 'disk';
  const stored: UploadTable = { ...row, provider, url: uploadAddress(id), public_id: id };
  await addRow(stored);
  try {
    await (provider === 's3' ? saveToStorage(id, decoded) : saveUploadFiles(id, decoded));
  } catch (error) {
    // When this fails as well, the row is deleted after a day like any that no form claims.
    await inTransaction((db) => giveUpFailedUpload(db, id)).catch(() => {});
    throw error;
  }
  return stored;
}

const sizeOf = ({ image, optimized, thumbnail }: DecodedImage) =>
  image.length + optimized.length + thumbnail.length;

async function issue(bytes: Uint8Array, sent: Sent): Promise<UploadedImage> {
  const decoded = await reEncode(bytes, sent);
  const network_hash = networkHash(sent.network);
  await refuseWithoutRoom(network_hash, sizeOf(decoded));
  const row: Row = {
    id: newId(),
    bytes: sizeOf(decoded),
    width: decoded.width,
    height: decoded.height,
    created_at: new Date(sent.now).toISOString(),
    claimed_by: null,
    network_hash,
  };
  const account = cloudinaryAccount();
  const { url, public_id } = await (account
    ? storeAtCloudinary(account, row, decoded)
    : storeOurselves(row, decoded));
  return { success: true, url, publicId: public_id };
}

/**
 * Handles an upload of a network: receives, checks, re-encodes and stores the image, and adds its row to the store;
 * `now` is in milliseconds since 1970. Throws a PublicError, or the error of disk or store, and then leaves nothing but
 * what the next clean-up deletes.
 */
export async function uploadImage(request: Request, network: string, now: number): Promise<UploadedImage> {
  await refuseWithoutRoom(networkHash(network), 0);
  return withMemoryShare(request, network, async (reserve) =>
    issue(await receiveImage(request, reserve), { network, now, signal: request.signal }),
  );
}

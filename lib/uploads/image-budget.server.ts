import 'server-only';
import { serverEnv } from '#lib/server/env.server';
import { objectStorage } from '#lib/server/http/object-storage.server';
import { PublicError } from '#lib/server/http/public-error';
import { log } from '#lib/server/log.server';
import { sign } from '#lib/server/server-secret.server';
import { diskFloors, readDiskSpace } from '#lib/server/store/free-disk.server';
import { store } from '#lib/server/store/store.server';
import { cloudinaryAccount } from './cloudinary.server.ts';
import { fitsShare } from './fair-shares.ts';
import { NO_ROOM } from './upload-rules.ts';

const MEGABYTE = 1024 ** 2;
/** A network holds at most an eighth of what is still free: 455 of 4,096 MB while it is alone. */
const BUDGET_DIVISOR = 8;
const NO_ROOM_RETRY_SECONDS = 3_600;

/** The keyed hash of a network, by which images are counted: nothing else can be compared with it. */
export const networkHash = (network: string): string => sign('image-budget', network);

/** The bytes of images that no moderator has decided about: those of a network, and all together. */
async function undecidedBytes(hash: string): Promise<{ own: number; all: number }> {
  const { db } = await store();
  const rows = await db
    .selectFrom('uploads')
    .select(['network_hash', ({ fn }) => fn.sum('bytes').as('bytes')])
    .where('network_hash', 'is not', null)
    .groupBy('network_hash')
    .execute();
  const own = rows.find(({ network_hash }) => network_hash === hash);
  return {
    own: Number(own?.bytes ?? 0),
    all: rows.reduce((sum, { bytes }) => sum + Number(bytes), 0),
  };
}

/** Whether images on our own disk would use what is reserved for everything else. */
async function exceedsDisk(bytes: number, read: typeof readDiskSpace): Promise<boolean> {
  const space = cloudinaryAccount() || objectStorage() ? undefined : await read();
  return space !== undefined && space.freeBytes - bytes < diskFloors(space).images;
}

/**
 * Throws a PublicError 507 when an image of a network has no room: its share of IMAGE_BUDGET_MB is used up by images
 * that wait for a submission or for a decision, or the disk is nearly full.
 */
export async function refuseWithoutRoom(hash: string, bytes: number, read = readDiskSpace): Promise<void> {
  const held = { ...(await undecidedBytes(hash)), total: serverEnv().IMAGE_BUDGET_MB * MEGABYTE };
  const isOverBudget = !fitsShare(held, bytes, BUDGET_DIVISOR);
  if (!isOverBudget && !(await exceedsDisk(bytes, read))) return;
  log().warn({ reason: isOverBudget ? 'budget' : 'disk' }, 'There is no room for an image');
  throw new PublicError(507, NO_ROOM, { retryAfter: NO_ROOM_RETRY_SECONDS });
}

import 'server-only';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { serverEnv } from '../env.server.ts';
import { errorCode } from '../error-code.ts';
import { PublicError } from '../http/public-error.ts';
import { log } from '../log.server.ts';
import { store } from './store.server.ts';

const MEGABYTE = 1024 ** 2;
/** The part of a small disk that images leave free where DISK_RESERVE_MB is not set. */
const RESERVE_PART = 1 / 10;
const DEFAULT_RESERVE_BYTES = 512 * MEGABYTE;
/** The part of the reserve that submissions leave free, so that decisions and mails can still be written. */
const LAST_PART = 1 / 8;
const FULL_RETRY_SECONDS = 30;

type DiskSpace = { freeBytes: number; sizeBytes: number };

/**
 * The disk of a folder, or of the one in which it will be made; `sizeBytes` is 0 where the system does not say, and
 * `totalFiles` where the number of files has no limit. Throws the error of the system.
 */
export async function loadDiskSpace(
  folder = serverEnv().DATA_DIR,
): Promise<DiskSpace & { freeFiles: number; totalFiles: number }> {
  try {
    const { bavail, blocks, bsize, ffree, files } = await statfs(/* turbopackIgnore: true */ folder);
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize, freeFiles: ffree, totalFiles: files };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return loadDiskSpace(dirname(folder));
  }
}

/** The disk of DATA_DIR; undefined where the system does not say. */
export async function readDiskSpace(): Promise<DiskSpace | undefined> {
  const space = await loadDiskSpace().catch(() => undefined);
  return space?.sizeBytes ? space : undefined;
}

/** The free disk, in bytes, below which images are refused, and submissions too. The health report calls it full. */
export function diskFloors({ sizeBytes }: Pick<DiskSpace, 'sizeBytes'>): {
  images: number;
  submissions: number;
} {
  const { DISK_RESERVE_MB } = serverEnv();
  const images =
    DISK_RESERVE_MB === undefined
      ? Math.min(DEFAULT_RESERVE_BYTES, sizeBytes * RESERVE_PART)
      : DISK_RESERVE_MB * MEGABYTE;
  return { images, submissions: images * LAST_PART };
}

/**
 * Throws a PublicError 503 when the disk of the embedded store is full: what is stored stays readable and can
 * be decided only while some of the disk is free.
 */
export async function refuseOnFullDisk(read = readDiskSpace): Promise<void> {
  const { dialect } = await store();
  if (dialect !== 'sqlite') return;
  const space = await read();
  if (!space || space.freeBytes >= diskFloors(space).submissions) return;
  log().error({ freeBytes: space.freeBytes }, 'The disk is full: submissions are refused');
  throw new PublicError(
    503,
    'We cannot accept this right now: our disk is full. What you filled in is kept; try again in a few minutes.',
    { code: 'unavailable', retryAfter: FULL_RETRY_SECONDS },
  );
}

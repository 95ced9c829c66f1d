import 'server-only';
import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { serverEnv } from '../env.server.ts';
import { errorCode } from '../error-code.ts';
import { type Check, diskCheck } from './check.ts';

/** Free space at a folder, or where it will be made. */
async function freeSpace(folder: string): Promise<StatsFs> {
  try {
    return await statfs(/*turbopackIgnore: true*/ folder);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return freeSpace(dirname(folder));
  }
}

/** The check of the disk that holds DATA_DIR. */
export async function probeDisk(folder = serverEnv().DATA_DIR): Promise<Check> {
  try {
    const { bavail, bsize, ffree, files } = await freeSpace(folder);
    return diskCheck({ freeBytes: bavail * bsize, freeFiles: ffree, totalFiles: files });
  } catch (error) {
    return {
      status: 'failing',
      reason: 'The data folder cannot be read',
      details: { code: errorCode(error) ?? 'unknown' },
    };
  }
}

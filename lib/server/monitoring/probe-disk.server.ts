import 'server-only';
import { serverEnv } from '../env.server.ts';
import { errorCode } from '../error-code.ts';
import { diskFloors, loadDiskSpace } from '../store/free-disk.server.ts';
import { type Check, diskCheck } from './check.ts';

/** The check of the disk that holds DATA_DIR, by the same limits as what is refused for lack of room. */
export async function probeDisk(folder = serverEnv().DATA_DIR): Promise<Check> {
  try {
    const space = await loadDiskSpace(folder);
    return diskCheck(space, diskFloors(space));
  } catch (error) {
    return {
      status: 'failing',
      reason: 'The data folder cannot be read',
      details: { code: errorCode(error) ?? 'unknown' },
    };
  }
}

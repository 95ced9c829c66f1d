import 'server-only';
import { type FileHandle, stat } from 'node:fs/promises';

/** The code of the error when the file of the store is no longer the one that is open. */
export const FILE_REPLACED = 'STORE_FILE_REPLACED';

type Identity = { dev: bigint; ino: bigint };

/**
 * The file of the embedded store as it was opened. One that is deleted or replaced meanwhile can still be written
 * through open connections, and everything in it is gone at the next start.
 */
export class OpenedFile {
  readonly #path: string;
  readonly #identity: Identity;

  private constructor(path: string, identity: Identity) {
    this.#path = path;
    this.#identity = identity;
  }

  static async of(path: string, handle: FileHandle): Promise<OpenedFile> {
    return new OpenedFile(path, await handle.stat({ bigint: true }));
  }

  /** Throws an outage when another file, or none, is at the path by now. */
  async verify(): Promise<void> {
    const { dev, ino } = this.#identity;
    const found = await stat(/* turbopackIgnore: true */ this.#path, { bigint: true }).catch(() => undefined);
    if (found?.dev === dev && found.ino === ino) return;
    throw Object.assign(new Error('The file of the store was deleted or replaced while it was open'), {
      code: FILE_REPLACED,
    });
  }
}

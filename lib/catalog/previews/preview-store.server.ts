import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';

type StoreOptions = {
  folder: string;
  /** Bytes of all files, at which those that were not asked for longest are deleted. */
  maxBytes: number;
  /** Bytes that must be free on the disk: submissions come first. */
  minFreeBytes: number;
};

const SUFFIX = '.preview';
const TEMPORARY = '.tmp';
const DIGEST_BYTES = 32;
/** How exactly the time of the last request is known. */
const TOUCH_MS = HOUR_MS;
/** The age at which a temporary file was left by a server that was killed. */
const LEFT_OVER_MS = 10 * MINUTE_MS;
/** After so many new files the folder is read again, since other servers may write into it too. */
const NEW_FILES_UNREAD = 50;
/** The share of `maxBytes` that stays when files are deleted, so that this happens rarely. */
const SHARE_AFTER_CLEANUP = 0.9;

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Thrown when there is too little space for a preview. */
class DiskNearlyFull extends Error {
  code = 'ENOSPC';
}

/**
 * Previews on disk, each a file with its digest in front, so that a damaged one is never served: files are renamed into
 * place but not flushed, because each can be drawn again. A file's time of modification is when it was last asked for,
 * which survives restarts and is shared by servers with one folder.
 */
export function previewStore({ folder, maxBytes, minFreeBytes }: StoreOptions) {
  /** Since the folder was last read; more than any limit before the first time. */
  let bytes = Number.POSITIVE_INFINITY;
  let newFiles = 0;
  /** Deleted last, whenever they were asked for. */
  let preferred: ReadonlySet<string> = new Set();

  const pathOf = (key: string) => join(/*turbopackIgnore: true*/ folder, key + SUFFIX);
  const isName = (name: string) => name.endsWith(SUFFIX) || name.endsWith(TEMPORARY);
  const remove = (name: string) =>
    rm(/*turbopackIgnore: true*/ join(/*turbopackIgnore: true*/ folder, name), { force: true });

  /** The names in the folder with sizes and times; none when there is no folder. */
  async function files() {
    const names = await readdir(/*turbopackIgnore: true*/ folder).catch(() => []);
    const found = [];
    for (const name of names.filter(isName)) {
      const info = await stat(/*turbopackIgnore: true*/ join(/*turbopackIgnore: true*/ folder, name)).catch(
        () => undefined,
      );
      if (info) found.push({ name, key: name.slice(0, -SUFFIX.length), bytes: info.size, at: info.mtimeMs });
    }
    return found;
  }

  /** Reads the folder, and deletes what was left over and what is too much. */
  async function sweep(): Promise<void> {
    const all = await files();
    const leftOver = all.filter(({ name, at }) => name.endsWith(TEMPORARY) && at < Date.now() - LEFT_OVER_MS);
    for (const { name } of leftOver) await remove(name);
    const stored = all.filter(({ name }) => name.endsWith(SUFFIX));
    bytes = stored.reduce((sum, file) => sum + file.bytes, 0);
    newFiles = 0;
    if (bytes <= maxBytes) return;
    const order = stored.sort(
      (a, b) => Number(preferred.has(a.key)) - Number(preferred.has(b.key)) || a.at - b.at,
    );
    for (const file of order) {
      if (bytes <= maxBytes * SHARE_AFTER_CLEANUP) return;
      await remove(file.name);
      bytes -= file.bytes;
    }
  }

  async function write(path: string, content: Uint8Array): Promise<void> {
    const temporary = `${path}.${randomUUID()}${TEMPORARY}`;
    await mkdir(/*turbopackIgnore: true*/ dirname(path), { recursive: true });
    const { bavail, bsize } = await statfs(/*turbopackIgnore: true*/ folder);
    if (bavail * bsize < minFreeBytes) throw new DiskNearlyFull('There is too little space for previews');
    try {
      await writeFile(/*turbopackIgnore: true*/ temporary, content, { mode: 0o640 });
      await rename(/*turbopackIgnore: true*/ temporary, /*turbopackIgnore: true*/ path);
    } catch (error) {
      await rm(/*turbopackIgnore: true*/ temporary, { force: true }).catch(() => {});
      throw error;
    }
  }

  return {
    /** The preview of a key, which counts as asked for; undefined when there is none or it is damaged. Never rejects. */
    async read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const file = await open(/*turbopackIgnore: true*/ pathOf(key), 'r').catch(() => undefined);
      if (!file) return undefined;
      try {
        const content = await file.readFile();
        const jpeg = content.subarray(DIGEST_BYTES);
        if (content.length <= DIGEST_BYTES || !digestOf(jpeg).equals(content.subarray(0, DIGEST_BYTES)))
          return undefined;
        const now = new Date();
        const { mtimeMs } = await file.stat();
        // Later or earlier: the clock may have been set.
        if (Math.abs(now.getTime() - mtimeMs) > TOUCH_MS)
          await utimes(/*turbopackIgnore: true*/ pathOf(key), now, now).catch(() => {});
        return jpeg;
      } catch {
        return undefined;
      } finally {
        await file.close().catch(() => {});
      }
    },
    /** Keeps a preview. Rejects with the error of the file system, ENOSPC also where little space is left. */
    async keep(key: string, jpeg: Uint8Array): Promise<void> {
      const content = Buffer.concat([digestOf(jpeg), jpeg]);
      await write(pathOf(key), content);
      bytes += content.length;
      newFiles += 1;
      if (bytes > maxBytes || newFiles >= NEW_FILES_UNREAD) await sweep();
    },
    /** The sizes of all previews in bytes, by their keys. */
    async sizes(): Promise<Map<string, number>> {
      const stored = (await files()).filter(({ name }) => name.endsWith(SUFFIX));
      return new Map(stored.map((file) => [file.key, file.bytes]));
    },
    /** Names the keys that are deleted last. */
    prefer(keys: ReadonlySet<string>) {
      preferred = keys;
    },
  };
}

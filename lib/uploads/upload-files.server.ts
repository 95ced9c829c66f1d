import 'server-only';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadableStream as WebStream } from 'node:stream/web';
import { serverEnv } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { flushFolder, makeFolder } from '#lib/server/flush-folder.server';
import type { DecodedImage } from './decoded-image.ts';
import { imageFileName, isImageFileName } from './image-address.ts';

const uploadsFolder = () => join(/*turbopackIgnore: true*/ serverEnv().DATA_DIR, 'uploads');
const pathOf = (fileName: string) => join(uploadsFolder(), fileName);
const TEMPORARY = '.tmp';

/** The file names of an upload: the versions first, so that they exist whenever the image does. */
const fileNames = (id: string) => ({
  thumbnail: imageFileName(id, 'thumbnail'),
  optimized: imageFileName(id, 'optimized'),
  image: imageFileName(id),
});

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(/*turbopackIgnore: true*/ path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Deletes the files of an upload, temporary ones too; missing ones are ignored. */
export async function removeUploadFiles(id: string): Promise<void> {
  for (const name of Object.values(fileNames(id)))
    for (const path of [pathOf(name), pathOf(name) + TEMPORARY])
      await rm(/*turbopackIgnore: true*/ path, { force: true });
}

/**
 * Writes an upload's three files, each durably and atomically: under a temporary name, flushed, renamed, and the folder
 * flushed. Throws the error of the file system, after removing the files.
 */
export async function saveUploadFiles(id: string, files: DecodedImage): Promise<void> {
  const names = fileNames(id);
  const entries = [
    [names.thumbnail, files.thumbnail],
    [names.optimized, files.optimized],
    [names.image, files.image],
  ] as const;
  try {
    await makeFolder(uploadsFolder());
    for (const [name, bytes] of entries) await writeFlushed(pathOf(name) + TEMPORARY, bytes);
    for (const [name] of entries)
      await rename(
        /*turbopackIgnore: true*/ pathOf(name) + TEMPORARY,
        /*turbopackIgnore: true*/ pathOf(name),
      );
    await flushFolder(uploadsFolder());
  } catch (error) {
    await removeUploadFiles(id).catch(() => {});
    throw error;
  }
}

/** The content of a file, which is opened when it is first read from and closed when reading ends or is given up. */
async function* chunksOf(path: string): AsyncGenerator<Uint8Array, void> {
  yield* createReadStream(/*turbopackIgnore: true*/ path);
}

/**
 * An upload's file: its size in bytes and its content, or undefined when there is no such file. Nothing is open until the
 * content is read, since Next never reads it for a visitor who has already left.
 */
export async function findUploadFile(
  fileName: string,
): Promise<{ bytes: number; read: () => ReadableStream<Uint8Array> } | undefined> {
  if (!isImageFileName(fileName)) return undefined;
  const path = pathOf(fileName);
  try {
    const { size } = await stat(/*turbopackIgnore: true*/ path);
    return { bytes: size, read: () => WebStream.from(chunksOf(path)) as ReadableStream<Uint8Array> };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The ids of uploads with files written between two times (milliseconds since 1970), temporary ones among them. */
export async function uploadsOnDisk({ from, before }: { from: number; before: number }): Promise<string[]> {
  const names = await readdir(/*turbopackIgnore: true*/ uploadsFolder()).catch(() => []);
  const ids = new Set<string>();
  for (const name of names) {
    const found = await stat(/*turbopackIgnore: true*/ pathOf(name)).catch(() => undefined);
    if (found && found.mtimeMs >= from && found.mtimeMs < before) ids.add(name.replace(/\..*$/, ''));
  }
  return [...ids];
}

import { randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { findUploadFile, saveUploadFiles } from '#lib/uploads/upload-files.server';

const bytes = new Uint8Array(300_000).fill(7);
const newId = () => randomBytes(16).toString('hex');
/** The files of an upload that this process has open; only Linux can tell. */
const openFiles = (id: string) =>
  readdirSync('/proc/self/fd')
    .map((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`);
      } catch {
        return '';
      }
    })
    .filter((path) => path.includes(id));

async function savedFile() {
  const id = newId();
  await saveUploadFiles(id, { image: bytes, optimized: bytes, thumbnail: bytes, width: 1, height: 1 });
  const found = await findUploadFile(`${id}.webp`);
  if (!found) throw new Error('The image was not saved');
  return { ...found, id };
}

describe('an uploaded image', () => {
  test('is read as it was written', async () => {
    const found = await savedFile();
    expect(found.bytes).toBe(bytes.length);
    expect((await buffer(found.read())).equals(bytes)).toBe(true);
  });

  test('is not there under a name that was never given', async () => {
    expect(await findUploadFile(`${newId()}.webp`)).toBeUndefined();
    expect(await findUploadFile('../store.db')).toBeUndefined();
  });

  (process.platform === 'linux' ? test : test.skip)(
    'leaves no file open for visitors who left before its first byte, or halfway',
    async () => {
      const { id, ...found } = await savedFile();
      const unread = found.read();
      expect(openFiles(id)).toEqual([]);
      const halfway = found.read().getReader();
      await halfway.read();
      expect(openFiles(id)).toHaveLength(1);
      await halfway.cancel();
      while (openFiles(id).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      await unread.cancel();
    },
  );
});

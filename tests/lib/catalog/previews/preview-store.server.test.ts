import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { previewStore } from '#lib/catalog/previews/preview-store.server';
import { temporaryFolder } from '../../../support/events/fresh-events.ts';

const HOUR_MS = 3_600_000;
const image = (text: string, bytes = 100) => Buffer.from(text.padEnd(bytes, '.'));
/** With the digest in front. */
const FILE_BYTES = 132;

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let folder: string;
beforeEach(async () => {
  data = await temporaryFolder();
  folder = join(data.path, 'previews');
});
afterEach(() => data.remove());

const storeOf = (maxFiles = 100, minFreeBytes = 0) =>
  previewStore({ folder, maxBytes: maxFiles * FILE_BYTES, minFreeBytes });
const names = async () => (await readdir(folder)).sort();
const pathOf = (key: string) => join(folder, `${key}.preview`);

/** Makes a file that was just written so much older. */
async function age(path: string, milliseconds: number) {
  const then = new Date((await stat(path)).mtimeMs - milliseconds);
  await utimes(path, then, then);
}
/** Sets when a preview that was just kept was last asked for. */
const askedAgo = (key: string, milliseconds: number) => age(pathOf(key), milliseconds);

describe('the store of previews', () => {
  test('has nothing before anything is kept, and creates no folder when it is asked', async () => {
    const store = storeOf();
    expect(await store.read('a')).toBeUndefined();
    expect(await store.sizes()).toEqual(new Map());
    expect(await readdir(data.path)).toEqual([]);
  });

  test('keeps a preview over a restart', async () => {
    await storeOf().keep('a', image('one'));
    const restarted = storeOf();
    expect(Buffer.from((await restarted.read('a')) ?? [])).toEqual(image('one'));
    expect(await restarted.sizes()).toEqual(new Map([['a', FILE_BYTES]]));
  });

  test.each([
    ['cut off', async (path: string) => truncate(path, 60)],
    ['empty', async (path: string) => truncate(path, 0)],
    [
      'changed in one byte',
      async (path: string) => {
        const bytes = await readFile(path);
        bytes[50] = (bytes[50] ?? 0) ^ 1;
        await writeFile(path, bytes);
      },
    ],
    ['a file of another program', async (path: string) => writeFile(path, 'not ours')],
  ])('does not serve a file that is %s, and replaces it', async (_, damage) => {
    const store = storeOf();
    await store.keep('a', image('one'));
    await damage(pathOf('a'));
    expect(await store.read('a')).toBeUndefined();
    await store.keep('a', image('one'));
    expect(Buffer.from((await store.read('a')) ?? [])).toEqual(image('one'));
  });

  test('deletes what was not asked for longest when it is full, and stays below its bytes', async () => {
    const store = storeOf(10);
    for (let index = 0; index < 10; index += 1) {
      await store.keep(`k${index}`, image(`${index}`));
      await askedAgo(`k${index}`, (index + 1) * HOUR_MS);
    }
    // The oldest is asked for again.
    await store.read('k9');
    await store.keep('new', image('new'));
    expect(await names()).toEqual(
      ['k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k9', 'new'].map((k) => `${k}.preview`),
    );
  });

  test('deletes preferred previews last', async () => {
    const store = storeOf(4);
    for (const [index, key] of ['next', 'far', 'past', 'further'].entries()) {
      await store.keep(key, image(key));
      await askedAgo(key, (10 - index) * HOUR_MS);
    }
    store.prefer(new Set(['next']));
    await store.keep('new', image('new'));
    expect(await names()).toEqual(['further.preview', 'new.preview', 'next.preview']);
  });

  test('counts the previews of before a restart and of other servers', async () => {
    const before = storeOf(10);
    for (let index = 0; index < 10; index += 1) await before.keep(`k${index}`, image(`${index}`));
    await storeOf(10).keep('new', image('new'));
    expect((await names()).length).toBeLessThanOrEqual(10);
    expect(await names()).toContain('new.preview');
  });

  test('never has a part of a file under its name, while two servers write the same one', async () => {
    const [one, other] = [storeOf(100_000), storeOf(100_000)];
    const large = image('x', 2_000_000);
    const writing = Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? one : other).keep('a', large)));
    let isWriting = true;
    void writing.finally(() => {
      isWriting = false;
    });
    while (isWriting) {
      const info = await stat(pathOf('a')).catch(() => undefined);
      if (info) expect(info.size).toBe(large.length + 32);
    }
    await writing;
    expect(await names()).toEqual(['a.preview']);
    expect((await one.read('a'))?.length).toBe(large.length);
  });

  test('deletes temporary files that a killed server left, and no fresh ones', async () => {
    await mkdir(folder);
    for (const name of ['old', 'fresh']) await writeFile(join(folder, `${name}.tmp`), 'half');
    await age(join(folder, 'old.tmp'), HOUR_MS);
    await storeOf().keep('a', image('a'));
    expect(await names()).toEqual(['a.preview', 'fresh.tmp']);
  });

  test('keeps nothing where little space is left, and says so', async () => {
    const store = storeOf(100, Number.MAX_SAFE_INTEGER);
    await expect(store.keep('a', image('a'))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await names()).toEqual([]);
    expect(await store.read('a')).toBeUndefined();
  });

  test('rejects where the folder cannot be made, and still reads nothing', async () => {
    await writeFile(folder, 'a file');
    const store = storeOf();
    await expect(store.keep('a', image('a'))).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await store.read('a')).toBeUndefined();
    expect(await store.sizes()).toEqual(new Map());
  });
});

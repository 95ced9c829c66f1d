import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { serverEnv } from '#lib/server/env.server';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction, store } from '#lib/server/store/store.server';
import { claimUploads, giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { deleteUnclaimedUploads } from '#lib/uploads/delete-uploads.server';
import { imageFileName } from '#lib/uploads/image-address';
import { describeStores } from '../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 60 * 60_000;
const ids = { one: '1'.repeat(32), two: '2'.repeat(32), three: '3'.repeat(32) };
const urlOf = (id: string) => `/uploads/${id}.webp`;
const folder = () => join(serverEnv().DATA_DIR, 'uploads');

async function addFile(name: string, age: number) {
  await mkdir(folder(), { recursive: true });
  await writeFile(join(folder(), name), 'picture');
  await utimes(join(folder(), name), (NOW - age) / 1_000, (NOW - age) / 1_000);
}

async function addUpload(id: string, age = 0) {
  for (const version of [undefined, 'optimized', 'thumbnail'] as const)
    await addFile(imageFileName(id, version), age);
  const created_at = new Date(NOW - age).toISOString();
  const row = { id, url: urlOf(id), public_id: id, provider: 'disk' as const, claimed_by: null, created_at };
  const { db } = await store();
  await db
    .insertInto('uploads')
    .values({ ...row, bytes: 7, width: 1, height: 1 })
    .execute();
}

const claim = (urls: string[], item = 'item-1') =>
  inTransaction((db) => claimUploads(db, urls, item)).then(
    () => 'claimed',
    (error: unknown) => (error instanceof PublicError ? [error.status, error.message] : error),
  );
const owners = async () => {
  const found = await (await store()).db
    .selectFrom('uploads')
    .select(['id', 'claimed_by'])
    .orderBy('id')
    .execute();
  return found.map(({ id, claimed_by }) => [id[0], claimed_by]);
};
const NOT_OURS = [400, 'Images must be uploaded with the form'];

/** Sets the age of the store. */
const setStoreAge = async (age: number) =>
  sql`update schema_migrations set applied_at = ${new Date(NOW - age).toISOString()}`.execute(
    (await store()).db,
  );

beforeEach(() => rm(folder(), { recursive: true, force: true }));

describeStores('A claim of uploads', () => {
  test('assigns them to the item that shows them, and may be repeated by it', async () => {
    await addUpload(ids.one);
    await addUpload(ids.two);
    expect(await claim([urlOf(ids.one), urlOf(ids.two), urlOf(ids.one)])).toBe('claimed');
    expect(await claim([urlOf(ids.two)])).toBe('claimed');
    expect(await owners()).toEqual([
      ['1', 'item-1'],
      ['2', 'item-1'],
    ]);
  });

  test('of an item without images succeeds', async () => {
    expect(await claim([])).toBe('claimed');
  });

  test.each([
    ['an address that was not issued', [urlOf(ids.three)]],
    ['an address of another site', ['https://pictures.example/a.webp']],
    ['an own address and another', [urlOf(ids.one), 'https://pictures.example/a.webp']],
    ['a smaller version', [`/uploads/${imageFileName(ids.one, 'optimized')}`]],
  ])('with %s is refused as a whole', async (_, urls) => {
    await addUpload(ids.one);
    expect(await claim(urls)).toEqual(NOT_OURS);
    expect(await owners()).toEqual([['1', null]]);
  });

  test('of another item’s upload is refused', async () => {
    await addUpload(ids.one);
    await claim([urlOf(ids.one)], 'item-1');
    expect(await claim([urlOf(ids.one)], 'item-2')).toEqual(NOT_OURS);
    expect(await owners()).toEqual([['1', 'item-1']]);
  });
});

describeStores('The clean-up of uploads', () => {
  test('deletes unclaimed ones with their files after 24 hours, but no claimed or younger ones', async () => {
    await addUpload(ids.one, 25 * HOUR);
    await addUpload(ids.two, 25 * HOUR);
    await addUpload(ids.three, 23 * HOUR);
    await claim([urlOf(ids.two)]);
    expect(await deleteUnclaimedUploads(NOW)).toBe(1);
    expect(await owners()).toEqual([
      ['2', 'item-1'],
      ['3', null],
    ]);
    expect((await readdir(folder())).filter((name) => name.startsWith('1'))).toEqual([]);
    expect(await readdir(folder())).toHaveLength(6);
    expect(await deleteUnclaimedUploads(NOW)).toBe(0);
  });

  test('deletes files without a row after 24 hours', async () => {
    await setStoreAge(72 * HOUR);
    await addUpload(ids.two, 48 * HOUR);
    await claim([urlOf(ids.two)]);
    await addFile(`${imageFileName(ids.one)}.tmp`, 25 * HOUR);
    await addFile(imageFileName(ids.three), 25 * HOUR);
    await addFile(`${imageFileName('4'.repeat(32))}.tmp`, HOUR);
    await deleteUnclaimedUploads(NOW);
    const left = (await readdir(folder())).map((name) => name[0]);
    expect(left.sort()).toEqual(['2', '2', '2', '4']);
  });

  test('keeps files older than the store, which belong to another one', async () => {
    await setStoreAge(30 * HOUR);
    await addFile(imageFileName(ids.one), 31 * HOUR);
    await addFile(imageFileName(ids.two), 29 * HOUR);
    expect(await deleteUnclaimedUploads(NOW)).toBe(1);
    expect(await readdir(folder())).toEqual([imageFileName(ids.one)]);
  });

  test('deletes the images of a deleted item, once its deletion is committed', async () => {
    await addUpload(ids.one);
    await claim([urlOf(ids.one)]);
    await expect(
      inTransaction(async (db) => {
        await giveUpUploads(db, 'item-1');
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await deleteUnclaimedUploads(NOW)).toBe(0);
    await inTransaction((db) => giveUpUploads(db, 'item-1'));
    expect(await deleteUnclaimedUploads(NOW)).toBe(1);
    expect(await owners()).toEqual([]);
  });

  test('takes images out of the budget whose storage is not configured any more, and keeps their rows', async () => {
    await addUpload(ids.one, 25 * HOUR);
    const { db } = await store();
    await db.updateTable('uploads').set({ provider: 's3', network_hash: 'network' }).execute();
    expect(await deleteUnclaimedUploads(NOW)).toBe(0);
    const kept = await db.selectFrom('uploads').select(['claimed_by', 'network_hash']).execute();
    expect(kept).toEqual([{ claimed_by: 'deleted', network_hash: null }]);
  });
});

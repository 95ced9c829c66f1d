import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { deletePictures, loadPictures, removePicture, savePicture } from '#lib/forms/draft-pictures.browser';

const image = (text: string) => new Blob([text], { type: 'image/webp' });

afterEach(async () => {
  jest.restoreAllMocks();
  await deletePictures();
});

test('images are loaded with their bytes, types and the addresses of their uploads', async () => {
  expect(await savePicture({ id: 'one', name: 'drums.jpg', blob: image('drums') })).toBe(true);
  await savePicture({ id: 'two', name: 'flag.png', blob: image('flag') });
  await savePicture({ id: 'one', name: 'drums.jpg', blob: image('drums'), url: '/uploads/x.webp' });
  const pictures = await loadPictures();
  expect(
    await Promise.all(pictures.map(async ({ blob, ...rest }) => [rest, blob.type, await blob.text()])),
  ).toEqual([
    [{ id: 'one', name: 'drums.jpg', url: '/uploads/x.webp' }, 'image/webp', 'drums'],
    [{ id: 'two', name: 'flag.png' }, 'image/webp', 'flag'],
  ]);
  await removePicture('one');
  expect((await loadPictures()).map(({ id }) => id)).toEqual(['two']);
  await deletePictures();
  expect(await loadPictures()).toEqual([]);
});

describe('an image in the database', () => {
  const stored = { id: 'cover-000-x', name: 'drums.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(3) };
  const put = (picture: object) => set('a key', picture, createStore('draft-pictures', 'pictures'));

  test('is restored with an id of 100 characters', async () => {
    const id = 'x'.repeat(100);
    await put({ ...stored, id });
    expect(await loadPictures()).toMatchObject([{ id, name: 'drums.jpg' }]);
  });

  test.each([
    ['no id', { ...stored, id: '' }],
    ['an id of 101 characters', { ...stored, id: 'x'.repeat(101) }],
    ['a text in place of its bytes', { ...stored, bytes: 'x' }],
    ['no bytes', { ...stored, bytes: undefined }],
    ['no name', { ...stored, name: undefined }],
  ])('is ignored with %s', async (_, picture) => {
    await put(picture);
    expect(await loadPictures()).toEqual([]);
  });
});

test('images that are loaded right after their deletion has begun are those of the next draft', async () => {
  await savePicture({ id: 'former', name: 'a.jpg', blob: image('a') });
  void deletePictures();
  expect(await loadPictures()).toEqual([]);
});

test('a lost connection to the database is reopened', async () => {
  await savePicture({ id: 'one', name: 'a.jpg', blob: image('a') });
  const { transaction } = IDBDatabase.prototype;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...parts
  ) {
    this.close();
    return transaction.apply(this, parts);
  });
  expect(await loadPictures()).toHaveLength(1);
});

test('on a full device an image lasts as long as the page', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  expect(await savePicture({ id: 'one', name: 'a.jpg', blob: image('a') })).toBe(false);
  expect(await loadPictures()).toHaveLength(1);
  await removePicture('one');
  expect(await loadPictures()).toEqual([]);
  await savePicture({ id: 'two', name: 'b.jpg', blob: image('b') });
  await deletePictures();
  expect(await loadPictures()).toEqual([]);
});

test('a database that never answers is not waited for longer than four seconds', async () => {
  await savePicture({ id: 'one', name: 'a.jpg', blob: image('a') });
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => ({}) as IDBRequest);
  jest.useFakeTimers();
  const loading = loadPictures();
  await jest.advanceTimersByTimeAsync(4_000);
  jest.useRealTimers();
  expect(await loading).toEqual([]);
});

import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { deleteImage, deleteImages, loadImages, saveImage } from '#lib/forms/draft-images.browser';

const image = (text: string) => new Blob([text], { type: 'image/webp' });

afterEach(async () => {
  jest.restoreAllMocks();
  await deleteImages();
});

test('images are loaded with their bytes, types and the addresses of their uploads', async () => {
  expect(await saveImage({ id: 'one', name: 'drums.jpg', blob: image('drums') })).toBe(true);
  await saveImage({ id: 'two', name: 'flag.png', blob: image('flag') });
  await saveImage({ id: 'one', name: 'drums.jpg', blob: image('drums'), url: '/uploads/x.webp' });
  const images = await loadImages();
  expect(
    await Promise.all(images.map(async ({ blob, ...rest }) => [rest, blob.type, await blob.text()])),
  ).toEqual([
    [{ id: 'one', name: 'drums.jpg', url: '/uploads/x.webp' }, 'image/webp', 'drums'],
    [{ id: 'two', name: 'flag.png' }, 'image/webp', 'flag'],
  ]);
  await deleteImage('one');
  expect((await loadImages()).map(({ id }) => id)).toEqual(['two']);
  await deleteImages();
  expect(await loadImages()).toEqual([]);
});

describe('an image in the database', () => {
  const stored = { id: 'cover-000-x', name: 'drums.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(3) };
  const put = (draftImage: object) => set('a key', draftImage, createStore('draft-pictures', 'pictures'));

  test('is restored with an id of 100 characters', async () => {
    const id = 'x'.repeat(100);
    await put({ ...stored, id });
    expect(await loadImages()).toMatchObject([{ id, name: 'drums.jpg' }]);
  });

  test.each([
    ['no id', { ...stored, id: '' }],
    ['an id of 101 characters', { ...stored, id: 'x'.repeat(101) }],
    ['a text in place of its bytes', { ...stored, bytes: 'x' }],
    ['no bytes', { ...stored, bytes: undefined }],
    ['no name', { ...stored, name: undefined }],
  ])('is ignored with %s', async (_, draftImage) => {
    await put(draftImage);
    expect(await loadImages()).toEqual([]);
  });
});

test('images that are loaded right after their deletion has begun are those of the next draft', async () => {
  await saveImage({ id: 'former', name: 'a.jpg', blob: image('a') });
  void deleteImages();
  expect(await loadImages()).toEqual([]);
});

test('a lost connection to the database is reopened', async () => {
  await saveImage({ id: 'one', name: 'a.jpg', blob: image('a') });
  const { transaction } = IDBDatabase.prototype;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...parts
  ) {
    this.close();
    return transaction.apply(this, parts);
  });
  expect(await loadImages()).toHaveLength(1);
});

test('on a full device an image lasts as long as the page', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  expect(await saveImage({ id: 'one', name: 'a.jpg', blob: image('a') })).toBe(false);
  expect(await loadImages()).toHaveLength(1);
  await deleteImage('one');
  expect(await loadImages()).toEqual([]);
  await saveImage({ id: 'two', name: 'b.jpg', blob: image('b') });
  await deleteImages();
  expect(await loadImages()).toEqual([]);
});

test('a database that never answers is not waited for longer than four seconds', async () => {
  await saveImage({ id: 'one', name: 'a.jpg', blob: image('a') });
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => ({}) as IDBRequest);
  jest.useFakeTimers();
  const loading = loadImages();
  await jest.advanceTimersByTimeAsync(4_000);
  jest.useRealTimers();
  expect(await loading).toEqual([]);
});

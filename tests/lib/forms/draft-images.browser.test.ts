import 'fake-indexeddb/auto';
import { clear, createStore, keys, set } from 'idb-keyval';
import {
  areImagesStored,
  deleteImage,
  deleteImages,
  draftsWithImages,
  loadImages as load,
  onImagesStored,
  saveImage,
} from '#lib/forms/draft-images.browser';

const loadImages = async (draft: string) => (await load(draft)).images;
const image = (text: string) => new Blob([text], { type: 'image/webp' });

afterEach(async () => {
  jest.restoreAllMocks();
  await deleteImages('a');
});

test('images are loaded with their bytes, types and the addresses of their uploads', async () => {
  expect(await saveImage('a', { id: 'one', name: 'drums.jpg', blob: image('drums') })).toBe(true);
  await saveImage('a', { id: 'two', name: 'flag.png', blob: image('flag') });
  await saveImage('a', { id: 'one', name: 'drums.jpg', blob: image('drums'), url: '/uploads/x.webp' });
  const images = await loadImages('a');
  expect(
    await Promise.all(images.map(async ({ blob, ...rest }) => [rest, blob.type, await blob.text()])),
  ).toEqual([
    [{ id: 'one', name: 'drums.jpg', url: '/uploads/x.webp' }, 'image/webp', 'drums'],
    [{ id: 'two', name: 'flag.png' }, 'image/webp', 'flag'],
  ]);
  await deleteImage('a', 'one');
  expect((await loadImages('a')).map(({ id }) => id)).toEqual(['two']);
  await deleteImages('a');
  expect(await loadImages('a')).toEqual([]);
});

describe('an image in the database', () => {
  const stored = {
    draft: 'a',
    id: 'cover-000-x',
    name: 'drums.jpg',
    type: 'image/jpeg',
    bytes: new ArrayBuffer(3),
  };
  const put = (draftImage: object) => set('a key', draftImage, createStore('draft-images', 'images'));

  test('is restored with an id of 100 characters', async () => {
    const id = 'x'.repeat(100);
    await put({ ...stored, id });
    expect(await loadImages('a')).toMatchObject([{ id, name: 'drums.jpg' }]);
  });

  test.each([
    ['no id', { ...stored, id: '' }],
    ['an id of 101 characters', { ...stored, id: 'x'.repeat(101) }],
    ['a text in place of its bytes', { ...stored, bytes: 'x' }],
    ['no bytes', { ...stored, bytes: undefined }],
    ['no name', { ...stored, name: undefined }],
  ])('is ignored with %s', async (_, draftImage) => {
    await put(draftImage);
    expect(await loadImages('a')).toEqual([]);
  });
});

test('the images of a draft are its own: what ends it leaves those of others', async () => {
  await saveImage('a', { id: 'parade', name: 'a.jpg', blob: image('a') });
  await saveImage('b', { id: 'concert', name: 'b.jpg', blob: image('b') });
  expect((await loadImages('a')).map(({ id }) => id)).toEqual(['parade']);
  await deleteImages('b');
  expect(await loadImages('b')).toEqual([]);
  expect(await loadImages('a')).toHaveLength(1);
});

test('the drafts of stored images are named, and what is no image is deleted', async () => {
  await saveImage('a', { id: 'parade', name: 'a.jpg', blob: image('a') });
  await saveImage('b', { id: 'concert', name: 'b.jpg', blob: image('b') });
  await saveImage('', { id: 'former', name: 'c.jpg', blob: image('c') });
  const store = createStore('draft-images', 'images');
  await set('broken', { id: 'broken' }, store);
  expect((await draftsWithImages()).toSorted()).toEqual(['', 'a', 'b']);
  expect(await keys(store)).toEqual(['concert', 'parade']);
  for (const draft of ['', 'b']) await deleteImages(draft);
});

test('a page of the former release, which deletes all that it knows, leaves the images of new drafts', async () => {
  await saveImage('a', { id: 'parade', name: 'a.jpg', blob: image('a') });
  await saveImage('', { id: 'former', name: 'c.jpg', blob: image('c') });
  await clear(createStore('draft-pictures', 'pictures'));
  expect(await loadImages('')).toEqual([]);
  expect(await loadImages('a')).toHaveLength(1);
});

test('images that are loaded right after their deletion has begun are those of the next draft', async () => {
  await saveImage('a', { id: 'former', name: 'a.jpg', blob: image('a') });
  void deleteImages('a');
  expect(await loadImages('a')).toEqual([]);
});

test('a lost connection to the database is reopened', async () => {
  await saveImage('a', { id: 'one', name: 'a.jpg', blob: image('a') });
  const { transaction } = IDBDatabase.prototype;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...parts
  ) {
    this.close();
    return transaction.apply(this, parts);
  });
  expect(await loadImages('a')).toHaveLength(1);
});

test('on a full device an image lasts as long as the page', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  expect(await saveImage('a', { id: 'one', name: 'a.jpg', blob: image('a') })).toBe(false);
  expect(await loadImages('a')).toHaveLength(1);
  expect(areImagesStored('a')).toBe(false);
  expect(areImagesStored('b')).toBe(true);
  // Nothing is lost of one that is uploaded.
  await saveImage('a', { id: 'one', name: 'a.jpg', blob: image('a'), url: '/uploads/x.webp' });
  expect(areImagesStored('a')).toBe(true);
  await deleteImage('a', 'one');
  expect(await loadImages('a')).toEqual([]);
  await saveImage('a', { id: 'two', name: 'b.jpg', blob: image('b') });
  await deleteImages('a');
  expect(await loadImages('a')).toEqual([]);
});

test('an image counts as stored once it is, which is reported', async () => {
  const seen: boolean[] = [];
  const stop = onImagesStored(() => seen.push(areImagesStored('a')));
  await saveImage('a', { id: 'one', name: 'a.jpg', blob: image('a') });
  stop();
  expect(seen).toEqual([false, true]);
});

test('of a database that does not answer within four seconds it is not known that there is nothing', async () => {
  await saveImage('a', { id: 'one', name: 'a.jpg', blob: image('a') });
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => ({}) as IDBRequest);
  jest.useFakeTimers();
  const loading = load('a');
  await jest.advanceTimersByTimeAsync(4_000);
  jest.useRealTimers();
  expect(await loading).toEqual({ images: [], isComplete: false });
  jest.restoreAllMocks();
  expect(await load('a')).toMatchObject({ images: [{ id: 'one' }], isComplete: true });
});

test('a database that answers after more than four seconds is waited for where that is said', async () => {
  await saveImage('a', { id: 'one', name: 'a.jpg', blob: image('a') });
  const { getAll } = IDBObjectStore.prototype;
  const request = {} as IDBRequest;
  let answer = () => {};
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore) {
    const real = getAll.call(this);
    real.onsuccess = () => {
      answer = () => {
        Object.defineProperty(request, 'result', { value: real.result });
        request.onsuccess?.(new Event('success'));
      };
    };
    return request;
  });
  const onSlow = jest.fn();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const loading = load('a', onSlow);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(onSlow).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onSlow).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  answer();
  expect(await loading).toMatchObject({ images: [{ id: 'one' }], isComplete: true });
});

test('an image that is removed while its file is still being read does not come back', async () => {
  const file = new File(['drums'], 'drums.jpg');
  const bytes = await file.arrayBuffer();
  let read = () => {};
  file.arrayBuffer = () =>
    new Promise((resolve) => {
      read = () => resolve(bytes);
    });
  const saving = saveImage('a', { id: 'one', name: 'drums.jpg', blob: file });
  await deleteImage('a', 'one');
  read();
  expect(await saving).toBe(false);
  expect(await loadImages('a')).toEqual([]);
});

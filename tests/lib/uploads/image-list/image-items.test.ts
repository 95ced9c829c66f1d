import { describe, expect, test } from '@jest/globals';
import { refuseImage, withFormer } from '#lib/uploads/image-list/former-cover';
import type { ImageItem, ImageState } from '#lib/uploads/image-list/image-item';
import {
  addFiles,
  changeImage,
  formImagesOf,
  groupProblem,
  imageItemsOf,
  nextToSend,
} from '#lib/uploads/image-list/image-items';
import { TOO_LARGE, UPLOAD_MAX_BYTES, WRONG_TYPE } from '#lib/uploads/upload-rules';

const keys = Array.from({ length: 100 }, (_, index) => `key${index}`);
const newKey = () => keys.pop() ?? 'key';
const fileOf = (name: string, type = 'image/jpeg', size = 10) =>
  new File([new Uint8Array(size)], name, { type });
const blob = new Blob(['picture'], { type: 'image/jpeg' });
const add = (items: ImageItem[], role: 'cover' | 'additional', ...files: File[]) =>
  addFiles(items, role, files, newKey);
const names = (items: readonly ImageItem[]) => items.map(({ name }) => name);
const EMPTY = { cover: null, additional: [] };
const itemOf = (state: ImageState, role: 'cover' | 'additional' = 'additional', id: string = newKey()) => ({
  ...{ id, role, name: id, alt: '', blob, state },
});
const WAITING: ImageState = { kind: 'waiting' };

describe('choosing files', () => {
  test('as the cover image replaces the previous one', () => {
    const first = add([], 'cover', fileOf('a.jpg'));
    const second = add(first.items, 'cover', fileOf('b.jpg'), fileOf('c.jpg'));
    expect(names(second.items)).toEqual(['b.jpg']);
    expect(names(second.replaced)).toEqual(['a.jpg']);
    expect(second.problems).toEqual(['Not added: c.jpg']);
  });

  test('adds at most 4 additional images, else ‘You can only upload up to 4 additional images’ is shown', () => {
    const cover = add([], 'cover', fileOf('cover')).items;
    const four = add(cover, 'additional', ...['a', 'b', 'c', 'd'].map((name) => fileOf(name)));
    expect(four.problems).toEqual([]);
    const more = add(four.items, 'additional', fileOf('e'), fileOf('f'));
    expect(names(more.items)).toEqual(['cover', 'a', 'b', 'c', 'd']);
    expect(more.problems).toEqual(['You can only upload up to 4 additional images', 'Not added: e, f']);
  });

  test('that are still to be opened as the cover image keeps the previous one until then', () => {
    const arrived = itemOf({ kind: 'arrived', url: '/uploads/a.webp' }, 'cover');
    const { items, replaced } = add([arrived], 'cover', fileOf('b.heic', 'image/heic'));
    expect(items).toMatchObject([{ name: 'b.heic', former: arrived }]);
    expect(replaced).toEqual([]);
    expect(formImagesOf(items).cover).toEqual({ url: '/uploads/a.webp', alt: '' });
  });

  test('as additional images makes the first of them the cover where there is none', () => {
    const six = add([], 'additional', ...[...'abcdef'].map((name) => fileOf(name)));
    expect(six.items.map(({ name, role }) => [name, role])).toEqual([
      ['a', 'cover'],
      ...[...'bcde'].map((name) => [name, 'additional']),
    ]);
    expect(six.problems).toEqual(['You can only upload up to 4 additional images', 'Not added: f']);
  });

  test('takes what is declared as another name of JPEG or PNG, or as nothing: the content decides', () => {
    for (const type of [
      '',
      'image/jpg',
      'image/pjpeg',
      'image/JPEG',
      'image/x-png',
      'application/octet-stream',
    ])
      expect([type, add([], 'cover', fileOf('a.jpg', type)).problems]).toEqual([type, []]);
  });

  test.each([
    ['a GIF', fileOf('a.gif', 'image/gif'), WRONG_TYPE],
    ['a text', fileOf('a.txt', 'text/plain'), WRONG_TYPE],
    ['10 MB and a byte', fileOf('a.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1), TOO_LARGE],
    ['an empty file', fileOf('a.jpg', 'image/jpeg', 0), 'This file is empty. Please choose another image.'],
  ])('refuses %s with a sentence and keeps the cover', (_, file, sentence) => {
    const before = add([], 'cover', fileOf('a.jpg')).items;
    const { items, problems } = add(before, 'cover', file);
    expect(problems).toEqual([sentence]);
    expect(items).toEqual(before);
  });

  test('names each refused file when several were chosen', () => {
    const { problems, added } = add([], 'additional', fileOf('a.jpg'), fileOf('b.gif', 'image/gif'));
    expect(problems).toEqual([`b.gif: ${WRONG_TYPE}`]);
    expect(names(added)).toEqual(['a.jpg']);
  });

  test('of another format, or of none that is known, adds them at once, to be opened', () => {
    const { items, problems } = add(
      [],
      'additional',
      fileOf('a.heic', 'image/heic'),
      fileOf('b', ''),
      fileOf('c.jpg'),
    );
    expect(items.map(({ state }) => state.kind)).toEqual(['opening', 'opening', 'waiting']);
    expect(problems).toEqual([]);
  });

  test('of another format refuses those that are too large at once', () => {
    const large = fileOf('a.heic', 'image/heic', UPLOAD_MAX_BYTES + 1);
    expect(add([], 'cover', large)).toMatchObject({ items: [], problems: [TOO_LARGE] });
  });

  test('that turn out not to be openable leaves the former cover in their place, or else says so in the list', () => {
    const former = itemOf({ kind: 'uploading', part: 0.5 }, 'cover');
    const chosen = itemOf({ kind: 'opening' }, 'cover');
    const before = { ...former, state: WAITING };
    expect(refuseImage([{ ...chosen, former: before }], chosen.id, 'Not opened')).toEqual([before]);
    expect(refuseImage([chosen], chosen.id, 'Not opened')).toMatchObject([
      { id: chosen.id, state: { kind: 'failed', sentence: 'Not opened', again: false } },
    ]);
  });
});

describe('the images of a form and of its draft on the device', () => {
  const form = {
    cover: { url: '/uploads/1.webp', alt: 'Drums' },
    additional: [{ url: '/uploads/2.webp', alt: '' }],
  };

  test('have the newest of several covers that are not uploaded', () => {
    const items = imageItemsOf(EMPTY, [
      { id: 'cover-001-x', name: 'newer', blob },
      { id: 'cover-000-x', name: 'older', blob },
    ]);
    expect(names(items)).toEqual(['newer']);
  });

  const heic = { id: 'cover-001-x', name: 'b', blob: new Blob(['heic'], { type: 'image/heic' }) };
  test.each([
    [
      'is uploaded',
      form,
      [heic],
      [
        ['b', 'opening'],
        ['', 'arrived'],
      ],
    ],
    [
      'waits like it',
      EMPTY,
      [heic, { id: 'cover-000-x', name: 'a', blob }],
      [
        ['b', 'opening'],
        ['a', 'waiting'],
      ],
    ],
    ['is newer, and then its own', form, [{ ...heic, id: 'cover-000-x' }], [['', 'arrived']]],
  ])(
    'have a cover that is not opened yet before the one that it replaces, which %s',
    (_, images, files, expected) => {
      const [cover] = imageItemsOf(images, files);
      expect(cover && withFormer(cover).map(({ name, state }) => [name, state.kind])).toEqual(expected);
    },
  );

  test('are opened again where the device has one as it was chosen', () => {
    const heic = new Blob(['heic'], { type: 'image/heic' });
    const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });
    const items = imageItemsOf(EMPTY, [
      { id: 'additional-000-x', name: 'a', blob: heic },
      { id: 'additional-001-x', name: 'b', blob: jpeg },
    ]);
    expect(items.map(({ state }) => state.kind)).toEqual(['opening', 'waiting']);
  });

  test('are matched by their addresses when they are uploaded; the others wait in their order', () => {
    const items = imageItemsOf(form, [
      { id: 'additional-003-x', name: 'third', blob },
      { id: 'additional-002-x', name: 'second', blob },
      { id: 'cover-000-x', name: 'cover', blob, url: '/uploads/1.webp' },
    ]);
    expect(items.map(({ name, role, state }) => [name, role, state.kind])).toEqual([
      ['cover', 'cover', 'arrived'],
      ['', 'additional', 'arrived'],
      ['second', 'additional', 'waiting'],
      ['third', 'additional', 'waiting'],
    ]);
    expect(formImagesOf(items)).toEqual(form);
  });

  test('are at most one cover and four others', () => {
    const kept = [...'abcdef'].map((name, order) => ({ id: `additional-00${order}-x`, name, blob }));
    const items = imageItemsOf(form, [{ id: 'cover-001-x', name: 'another', blob }, ...kept]);
    expect(names(items)).toEqual(['', '', 'a', 'b', 'c']);
  });

  test('are none when neither has any', () => {
    expect(imageItemsOf(EMPTY, [])).toEqual([]);
    expect(formImagesOf([])).toEqual(EMPTY);
  });
});

describe('images are uploaded', () => {
  test('one after the other, in the order of the list', () => {
    const [a, b] = [itemOf(WAITING), itemOf(WAITING)];
    expect(nextToSend([a, b])).toBe(a);
    expect(nextToSend([itemOf({ kind: 'uploading', part: 0.5 }), b])).toBeUndefined();
    expect(nextToSend([itemOf({ kind: 'failed', sentence: 'No', again: true }), b])).toBe(b);
  });

  test('before the form contains them, with their descriptions', () => {
    const cover = itemOf(WAITING, 'cover', 'cover-000-x');
    const arrived = changeImage([cover], cover.id, { state: { kind: 'arrived', url: '/u' }, alt: 'Drums' });
    expect(formImagesOf([cover])).toEqual(EMPTY);
    expect(formImagesOf(arrived)).toEqual({ cover: { url: '/u', alt: 'Drums' }, additional: [] });
  });

  test.each([
    ['cover', false, 'Failed to upload cover image'],
    ['cover', true, 'Failed to upload cover image. Please try again.'],
    ['additional', true, 'Failed to upload some images. Please try again.'],
  ] as const)(
    'or a sentence above their group says that one failed: %s, may succeed again: %s',
    (role, again, sentence) => {
      expect(groupProblem([itemOf({ kind: 'failed', sentence: 'Why', again }, role)], role)).toBe(sentence);
      expect(groupProblem([itemOf(WAITING, role)], role)).toBeUndefined();
    },
  );
});

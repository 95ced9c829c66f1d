import { describe, expect, test } from '@jest/globals';
import {
  addFiles,
  changePicture,
  formPicturesOf,
  groupProblem,
  nextToSend,
  type PictureItem,
  type PictureState,
  pictureItemsOf,
} from '#lib/uploads/picture-items';
import { TOO_LARGE, WRONG_TYPE } from '#lib/uploads/upload-rules';

const keys = Array.from({ length: 100 }, (_, index) => `key${index}`);
const newKey = () => keys.pop() ?? 'key';
const fileOf = (name: string, type = 'image/jpeg', size = 10) =>
  new File([new Uint8Array(size)], name, { type });
const blob = new Blob(['picture']);
const add = (items: PictureItem[], role: 'cover' | 'additional', ...files: File[]) =>
  addFiles(items, role, files, newKey);
const names = (items: readonly PictureItem[]) => items.map(({ name }) => name);
const EMPTY = { cover: null, additional: [] };
const itemOf = (state: PictureState, role: 'cover' | 'additional' = 'additional', id: string = newKey()) => ({
  ...{ id, role, name: id, alt: '', blob, state },
});
const WAITING: PictureState = { kind: 'waiting' };

describe('choosing', () => {
  test('one cover image: another takes its place', () => {
    const first = add([], 'cover', fileOf('a.jpg'));
    const second = add(first.items, 'cover', fileOf('b.jpg'), fileOf('c.jpg'));
    expect(names(second.items)).toEqual(['b.jpg']);
    expect(names(second.replaced)).toEqual(['a.jpg']);
    expect(second.problems).toEqual([]);
  });

  test('at most 4 additional images: You can only upload up to 4 additional images', () => {
    const four = add([], 'additional', ...['a', 'b', 'c', 'd'].map((name) => fileOf(name)));
    expect(four.problems).toEqual([]);
    const more = add(four.items, 'additional', fileOf('e'));
    expect(names(more.items)).toEqual(['a', 'b', 'c', 'd']);
    expect(more.problems).toEqual(['You can only upload up to 4 additional images']);
    expect(add([], 'additional', ...[...'abcdef'].map((name) => fileOf(name))).added).toHaveLength(4);
  });

  test.each([
    ['a GIF', fileOf('a.gif', 'image/gif'), WRONG_TYPE],
    ['a text', fileOf('a.txt', 'text/plain'), WRONG_TYPE],
    ['10 MB and a byte', fileOf('a.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1), TOO_LARGE],
    ['nothing', fileOf('a.jpg', 'image/jpeg', 0), 'This file is empty. Please choose another image.'],
  ])('%s is refused with its sentence, and the cover stays', (_, file, sentence) => {
    const before = add([], 'cover', fileOf('a.jpg')).items;
    const { items, problems } = add(before, 'cover', file);
    expect(problems).toEqual([sentence]);
    expect(items).toEqual(before);
  });

  test('of several files, each refused one is named', () => {
    const { problems, added } = add([], 'additional', fileOf('a.jpg'), fileOf('b.gif', 'image/gif'));
    expect(problems).toEqual([`b.gif: ${WRONG_TYPE}`]);
    expect(names(added)).toEqual(['a.jpg']);
  });
});

describe('a form with what the device kept', () => {
  const form = {
    cover: { url: '/uploads/1.webp', alt: 'Drums' },
    additional: [{ url: '/uploads/2.webp', alt: '' }],
  };

  test('pictures that arrived are known by their addresses, the others go on waiting in their order', () => {
    const items = pictureItemsOf(form, [
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
    expect(formPicturesOf(items)).toEqual(form);
  });

  test('never more than one cover and four others', () => {
    const kept = [...'abcdef'].map((name, order) => ({ id: `additional-00${order}-x`, name, blob }));
    const items = pictureItemsOf(form, [{ id: 'cover-001-x', name: 'another', blob }, ...kept]);
    expect(names(items)).toEqual(['', '', 'a', 'b', 'c']);
  });

  test('is empty when neither had pictures', () => {
    expect(pictureItemsOf(EMPTY, [])).toEqual([]);
    expect(formPicturesOf([])).toEqual(EMPTY);
  });
});

describe('pictures are sent', () => {
  test('one after the other', () => {
    const [a, b] = [itemOf(WAITING), itemOf(WAITING)];
    expect(nextToSend([a, b])).toBe(a);
    expect(nextToSend([itemOf({ kind: 'uploading', part: 0.5 }), b])).toBeUndefined();
    expect(nextToSend([itemOf({ kind: 'failed', sentence: 'No', again: true }), b])).toBe(b);
  });

  test('the form gets what has arrived, with its words', () => {
    const cover = itemOf(WAITING, 'cover', 'cover-000-x');
    const arrived = changePicture([cover], cover.id, { state: { kind: 'arrived', url: '/u' }, alt: 'Drums' });
    expect(formPicturesOf([cover])).toEqual(EMPTY);
    expect(formPicturesOf(arrived)).toEqual({ cover: { url: '/u', alt: 'Drums' }, additional: [] });
  });

  test.each([
    ['cover', false, 'Failed to upload cover image'],
    ['cover', true, 'Failed to upload cover image. Please try again.'],
    ['additional', true, 'Failed to upload some images. Please try again.'],
  ] as const)(
    'a failed picture has its sentence over its group: %s, worth trying again: %s',
    (role, again, sentence) => {
      expect(groupProblem([itemOf({ kind: 'failed', sentence: 'Why', again }, role)], role)).toBe(sentence);
      expect(groupProblem([itemOf(WAITING, role)], role)).toBeUndefined();
    },
  );
});

import 'fake-indexeddb/auto';
import {
  deleteDraft,
  loadDraft,
  loadDraftFiles,
  openDraft,
  removeDraftFile,
  saveDraft,
  saveDraftFile,
} from '#lib/forms/draft.browser';
import { inDatabase } from '#lib/forms/draft-database.browser';

const image = (text: string) => new Blob([text], { type: 'image/webp' });

afterEach(async () => {
  await Promise.all([deleteDraft('event'), deleteDraft('contact')]);
});

test('a draft is loaded as it was saved', async () => {
  const draft = await openDraft('event');
  expect(await loadDraft('event')).toBeUndefined();
  expect(await saveDraft('event', { ...draft, values: { title: 'Fiesta', isAllDay: true }, step: 2 })).toBe(
    true,
  );
  expect(await loadDraft('event')).toMatchObject({
    values: { title: 'Fiesta', isAllDay: true },
    step: 2,
    openedAt: draft.openedAt,
    idempotencyKey: draft.idempotencyKey,
  });
  expect(await loadDraft('contact')).toBeUndefined();
});

test('of two concurrent saves the last one wins', async () => {
  const draft = await openDraft('event');
  await Promise.all([
    saveDraft('event', { ...draft, values: { title: 'first' } }),
    saveDraft('event', { ...draft, values: { title: 'second' } }),
  ]);
  expect((await loadDraft('event'))?.values).toEqual({ title: 'second' });
});

test('a draft is deleted with its images, also when another one is opened', async () => {
  await saveDraft('event', await openDraft('event'));
  await saveDraftFile('event', { id: 'cover', name: 'a.jpg', blob: image('a') });
  await deleteDraft('event');
  expect([await loadDraft('event'), await loadDraftFiles('event')]).toEqual([undefined, []]);

  const first = await openDraft('event');
  await saveDraft('event', first);
  const second = await openDraft('event');
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(await loadDraft('event')).toBeUndefined();
});

test('an expired or invalid draft is deleted', async () => {
  const draft = await openDraft('event');
  for (const stored of [{ ...draft, savedAt: 0 }, { values: 'x' }]) {
    await inDatabase('drafts', 'readwrite', (store) => store.put(stored, 'event'));
    expect(await loadDraft('event')).toBeUndefined();
    expect(await inDatabase('drafts', 'readonly', (store) => store.count('event'))).toBe(0);
  }
});

test('images are loaded with their bytes, types and the addresses of their uploads', async () => {
  await saveDraftFile('event', { id: 'one', name: 'drums.jpg', blob: image('drums') });
  await saveDraftFile('event', { id: 'two', name: 'flag.png', blob: image('flag') });
  await saveDraftFile('contact', { id: 'one', name: 'other.png', blob: image('other') });
  await saveDraftFile('event', {
    id: 'one',
    name: 'drums.jpg',
    blob: image('drums'),
    url: '/uploads/x.webp',
  });
  const files = await loadDraftFiles('event');
  expect(
    await Promise.all(files.map(async ({ blob, ...rest }) => [rest, blob.type, await blob.text()])),
  ).toEqual([
    [{ id: 'one', name: 'drums.jpg', url: '/uploads/x.webp' }, 'image/webp', 'drums'],
    [{ id: 'two', name: 'flag.png' }, 'image/webp', 'flag'],
  ]);
  await removeDraftFile('event', 'one');
  expect((await loadDraftFiles('event')).map(({ id }) => id)).toEqual(['two']);
});

test('a lost connection to the database is reopened', async () => {
  const draft = await openDraft('event');
  await saveDraft('event', draft);
  const close = IDBDatabase.prototype.transaction;
  let lost = true;
  IDBDatabase.prototype.transaction = function (...parts) {
    if (lost) {
      lost = false;
      this.close();
    }
    return close.apply(this, parts);
  };
  try {
    expect(await loadDraft('event')).toMatchObject({ idempotencyKey: draft.idempotencyKey });
  } finally {
    IDBDatabase.prototype.transaction = close;
  }
});

test('on a full device, a draft and its images last as long as the page', async () => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  };
  try {
    const draft = await openDraft('event');
    expect(await saveDraft('event', { ...draft, values: { title: 'Fiesta' } })).toBe(false);
    expect(await saveDraftFile('event', { id: 'one', name: 'a.jpg', blob: image('a') })).toBe(false);
    expect((await loadDraft('event'))?.values).toEqual({ title: 'Fiesta' });
    expect(await loadDraftFiles('event')).toHaveLength(1);
    await deleteDraft('event');
    expect([await loadDraft('event'), await loadDraftFiles('event')]).toEqual([undefined, []]);
  } finally {
    IDBObjectStore.prototype.put = put;
  }
});

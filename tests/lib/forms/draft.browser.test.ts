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

const picture = (text: string) => new Blob([text], { type: 'image/webp' });

afterEach(async () => {
  await Promise.all([deleteDraft('event'), deleteDraft('contact')]);
});

test('a draft comes back as it was saved', async () => {
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

test('of two savings at the same time the last one wins', async () => {
  const draft = await openDraft('event');
  await Promise.all([
    saveDraft('event', { ...draft, values: { title: 'first' } }),
    saveDraft('event', { ...draft, values: { title: 'second' } }),
  ]);
  expect((await loadDraft('event'))?.values).toEqual({ title: 'second' });
});

test('a deleted draft is gone with its pictures, and so is one that another is opened after', async () => {
  await saveDraft('event', await openDraft('event'));
  await saveDraftFile('event', { id: 'cover', name: 'a.jpg', blob: picture('a') });
  await deleteDraft('event');
  expect([await loadDraft('event'), await loadDraftFiles('event')]).toEqual([undefined, []]);

  const first = await openDraft('event');
  await saveDraft('event', first);
  const second = await openDraft('event');
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(await loadDraft('event')).toBeUndefined();
});

test('a draft that is too old, or none at all, is dropped', async () => {
  const draft = await openDraft('event');
  for (const stored of [{ ...draft, savedAt: 0 }, { values: 'x' }]) {
    await inDatabase('drafts', 'readwrite', (store) => store.put(stored, 'event'));
    expect(await loadDraft('event')).toBeUndefined();
    expect(await inDatabase('drafts', 'readonly', (store) => store.count('event'))).toBe(0);
  }
});

test('pictures come back with their bytes, their kind and the address they were uploaded to', async () => {
  await saveDraftFile('event', { id: 'one', name: 'drums.jpg', blob: picture('drums') });
  await saveDraftFile('event', { id: 'two', name: 'flag.png', blob: picture('flag') });
  await saveDraftFile('contact', { id: 'one', name: 'other.png', blob: picture('other') });
  await saveDraftFile('event', {
    id: 'one',
    name: 'drums.jpg',
    blob: picture('drums'),
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

test('a connection that was lost is opened again', async () => {
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

test('a device that is full keeps the draft and its pictures as long as the page lasts', async () => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  };
  try {
    const draft = await openDraft('event');
    expect(await saveDraft('event', { ...draft, values: { title: 'Fiesta' } })).toBe(false);
    expect(await saveDraftFile('event', { id: 'one', name: 'a.jpg', blob: picture('a') })).toBe(false);
    expect((await loadDraft('event'))?.values).toEqual({ title: 'Fiesta' });
    expect(await loadDraftFiles('event')).toHaveLength(1);
    await deleteDraft('event');
    expect([await loadDraft('event'), await loadDraftFiles('event')]).toEqual([undefined, []]);
  } finally {
    IDBObjectStore.prototype.put = put;
  }
});

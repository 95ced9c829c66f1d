import { deleteDraft, loadDrafts, openDraft, saveDraft } from '#lib/forms/draft.browser';
import { deleteDrafts, latestDraft } from '../../support/forms/drafts.ts';

const stored = () =>
  window.localStorage.getItem(
    Object.keys(window.localStorage).find((key) => key.startsWith('draft-event')) ?? '',
  );

afterEach(() => deleteDrafts('event'));

test('a draft is loaded as it was saved', () => {
  const draft = openDraft();
  expect(latestDraft('event')).toBeUndefined();
  expect(saveDraft('event', { ...draft, values: { title: 'Fiesta', isAllDay: true }, step: 2 })).toBe(true);
  expect(latestDraft('event')).toMatchObject({
    values: { title: 'Fiesta', isAllDay: true },
    step: 2,
    openedAt: draft.openedAt,
    idempotencyKey: draft.idempotencyKey,
  });
  expect(latestDraft('contact')).toBeUndefined();
});

test('of two saves the last one wins', () => {
  const draft = openDraft();
  saveDraft('event', { ...draft, values: { title: 'first' } });
  saveDraft('event', { ...draft, values: { title: 'second' } });
  expect(latestDraft('event')?.values).toEqual({ title: 'second' });
});

test('two drafts of a form are kept beside each other, and what ends one leaves the other', () => {
  const parade = { ...openDraft(), values: { title: 'Morning Parade' } };
  const concert = { ...openDraft(), values: { title: 'Evening Concert' } };
  expect(concert.idempotencyKey).not.toBe(parade.idempotencyKey);
  saveDraft('event', parade);
  saveDraft('event', concert);
  saveDraft('event', { ...parade, values: { title: 'Morning Parades' } });
  expect(loadDrafts('event').map(({ values }) => values.title)).toEqual(
    expect.arrayContaining(['Morning Parades', 'Evening Concert']),
  );
  deleteDraft('event', parade.id);
  expect(loadDrafts('event').map(({ values }) => values.title)).toEqual(['Evening Concert']);
});

test('a draft from before drafts had names is restored, saved and deleted in its place', () => {
  const { id: _, ...former } = { ...openDraft(), values: { title: 'Former' } };
  window.localStorage.setItem('draft-event', JSON.stringify(former));
  const [draft] = loadDrafts('event');
  expect(draft?.values).toEqual({ title: 'Former' });
  if (draft) saveDraft('event', { ...draft, values: { title: 'Former Fiesta' } });
  expect(loadDrafts('event')).toHaveLength(1);
  deleteDraft('event', '');
  expect(window.localStorage.getItem('draft-event')).toBeNull();
});

test.each([
  ['expired', (draft: object) => JSON.stringify({ ...draft, savedAt: 0 })],
  ['invalid', () => '{"values":"x"}'],
  ['unreadable', () => '{"val'],
])('a draft that is %s is deleted', (_, textOf) => {
  window.localStorage.setItem('draft-event', textOf(openDraft()));
  expect(latestDraft('event')).toBeUndefined();
  expect(stored()).toBeNull();
});

test('on a full device a draft lasts as long as the page, and is stored as soon as there is room', () => {
  const draft = openDraft();
  saveDraft('event', { ...draft, values: { title: 'Fies' } });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  expect(saveDraft('event', { ...draft, values: { title: 'Fiesta' } })).toBe(false);
  expect(latestDraft('event')?.values).toEqual({ title: 'Fiesta' });
  full.mockRestore();
  expect(saveDraft('event', { ...draft, values: { title: 'Fiesta!' } })).toBe(true);
  expect(stored()).toContain('Fiesta!');
  deleteDrafts('event');
  expect(latestDraft('event')).toBeUndefined();
});

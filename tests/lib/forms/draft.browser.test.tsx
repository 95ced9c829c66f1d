import { deleteDraft, loadDraft, openDraft, saveDraft } from '#lib/forms/draft.browser';

const stored = () => window.localStorage.getItem('draft-event');

afterEach(() => deleteDraft('event'));

test('a draft is loaded as it was saved', () => {
  const draft = openDraft('event');
  expect(loadDraft('event')).toBeUndefined();
  expect(saveDraft('event', { ...draft, values: { title: 'Fiesta', isAllDay: true }, step: 2 })).toBe(true);
  expect(loadDraft('event')).toMatchObject({
    values: { title: 'Fiesta', isAllDay: true },
    step: 2,
    openedAt: draft.openedAt,
    idempotencyKey: draft.idempotencyKey,
  });
  expect(loadDraft('contact')).toBeUndefined();
});

test('of two saves the last one wins', () => {
  const draft = openDraft('event');
  saveDraft('event', { ...draft, values: { title: 'first' } });
  saveDraft('event', { ...draft, values: { title: 'second' } });
  expect(loadDraft('event')?.values).toEqual({ title: 'second' });
});

test('a draft is deleted when another one is opened', () => {
  const first = openDraft('event');
  saveDraft('event', first);
  const second = openDraft('event');
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(loadDraft('event')).toBeUndefined();
});

test.each([
  ['expired', (draft: object) => JSON.stringify({ ...draft, savedAt: 0 })],
  ['invalid', () => '{"values":"x"}'],
  ['unreadable', () => '{"val'],
])('a draft that is %s is deleted', (_, textOf) => {
  window.localStorage.setItem('draft-event', textOf(openDraft('event')));
  expect(loadDraft('event')).toBeUndefined();
  expect(stored()).toBeNull();
});

test('on a full device a draft lasts as long as the page, and is stored as soon as there is room', () => {
  const draft = openDraft('event');
  saveDraft('event', { ...draft, values: { title: 'Fies' } });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  expect(saveDraft('event', { ...draft, values: { title: 'Fiesta' } })).toBe(false);
  expect(loadDraft('event')?.values).toEqual({ title: 'Fiesta' });
  full.mockRestore();
  expect(saveDraft('event', { ...draft, values: { title: 'Fiesta!' } })).toBe(true);
  expect(stored()).toContain('Fiesta!');
  deleteDraft('event');
  expect(loadDraft('event')).toBeUndefined();
});

import 'fake-indexeddb/auto';
import { deleteDraft, loadDraft, openDraft, saveDraft } from '#lib/forms/draft.browser';
import { holdDraft } from '#lib/forms/draft-hold.browser';
import { closeOutcome, sendWaiting, unreadOutcomes } from '#lib/forms/send-waiting.browser';
import { outcomesFrom, outcomeWords } from '#lib/forms/waiting-forms';
import { hasNewsOfForms, isWaiting } from '#lib/forms/waiting-news.browser';
import { fakeFetch } from '../../support/jsdom/fake-fetch.ts';

const body = { title: 'Village Fiesta', formDuration: 20_000 };
const arrived = { body: { message: 'Thank you', reference: 'BC-1', statusUrl: '/status/secret-1' } };

/** A draft that was submitted without getting a response. */
function someWaiting(part: object = {}) {
  const draft = {
    ...openDraft('event'),
    values: { title: 'Village Fiesta' },
    waiting: true,
    body,
    ...part,
  };
  saveDraft('event', draft);
  return draft;
}

beforeEach(() => {
  globalThis.structuredClone ??= ((value: unknown) =>
    JSON.parse(JSON.stringify(value))) as typeof structuredClone;
});
afterEach(() => {
  deleteDraft('event');
  window.localStorage.clear();
});

test('a waiting draft is sent with its own key and body, reported with its private link, and then deleted', async () => {
  const draft = someWaiting();
  expect(hasNewsOfForms()).toBe(true);
  const sent = fakeFetch(arrived);
  const outcome = await sendWaiting('event');
  expect(sent).toEqual([{ path: '/api/submit-event', key: draft.idempotencyKey, body }]);
  expect(outcome).toEqual({
    kind: 'event',
    title: 'Village Fiesta',
    reference: 'BC-1',
    statusUrl: '/status/secret-1',
  });
  expect(loadDraft('event')).toBeUndefined();
  expect(isWaiting('event')).toBe(false);

  // Stored until the visitor closes it.
  expect(unreadOutcomes()).toEqual([outcome]);
  expect(hasNewsOfForms()).toBe(true);
  if (outcome) closeOutcome(outcome);
  expect(hasNewsOfForms()).toBe(false);
});

test('a draft that was changed or discarded after Submit is not sent', async () => {
  const sent = fakeFetch(arrived);
  someWaiting({ waiting: false });
  expect(await sendWaiting('event')).toBeUndefined();
  someWaiting({ body: undefined });
  expect(await sendWaiting('event')).toBeUndefined();
  someWaiting();
  deleteDraft('event');
  expect(await sendWaiting('event')).toBeUndefined();
  expect(sent).toEqual([]);
});

test('a waiting draft is not sent while its form is open, since the form sends it', async () => {
  const sent = fakeFetch(arrived);
  someWaiting();
  const close = holdDraft('event');
  const closeOther = holdDraft('event');
  close();
  close();
  expect(await sendWaiting('event')).toBeUndefined();
  expect(sent).toEqual([]);
  closeOther();
  expect(await sendWaiting('event')).toMatchObject({ reference: 'BC-1' });
});

test('a waiting draft is sent once, even by concurrent calls', async () => {
  const sent = fakeFetch(arrived);
  someWaiting();
  const outcomes = await Promise.all([sendWaiting('event'), sendWaiting('event')]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('a waiting draft that the server refuses is reported and kept, but not sent again by itself', async () => {
  someWaiting();
  const sent = fakeFetch({
    status: 400,
    body: { error: 'Please enter a valid date', fields: { date: 'x' } },
  });
  const outcome = await sendWaiting('event');
  expect(outcome && outcomeWords(outcome)).toBe(
    'Your event “Village Fiesta” could not be sent: Please enter a valid date',
  );
  expect(loadDraft('event')).toMatchObject({ waiting: false, values: { title: 'Village Fiesta' } });
  expect(await sendWaiting('event')).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('a draft whose sending is aborted without a response stays waiting', async () => {
  someWaiting();
  fakeFetch('no network');
  const control = new AbortController();
  const sending = sendWaiting('event', control.signal);
  setTimeout(() => control.abort(), 50);
  expect(await sending).toBeUndefined();
  expect(isWaiting('event')).toBe(true);
  expect(loadDraft('event')).toMatchObject({ waiting: true });
});

test.each([
  ['nothing', null],
  ['a text', 'yes'],
  ['a link to another site', [{ kind: 'event', title: 'x', statusUrl: 'https://elsewhere.example/' }]],
  ['an unknown kind', [{ kind: 'contact', title: 'x' }]],
])('storage that contains %s has no outcome', (_name, stored) => expect(outcomesFrom(stored)).toEqual([]));

import 'fake-indexeddb/auto';
import { deleteDraft, loadDraft, openDraft, saveDraft } from '#lib/forms/draft.browser';
import { holdDraft } from '#lib/forms/draft-hold.browser';
import { closeOutcome, sendWaiting, unreadOutcomes } from '#lib/forms/send-waiting.browser';
import { outcomesFrom, outcomeWords } from '#lib/forms/waiting-forms';
import { hasNewsOfForms, isWaiting } from '#lib/forms/waiting-mark.browser';
import { fakeFetch } from '../../support/fake-fetch.ts';

const body = { title: 'Village Fiesta', formDuration: 20_000 };
const arrived = { body: { message: 'Thank you', reference: 'BC-1', statusUrl: '/status/secret-1' } };

/** A draft whose sending was ordered and got no answer. */
async function someWaiting(part: object = {}) {
  const draft = {
    ...(await openDraft('event')),
    values: { title: 'Village Fiesta' },
    waiting: true,
    body,
    ...part,
  };
  await saveDraft('event', draft);
  return draft;
}

beforeEach(() => {
  globalThis.structuredClone ??= ((value: unknown) =>
    JSON.parse(JSON.stringify(value))) as typeof structuredClone;
});
afterEach(async () => {
  await deleteDraft('event');
  window.localStorage.clear();
});

test('what waited is sent with its own key and body, told with its private link, and then forgotten', async () => {
  const draft = await someWaiting();
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
  expect(await loadDraft('event')).toBeUndefined();
  expect(isWaiting('event')).toBe(false);

  // Until somebody has read it.
  expect(unreadOutcomes()).toEqual([outcome]);
  expect(hasNewsOfForms()).toBe(true);
  if (outcome) closeOutcome(outcome);
  expect(hasNewsOfForms()).toBe(false);
});

test('only what was ordered is sent: a draft that was changed or given up after Submit is not', async () => {
  const sent = fakeFetch(arrived);
  await someWaiting({ waiting: false });
  expect(await sendWaiting('event')).toBeUndefined();
  await someWaiting({ body: undefined });
  expect(await sendWaiting('event')).toBeUndefined();
  await someWaiting();
  await deleteDraft('event');
  expect(await sendWaiting('event')).toBeUndefined();
  expect(sent).toEqual([]);
});

test('while its form is open the form sends by itself', async () => {
  const sent = fakeFetch(arrived);
  await someWaiting();
  const close = holdDraft('event');
  const closeOther = holdDraft('event');
  close();
  close();
  expect(await sendWaiting('event')).toBeUndefined();
  expect(sent).toEqual([]);
  closeOther();
  expect(await sendWaiting('event')).toMatchObject({ reference: 'BC-1' });
});

test('two that send at once send once', async () => {
  const sent = fakeFetch(arrived);
  await someWaiting();
  const outcomes = await Promise.all([sendWaiting('event'), sendWaiting('event')]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('what the server refuses is told and kept, and not sent again by itself', async () => {
  await someWaiting();
  const sent = fakeFetch({
    status: 400,
    body: { error: 'Please enter a valid date', fields: { date: 'x' } },
  });
  const outcome = await sendWaiting('event');
  expect(outcome && outcomeWords(outcome)).toBe(
    'Your event “Village Fiesta” could not be sent: Please enter a valid date',
  );
  expect(await loadDraft('event')).toMatchObject({ waiting: false, values: { title: 'Village Fiesta' } });
  expect(await sendWaiting('event')).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('a sending that is given up without an answer waits on', async () => {
  await someWaiting();
  fakeFetch('no network');
  const control = new AbortController();
  const sending = sendWaiting('event', control.signal);
  setTimeout(() => control.abort(), 50);
  expect(await sending).toBeUndefined();
  expect(isWaiting('event')).toBe(true);
  expect(await loadDraft('event')).toMatchObject({ waiting: true });
});

test.each([
  ['nothing', null],
  ['a text', 'yes'],
  ['a link elsewhere', [{ kind: 'event', title: 'x', statusUrl: 'https://elsewhere.example/' }]],
  ['a kind that there is not', [{ kind: 'contact', title: 'x' }]],
])('storage that holds %s tells nothing', (_name, stored) => expect(outcomesFrom(stored)).toEqual([]));

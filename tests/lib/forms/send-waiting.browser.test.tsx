import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { openDraft, saveDraft } from '#lib/forms/draft.browser';
import { claimDraft, draftUses, holdDraft } from '#lib/forms/draft-hold.browser';
import { deleteImages, loadImages, saveImage } from '#lib/forms/draft-images.browser';
import type { CompleteDraft } from '#lib/forms/send-draft.browser';
import { closeOutcome, sendWaiting as send, unreadOutcomes } from '#lib/forms/send-waiting.browser';
import { DRAFT_SENT, outcomesFrom, outcomeWords, type WaitingOutcome } from '#lib/forms/waiting-forms';
import { hasNewsOfForms, isWaiting } from '#lib/forms/waiting-news.browser';
import { deleteDrafts, latestDraft } from '../../support/forms/drafts.ts';
import { fakeFetch } from '../../support/jsdom/fake-fetch.ts';
import { installWebLocks, removeWebLocks } from '../../support/jsdom/web-locks.ts';

const body = { title: 'Village Fiesta', formDuration: 20_000 };
const arrived = { body: { message: 'Thank you', reference: 'BC-1', statusUrl: '/status/secret-1' } };

/** Sends the waiting events; resolves to what is reported. */
async function sendWaiting(
  kind: 'event',
  options: Parameters<typeof send>[1] = {},
): Promise<WaitingOutcome[]> {
  const outcomes: WaitingOutcome[] = [];
  await send(kind, { ...options, onOutcome: (outcome) => outcomes.push(outcome) });
  return outcomes;
}

/** A draft that was submitted without getting a response. */
function someWaiting(part: object = {}) {
  const draft = {
    ...openDraft(),
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
  deleteDrafts('event');
  window.localStorage.clear();
});

test('a waiting draft is sent with its own key and body, reported with its private link, and then deleted', async () => {
  const draft = someWaiting();
  expect(hasNewsOfForms()).toBe(true);
  const sent = fakeFetch(arrived);
  const [outcome] = await sendWaiting('event');
  expect(sent).toEqual([{ path: '/api/submit-event', key: draft.idempotencyKey, body }]);
  expect(outcome).toEqual({
    kind: 'event',
    title: 'Village Fiesta',
    reference: 'BC-1',
    statusUrl: '/status/secret-1',
  });
  expect(latestDraft('event')).toBeUndefined();
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
  expect(await sendWaiting('event')).toEqual([]);
  someWaiting({ body: undefined });
  expect(await sendWaiting('event')).toEqual([]);
  someWaiting();
  deleteDrafts('event');
  expect(await sendWaiting('event')).toEqual([]);
  expect(sent).toEqual([]);
});

test('a waiting draft is not sent while its form is open, since the form sends it', async () => {
  const sent = fakeFetch(arrived);
  const { id } = someWaiting();
  const close = holdDraft('event', id);
  const closeOther = holdDraft('event', id);
  close();
  close();
  expect(await sendWaiting('event')).toEqual([]);
  expect(sent).toEqual([]);
  closeOther();
  expect(await sendWaiting('event')).toMatchObject([{ reference: 'BC-1' }]);
});

test('a waiting draft is sent once, even by concurrent calls', async () => {
  const sent = fakeFetch(arrived);
  someWaiting();
  const outcomes = await Promise.all([sendWaiting('event'), sendWaiting('event')]);
  expect(outcomes.flat()).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('what a waiting draft has on the device alone goes ahead, and is in what is sent', async () => {
  someWaiting();
  const sent = fakeFetch(arrived);
  const complete: CompleteDraft = async (_, { onAdded }) => {
    onAdded({ unsentCovers: 0 }, { coverImageUrl: '/uploads/drums.webp' });
    expect(latestDraft('event')).toMatchObject({ waiting: true, values: { unsentCovers: 0 } });
    return undefined;
  };
  expect(await sendWaiting('event', { complete })).toHaveLength(1);
  expect(sent).toMatchObject([{ body: { ...body, coverImageUrl: '/uploads/drums.webp' } }]);
});

test.each([
  [400, 1, false],
  [0, 0, true],
  // There is no room for it on the server, which only the visitor can solve.
  [507, 1, false],
])(
  'a draft whose picture fails with %d has %d outcomes, and whether it stays waiting is %s',
  async (...row) => {
    const [status, outcomes, waiting] = row;
    someWaiting();
    const sent = fakeFetch(arrived);
    const complete: CompleteDraft = async () => ({ ok: false, error: 'This image is damaged', status });
    expect(await sendWaiting('event', { complete })).toHaveLength(outcomes);
    expect(latestDraft('event')).toMatchObject({ waiting });
    expect(sent).toEqual([]);
  },
);

test('several waiting drafts are each sent once, and one that is not waiting stays', async () => {
  const sent = fakeFetch(arrived);
  someWaiting();
  someWaiting({ body: { title: 'Evening Concert' }, values: { title: 'Evening Concert' } });
  const { id } = someWaiting({ waiting: false, values: { title: 'Morning Parade' } });
  expect(await sendWaiting('event')).toHaveLength(2);
  expect(sent).toHaveLength(2);
  expect(latestDraft('event')).toMatchObject({ id, values: { title: 'Morning Parade' } });
  expect(isWaiting('event')).toBe(false);
});

test('each outcome is reported at once, and not only after the last one', async () => {
  someWaiting();
  someWaiting();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const outcomes: WaitingOutcome[] = [];
  let isFirst = true;
  const complete: CompleteDraft = async () => {
    if (!isFirst) await held;
    isFirst = false;
    return undefined;
  };
  fakeFetch(arrived);
  const sending = send('event', { complete, onOutcome: (outcome) => outcomes.push(outcome) });
  await waitFor(() => expect(outcomes).toHaveLength(1));
  answer();
  await sending;
  expect(outcomes).toHaveLength(2);
});

describe('a waiting draft that a form takes over while it is sent', () => {
  beforeEach(installWebLocks);
  afterEach(removeWebLocks);

  test('is sent no more, and nothing more is saved', async () => {
    const { id } = someWaiting();
    const sent = fakeFetch(arrived);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const complete: CompleteDraft = (_, { signal, onAdded }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => {
          onAdded({ title: 'Late' }, {});
          resolve({ ok: false, error: '', code: 'cancelled', status: 0 });
        });
        begin();
      });
    const sending = sendWaiting('event', { complete });
    await begun;
    expect((await draftUses('event'))?.get(id)).toBe('sending');
    const release = await claimDraft('event', id, { isTakenOver: true });
    expect(await sending).toEqual([]);
    expect(sent).toEqual([]);
    expect((await draftUses('event'))?.get(id)).toBe('open');
    expect(latestDraft('event')).toMatchObject({ waiting: true, values: { title: 'Village Fiesta' } });
    release?.();
  });

  /** A network that answers when it is told to. */
  function slowNetwork() {
    let respond = (_: Response) => {};
    const response = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const asked = jest.fn(() => response);
    window.fetch = asked;
    const text = async () => JSON.stringify(arrived.body);
    return {
      asked,
      arrive: () => respond({ ok: true, status: 200, headers: new Headers(), text } as Response),
    };
  }

  test.each([
    ['stays, with what was typed there', { title: 'Village Fiesta on Sunday' }, true],
    ['is deleted when nothing was typed there', { title: 'Village Fiesta' }, false],
  ])('%s, when it had arrived all the same', async (_name, values, stays) => {
    const draft = someWaiting();
    const { asked, arrive } = slowNetwork();
    // On a full device the picture lasts as long as the page.
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    });
    await saveImage(draft.id, { id: 'cover-000-x', name: 'a.jpg', blob: new Blob(['drums']) });
    put.mockRestore();
    const sending = sendWaiting('event');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const release = await claimDraft('event', draft.id, { isTakenOver: true });
    saveDraft('event', { ...draft, values, waiting: false });
    arrive();
    expect(await sending).toMatchObject([{ reference: 'BC-1' }]);
    expect(latestDraft('event')?.values).toEqual(stays ? values : undefined);
    expect((await loadImages(draft.id)).images).toHaveLength(stays ? 1 : 0);
    release?.();
    await deleteImages(draft.id);
  });

  test('is reported when it had arrived all the same', async () => {
    const { id } = someWaiting();
    const { asked, arrive } = slowNetwork();
    const onSent = jest.fn();
    window.addEventListener(DRAFT_SENT, ({ detail }: CustomEventInit) => onSent(detail), { once: true });
    const sending = sendWaiting('event');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const release = await claimDraft('event', id, { isTakenOver: true });
    arrive();
    expect(await sending).toMatchObject([{ reference: 'BC-1' }]);
    expect(onSent).toHaveBeenCalledWith({ kind: 'event', id, result: expect.objectContaining({ ok: true }) });
    release?.();
  });
});

test('a waiting draft that the server refuses is reported and kept, but not sent again by itself', async () => {
  someWaiting();
  const sent = fakeFetch({
    status: 400,
    body: { error: 'Please enter a valid date', fields: { date: 'x' } },
  });
  const [outcome] = await sendWaiting('event');
  expect(outcome && outcomeWords(outcome)).toBe(
    'Your event “Village Fiesta” could not be sent: Please enter a valid date',
  );
  expect(latestDraft('event')).toMatchObject({ waiting: false, values: { title: 'Village Fiesta' } });
  expect(await sendWaiting('event')).toEqual([]);
  expect(sent).toHaveLength(1);
});

test('a draft whose sending is aborted without a response stays waiting', async () => {
  someWaiting();
  fakeFetch('no network');
  const control = new AbortController();
  const sending = sendWaiting('event', { signal: control.signal });
  setTimeout(() => control.abort(), 50);
  expect(await sending).toEqual([]);
  expect(isWaiting('event')).toBe(true);
  expect(latestDraft('event')).toMatchObject({ waiting: true });
});

test.each([
  ['nothing', null],
  ['a text', 'yes'],
  ['a link to another site', [{ kind: 'event', title: 'x', statusUrl: 'https://elsewhere.example/' }]],
  ['an unknown kind', [{ kind: 'contact', title: 'x' }]],
])('storage that contains %s has no outcome', (_name, stored) => expect(outcomesFrom(stored)).toEqual([]));

import { openDraft } from '#lib/forms/draft.browser';
import { DraftAutosave } from '#lib/forms/draft-autosave.browser';
import { sendDraft } from '#lib/forms/send-draft.browser';
import { deleteDrafts, latestDraft } from '../../support/forms/drafts.ts';
import { fakeFetch } from '../../support/jsdom/fake-fetch.ts';

const path = '/api/submit-event';
const body = { title: 'Village Fiesta' };

async function someAutosave() {
  const autosave = new DraftAutosave('event', openDraft());
  autosave.change({ values: { title: 'Village Fiesta' } });
  return autosave;
}

afterEach(() => deleteDrafts('event'));

test('a draft is sent with its key, saved as waiting meanwhile, and deleted on success', async () => {
  const sent = fakeFetch({ body: { message: 'Thank you', reference: 'BC-1' } });
  const autosave = await someAutosave();
  const sending = sendDraft(autosave, { path, body });
  expect(latestDraft('event')).toMatchObject({ waiting: true, body });
  expect(await sending).toMatchObject({ ok: true, reference: 'BC-1' });
  expect(sent).toEqual([{ path, key: autosave.draft.idempotencyKey, body }]);
  expect(latestDraft('event')).toBeUndefined();
});

test('a draft that the server refuses is not waiting any more', async () => {
  fakeFetch({ status: 400, body: { error: 'No' } });
  const autosave = await someAutosave();
  expect(await sendDraft(autosave, { path, body, staysWaiting: true })).toMatchObject({ ok: false });
  expect(latestDraft('event')).toMatchObject({ waiting: false, body });
  autosave.stop();
});

test.each([true, false])(
  'without a response a draft stays waiting only if its kind does: %s',
  async (staysWaiting) => {
    fakeFetch('no network');
    const autosave = await someAutosave();
    await sendDraft(autosave, { path, body, timeoutMs: 0, staysWaiting });
    expect(latestDraft('event')).toMatchObject({ waiting: staysWaiting });
    autosave.stop();
  },
);

test('an aborted sending leaves the draft waiting', async () => {
  fakeFetch('no network');
  const autosave = await someAutosave();
  const control = new AbortController();
  const sending = sendDraft(autosave, { path, body, signal: control.signal });
  setTimeout(() => control.abort(), 20);
  expect(await sending).toMatchObject({ code: 'cancelled' });
  expect(latestDraft('event')).toMatchObject({ waiting: true });
  autosave.stop();
});

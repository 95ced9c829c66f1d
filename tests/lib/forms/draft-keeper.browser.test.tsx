import { deleteDraft, loadDraft, openDraft } from '#lib/forms/draft.browser';
import { DraftKeeper } from '#lib/forms/draft-keeper.browser';

// jsdom has no IndexedDB, like some private windows, so drafts are stored in localStorage.
const saved = async () => (await loadDraft('event'))?.values;

afterEach(() => deleteDraft('event'));

test('a change is saved when the page is left, and nothing is saved without a change', async () => {
  const heard: boolean[] = [];
  const keeper = new DraftKeeper('event', await openDraft('event'), (onDevice) => heard.push(onDevice));
  window.dispatchEvent(new Event('pagehide'));
  await keeper.flush();
  expect(await saved()).toBeUndefined();

  keeper.change({ values: { title: 'F' } });
  keeper.change({ values: { title: 'Fi' } });
  window.dispatchEvent(new Event('pagehide'));
  // Synchronously: the page may be closed at once.
  expect(window.localStorage.getItem('draft-event')).toContain('"Fi"');
  await keeper.flush();
  expect(await saved()).toEqual({ title: 'Fi' });
  expect(heard).toEqual([true]);
  await keeper.stop();
});

test('a change is saved when the form is closed, and later changes are ignored', async () => {
  const keeper = new DraftKeeper('event', await openDraft('event'));
  keeper.change({ values: { title: 'Fiesta' } });
  await keeper.stop();
  expect(await saved()).toEqual({ title: 'Fiesta' });
  keeper.change({ values: { title: 'later' } });
  await keeper.flush();
  expect(await saved()).toEqual({ title: 'Fiesta' });
});

test('a discarded draft is not saved again', async () => {
  const keeper = new DraftKeeper('event', await openDraft('event'));
  await keeper.keep({ values: { title: 'Fiesta' } });
  expect(await saved()).toEqual({ title: 'Fiesta' });
  keeper.change({ values: { title: 'later' } });
  await keeper.discard();
  window.dispatchEvent(new Event('pagehide'));
  await keeper.flush();
  expect(await saved()).toBeUndefined();
});

test('where every storage is disabled, the draft lasts as long as the page', async () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('Switched off', 'SecurityError');
  };
  const heard: boolean[] = [];
  try {
    const keeper = new DraftKeeper('event', await openDraft('event'), (onDevice) => heard.push(onDevice));
    await keeper.keep({ values: { title: 'Fiesta' } });
    expect(await saved()).toEqual({ title: 'Fiesta' });
    expect(heard).toEqual([false]);
    await keeper.stop();
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

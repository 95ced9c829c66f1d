import { deleteDraft, loadDraft, openDraft } from '#lib/forms/draft.browser';
import { DraftKeeper } from '#lib/forms/draft-keeper.browser';

// jsdom has no database, as some private windows: the draft then lasts as long as the page.
const saved = async () => (await loadDraft('event'))?.values;

afterEach(() => deleteDraft('event'));

test('what changed is stored when the page is left, and nothing is stored before something changed', async () => {
  const heard: boolean[] = [];
  const keeper = new DraftKeeper('event', await openDraft('event'), (onDevice) => heard.push(onDevice));
  window.dispatchEvent(new Event('pagehide'));
  await keeper.flush();
  expect(await saved()).toBeUndefined();

  keeper.change({ values: { title: 'F' } });
  keeper.change({ values: { title: 'Fi' } });
  window.dispatchEvent(new Event('pagehide'));
  await keeper.flush();
  expect(await saved()).toEqual({ title: 'Fi' });
  expect(heard).toEqual([false]);
  await keeper.stop();
});

test('what changed is stored when the keeping ends, and nothing after', async () => {
  const keeper = new DraftKeeper('event', await openDraft('event'));
  keeper.change({ values: { title: 'Fiesta' } });
  await keeper.stop();
  expect(await saved()).toEqual({ title: 'Fiesta' });
  keeper.change({ values: { title: 'later' } });
  await keeper.flush();
  expect(await saved()).toEqual({ title: 'Fiesta' });
});

test('a discarded draft does not come back', async () => {
  const keeper = new DraftKeeper('event', await openDraft('event'));
  await keeper.keep({ values: { title: 'Fiesta' } });
  expect(await saved()).toEqual({ title: 'Fiesta' });
  keeper.change({ values: { title: 'later' } });
  await keeper.discard();
  window.dispatchEvent(new Event('pagehide'));
  await keeper.flush();
  expect(await saved()).toBeUndefined();
});

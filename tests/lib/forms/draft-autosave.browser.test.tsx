import { openDraft } from '#lib/forms/draft.browser';
import { DraftAutosave } from '#lib/forms/draft-autosave.browser';
import { deleteDrafts, latestDraft } from '../../support/forms/drafts.ts';

const saved = () => latestDraft('event')?.values;

afterEach(() => deleteDrafts('event'));

test('a change is saved at once, and nothing is saved without a change', () => {
  const onSaved = jest.fn();
  const autosave = new DraftAutosave('event', openDraft(), { onSaved });
  expect(saved()).toBeUndefined();

  autosave.change({ values: { title: 'F' } });
  autosave.change({ values: { title: 'Fi' } });
  // Synchronously: the page may be closed at once.
  expect(window.localStorage.getItem(`draft-event-${autosave.draft.id}`)).toContain('"Fi"');
  expect(onSaved.mock.calls).toEqual([[true], [true]]);
  autosave.stop();
});

test('what the visitor has not entered is saved with the next change', () => {
  const autosave = new DraftAutosave('event', openDraft());
  autosave.add({ openingToken: 'a token' });
  expect(latestDraft('event')).toBeUndefined();
  autosave.change({ values: { title: 'Fiesta' } });
  expect(latestDraft('event')).toMatchObject({ openingToken: 'a token', values: { title: 'Fiesta' } });
  autosave.stop();
});

test('what is changed while another form may have the draft is saved once that is known, if at all', () => {
  const autosave = new DraftAutosave('event', openDraft());
  autosave.change({ values: { title: 'Fiesta' } });
  autosave.pause();
  autosave.change({ values: { title: 'Fiesta on Sunday' } });
  expect(saved()).toEqual({ title: 'Fiesta' });
  expect(autosave.isOutdated()).toBe(false);
  autosave.resume();
  expect(saved()).toEqual({ title: 'Fiesta on Sunday' });
  autosave.pause();
  autosave.change({ values: { title: 'Fiesta on Monday' } });
  autosave.stop();
  autosave.resume();
  expect(saved()).toEqual({ title: 'Fiesta on Sunday' });
});

test('a draft is kept when the form is closed, and later changes are ignored', () => {
  const autosave = new DraftAutosave('event', openDraft());
  autosave.change({ values: { title: 'Fiesta' } });
  autosave.stop();
  autosave.change({ values: { title: 'later' } });
  expect(saved()).toEqual({ title: 'Fiesta' });
});

test('a discarded draft is not saved again, and what belongs to it is deleted with it', () => {
  const onDiscarded = jest.fn();
  const autosave = new DraftAutosave('event', openDraft(), { onDiscarded });
  autosave.change({ values: { title: 'Fiesta' } });
  expect(onDiscarded).not.toHaveBeenCalled();
  autosave.discard();
  autosave.change({ values: { title: 'later' } });
  expect(saved()).toBeUndefined();
  expect(onDiscarded).toHaveBeenCalledTimes(1);
});

test('where storage is disabled, the draft lasts as long as the page', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('Switched off', 'SecurityError');
  };
  const onSaved = jest.fn();
  try {
    const autosave = new DraftAutosave('event', openDraft(), { onSaved });
    autosave.change({ values: { title: 'Fiesta' } });
    expect(saved()).toEqual({ title: 'Fiesta' });
    expect(onSaved.mock.calls).toEqual([[false]]);
    autosave.stop();
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

import { deleteDraft, loadDraft, openDraft } from '#lib/forms/draft.browser';
import { DraftKeeper } from '#lib/forms/draft-keeper.browser';

const saved = () => loadDraft('event')?.values;

afterEach(() => deleteDraft('event'));

test('a change is saved at once, and nothing is saved without a change', () => {
  const onSaved = jest.fn();
  const keeper = new DraftKeeper('event', openDraft('event'), { onSaved });
  expect(saved()).toBeUndefined();

  keeper.change({ values: { title: 'F' } });
  keeper.change({ values: { title: 'Fi' } });
  // Synchronously: the page may be closed at once.
  expect(window.localStorage.getItem('draft-event')).toContain('"Fi"');
  expect(onSaved.mock.calls).toEqual([[true], [true]]);
  keeper.stop();
});

test('what the visitor has not entered is saved with the next change', () => {
  const keeper = new DraftKeeper('event', openDraft('event'));
  keeper.add({ openingToken: 'a token' });
  expect(loadDraft('event')).toBeUndefined();
  keeper.change({ values: { title: 'Fiesta' } });
  expect(loadDraft('event')).toMatchObject({ openingToken: 'a token', values: { title: 'Fiesta' } });
  keeper.stop();
});

test('a draft is kept when the form is closed, and later changes are ignored', () => {
  const keeper = new DraftKeeper('event', openDraft('event'));
  keeper.change({ values: { title: 'Fiesta' } });
  keeper.stop();
  keeper.change({ values: { title: 'later' } });
  expect(saved()).toEqual({ title: 'Fiesta' });
});

test('a discarded draft is not saved again, and what belongs to it is deleted with it', () => {
  const onDiscarded = jest.fn();
  const keeper = new DraftKeeper('event', openDraft('event'), { onDiscarded });
  keeper.change({ values: { title: 'Fiesta' } });
  expect(onDiscarded).not.toHaveBeenCalled();
  keeper.discard();
  keeper.change({ values: { title: 'later' } });
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
    const keeper = new DraftKeeper('event', openDraft('event'), { onSaved });
    keeper.change({ values: { title: 'Fiesta' } });
    expect(saved()).toEqual({ title: 'Fiesta' });
    expect(onSaved.mock.calls).toEqual([[false]]);
    keeper.stop();
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

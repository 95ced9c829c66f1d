import { fireEvent, waitFor } from '@testing-library/react';
import {
  claimDraft,
  draftUses,
  holdDraft,
  onDraftReleased,
  whileDraftIsClosed,
} from '#lib/forms/draft-hold.browser';
import { installWebLocks, lockInOtherTab, removeWebLocks } from '../../support/jsdom/web-locks.ts';

const uses = async () => [...((await draftUses('event')) ?? [])];
const show = (persisted: boolean) => fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

beforeEach(installWebLocks);
afterEach(removeWebLocks);

test('a draft that is open in one form is open in no other one, until that lets it go', async () => {
  const release = await claimDraft('event', 'a');
  expect(await uses()).toEqual([['a', 'open']]);
  expect(await claimDraft('event', 'a')).toBeUndefined();
  expect(await whileDraftIsClosed('event', 'a', async () => {})).toBe(false);
  release?.();
  // At once, although the browser has not released the lock yet.
  expect(await whileDraftIsClosed('event', 'a', async () => {})).toBe(true);
  const again = await claimDraft('event', 'a');
  expect(again).toBeDefined();
  again?.();
  expect(await uses()).toEqual([]);
});

test('a draft that is being sent is told from one that is open', async () => {
  await whileDraftIsClosed('event', 'a', async () => expect(await uses()).toEqual([['a', 'sending']]));
  expect(await uses()).toEqual([]);
});

test('a form whose draft is taken over is notified, and does not end the hold of the other one', async () => {
  const onLost = jest.fn();
  const release = holdDraft('event', 'a', { onLost });
  expect(await uses()).toEqual([['a', 'open']]);
  const other = await claimDraft('event', 'a', { isTakenOver: true });
  await uses();
  expect(onLost).toHaveBeenCalledTimes(1);
  release();
  expect(await uses()).toEqual([['a', 'open']]);
  other?.();
});

test('of a draft from before drafts had ids the use is known too', async () => {
  const { release } = await lockInOtherTab('draft-event');
  expect(await uses()).toEqual([['', 'open']]);
  release();
});

describe('a page that waits for a draft to be released', () => {
  const watched = async () => ((await navigator.locks.query()).pending ?? []).map(({ mode }) => mode);
  const turn = (visibility: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
  };
  afterEach(() => Reflect.deleteProperty(document, 'visibilityState'));

  test('hears of it once, unless it has ended that', async () => {
    const { release } = await lockInOtherTab('draft-event-a');
    const [onReleased, onEnded] = [jest.fn(), jest.fn()];
    const end = onDraftReleased('event', 'a', onReleased);
    onDraftReleased('event', 'a', onEnded)();
    release();
    await waitFor(() => expect(onReleased).toHaveBeenCalledTimes(1));
    expect(onEnded).not.toHaveBeenCalled();
    end();
  });

  test('asks for no lock while it is hidden or left, and hears of it when it is shown again', async () => {
    const { release } = await lockInOtherTab('draft-event-a');
    const onReleased = jest.fn();
    const end = onDraftReleased('event', 'a', onReleased);
    expect(await watched()).toEqual(['shared']);
    turn('hidden');
    expect(await watched()).toEqual([]);
    turn('visible');
    expect(await watched()).toEqual(['shared']);
    fireEvent(window, new Event('pagehide'));
    expect(await watched()).toEqual([]);
    release();
    await uses();
    expect(onReleased).not.toHaveBeenCalled();
    show(true);
    await waitFor(() => expect(onReleased).toHaveBeenCalledTimes(1));
    end();
  });

  test('does not count as one that has the draft open', async () => {
    let end = () => {};
    void navigator.locks.request(
      'draft-event-a',
      { mode: 'shared' },
      () => new Promise<void>((done) => (end = done)),
    );
    expect(await uses()).toEqual([]);
    end();
  });
});

test('what is being sent ends when its page is left, and the next page may have the draft at once', async () => {
  let isAborted = false;
  let release: (() => void) | undefined;
  await whileDraftIsClosed('event', 'a', async (signal) => {
    fireEvent(window, new Event('pagehide'));
    isAborted = signal.aborted;
    release = await claimDraft('event', 'a');
    expect(await uses()).toEqual([['a', 'open']]);
  });
  expect(isAborted).toBe(true);
  expect(await uses()).toEqual([['a', 'open']]);
  release?.();
});

test('a form that is closed before its draft was free is not waited for', async () => {
  const { release } = await lockInOtherTab('draft-event-a');
  holdDraft('event', 'a')();
  expect(await uses()).toEqual([['a', 'open']]);
  release();
});

describe('a page in the back/forward cache', () => {
  test('holds its draft again when it is shown', async () => {
    const events = { onLost: jest.fn(), onRestored: jest.fn() };
    const release = holdDraft('event', 'a', events);
    fireEvent(window, new Event('pagehide'));
    expect(await uses()).toEqual([]);
    show(false);
    expect(await uses()).toEqual([]);
    show(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(await uses()).toEqual([['a', 'open']]);
    expect(events.onRestored).toHaveBeenCalledTimes(1);
    expect(events.onLost).not.toHaveBeenCalled();
    release();
  });

  test('has lost its draft when another tab has it then', async () => {
    const events = { onLost: jest.fn(), onRestored: jest.fn() };
    const close = holdDraft('event', 'a', events);
    fireEvent(window, new Event('pagehide'));
    await uses();
    const { release } = await lockInOtherTab('draft-event-a');
    jest.useFakeTimers();
    show(true);
    await jest.advanceTimersByTimeAsync(999);
    expect(events.onLost).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(events.onLost).toHaveBeenCalledTimes(1);
    expect(events.onRestored).not.toHaveBeenCalled();
    close();
    release();
  });

  test('waits up to a second for the page that was left to let its draft go', async () => {
    const events = { onLost: jest.fn(), onReturn: jest.fn(), onRestored: jest.fn() };
    const close = holdDraft('event', 'a', events);
    fireEvent(window, new Event('pagehide'));
    await uses();
    const { release } = await lockInOtherTab('draft-event-a');
    jest.useFakeTimers();
    show(true);
    expect(events.onReturn).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(900);
    release();
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    expect(events.onRestored).toHaveBeenCalledTimes(1);
    expect(events.onLost).not.toHaveBeenCalled();
    expect(await uses()).toEqual([['a', 'open']]);
    close();
  });

  test('has not lost its draft when it is left again while it waits', async () => {
    const events = { onLost: jest.fn(), onRestored: jest.fn() };
    const close = holdDraft('event', 'a', events);
    fireEvent(window, new Event('pagehide'));
    await uses();
    const { release } = await lockInOtherTab('draft-event-a');
    show(true);
    fireEvent(window, new Event('pagehide'));
    await uses();
    release();
    await uses();
    expect(events.onLost).not.toHaveBeenCalled();
    expect(events.onRestored).not.toHaveBeenCalled();
    expect(await uses()).toEqual([]);
    close();
  });
});

test('without the Web Locks API, a form ends what is sent in this page', async () => {
  removeWebLocks();
  let isAborted = false;
  let release: (() => void) | undefined;
  await whileDraftIsClosed('event', 'a', async (signal) => {
    release = await claimDraft('event', 'a');
    isAborted = signal.aborted;
  });
  expect(isAborted).toBe(true);
  expect(await whileDraftIsClosed('event', 'a', async () => {})).toBe(false);
  release?.();
  expect(await draftUses('event')).toBeUndefined();
});

import { fireEvent } from '@testing-library/react';
import {
  claimDraft,
  draftIsReleased,
  draftUses,
  holdDraft,
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

test('it is known when a draft that was open is no longer', async () => {
  const { release } = await lockInOtherTab('draft-event-a');
  const control = new AbortController();
  const released = draftIsReleased('event', 'a', control.signal);
  const aborted = new AbortController();
  const never = draftIsReleased('event', 'a', aborted.signal);
  aborted.abort();
  expect(await never).toBe(false);
  release();
  expect(await released).toBe(true);
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
    show(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(events.onLost).toHaveBeenCalledTimes(1);
    expect(events.onRestored).not.toHaveBeenCalled();
    close();
    release();
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

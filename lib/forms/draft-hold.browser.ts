import 'client-only';
import type { DraftKind } from './draft.ts';
import { draftKey } from './draft-key.ts';

// An open form holds the Web Lock of its draft, and so does what sends a waiting draft in the background, which holds a
// second lock to be told apart. Either loses it to a form in which the visitor asks for the draft.

/** The number of open forms of each draft in this page, for browsers without the Web Locks API. */
const openForms = new Map<string, number>();
/** What aborts the work with a draft in this page, for browsers without the Web Locks API. */
const busy = new Map<string, AbortController>();
/** Locks of this page that are being released. */
const leaving = new Set<Promise<unknown>>();

const locks = (): LockManager | undefined => {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
};

/** Milliseconds that a page which is shown again waits for its draft: the page that was left may still let it go. */
const RETURN_MS = 1_000;

const sendingName = (name: string) => `sending-${name}`;

type Lock = {
  /** Whether it was granted; true also where the browser refuses to grant any. */
  granted: Promise<boolean>;
  release: () => void;
};

/** Requests a lock. `onStolen` is called when another form has taken it. */
function requestLock(name: string, how: 'wait' | 'ifAvailable' | 'steal', onStolen?: () => void): Lock {
  const manager = locks();
  if (!manager) return { granted: Promise.resolve(true), release: () => {} };
  const waiting = new AbortController();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isHeld = false;
  let isReleased = false;
  let asked: Promise<unknown> = Promise.resolve();
  const granted = new Promise<boolean>((resolve) => {
    asked = manager
      .request(name, how === 'wait' ? { signal: waiting.signal } : { [how]: true }, (lock) => {
        isHeld = lock !== null;
        resolve(isHeld);
        return isHeld ? ended : undefined;
      })
      .catch(() => {
        if (isHeld && !isReleased) onStolen?.();
        resolve(!waiting.signal.aborted);
      });
  });
  return {
    granted,
    release: () => {
      if (isReleased) return;
      isReleased = true;
      end();
      // A request that was never granted would be waited for without end.
      waiting.abort();
      leaving.add(asked);
      void asked.then(() => leaving.delete(asked));
    },
  };
}

const NO_LOCK: Lock = { granted: Promise.resolve(false), release: () => {} };

type HoldEvents = {
  /** The draft is open in another form now. */
  onLost?: () => void;
  /** The page was restored from the back/forward cache, and waits for its draft, which another form may have. */
  onReturn?: () => void;
  /** The page was restored from the back/forward cache, and holds its draft again: it may have been changed meanwhile. */
  onRestored?: () => void;
};

/** Keeps a lock, but for the time that the page is in the back/forward cache; returns what releases it. */
function keepLock(name: string, lock: Lock, { onLost, onReturn, onRestored }: HoldEvents): () => void {
  openForms.set(name, (openForms.get(name) ?? 0) + 1);
  let current = lock;
  const listening = new AbortController();
  const { signal } = listening;
  const leave = () => {
    current.release();
    current = NO_LOCK;
  };
  const comeBack = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    onReturn?.();
    const asked = requestLock(name, 'wait', onLost);
    current = asked;
    const timer = setTimeout(asked.release, RETURN_MS);
    const isGranted = await asked.granted;
    clearTimeout(timer);
    // The form was closed, or the page was left again.
    if (signal.aborted || current !== asked) asked.release();
    else if (isGranted) onRestored?.();
    else onLost?.();
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => {
    if (signal.aborted) return;
    listening.abort();
    openForms.set(name, (openForms.get(name) ?? 1) - 1);
    current.release();
  };
}

/** Marks a new draft as open in a form, across tabs, until the returned function is called. */
export function holdDraft(kind: DraftKind, id: string, events: HoldEvents = {}): () => void {
  const name = draftKey(kind, id);
  return keepLock(name, requestLock(name, 'wait', events.onLost), events);
}

/**
 * Marks a stored draft as open in a form. Resolves to what releases it; to undefined when it is in use in another form or
 * being sent, unless `isTakenOver`: then that ends.
 */
export async function claimDraft(
  kind: DraftKind,
  id: string,
  { isTakenOver = false, ...events }: HoldEvents & { isTakenOver?: boolean } = {},
): Promise<(() => void) | undefined> {
  const name = draftKey(kind, id);
  // Only without the Web Locks API: what is being sent in this page.
  busy.get(name)?.abort();
  await Promise.all(leaving);
  const lock = requestLock(name, isTakenOver ? 'steal' : 'ifAvailable', events.onLost);
  return (await lock.granted) ? keepLock(name, lock, events) : undefined;
}

/** What a draft is used for, in any tab. */
export type DraftUse = 'open' | 'sending';

/** The uses of the drafts of a kind by their ids; undefined where the browser does not say. */
export async function draftUses(kind: DraftKind): Promise<ReadonlyMap<string, DraftUse> | undefined> {
  const manager = locks();
  if (!manager) return undefined;
  await Promise.all(leaving);
  const snapshot = await manager.query().catch(() => undefined);
  if (!snapshot) return undefined;
  // A shared lock is that of a page which waits for the draft.
  const held = (snapshot.held ?? []).filter(({ mode }) => mode === 'exclusive');
  const names = new Set(held.map(({ name }) => name));
  const former = draftKey(kind, '');
  const uses = new Map<string, DraftUse>();
  for (const name of names)
    if (name === former || name?.startsWith(`${former}-`))
      uses.set(name.slice(former.length + 1), names.has(sendingName(name)) ? 'sending' : 'open');
  return uses;
}

/**
 * Calls back when a draft is in use no more; never where the browser does not say so. Returns what ends that. Only a page
 * that is shown waits for it: one that is frozen would keep the lock that it is granted.
 */
export function onDraftReleased(kind: DraftKind, id: string, onReleased: () => void): () => void {
  let request = new AbortController();
  const listening = new AbortController();
  const wait = async () => {
    request.abort();
    if (document.visibilityState === 'hidden') return;
    request = new AbortController();
    const { signal } = request;
    const freed = locks()?.request(draftKey(kind, id), { mode: 'shared', signal }, () => true);
    if ((await freed?.catch(() => false)) && !signal.aborted) onReleased();
  };
  const { signal } = listening;
  window.addEventListener('pagehide', () => request.abort(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && void wait(), { signal });
  document.addEventListener('visibilitychange', () => void wait(), { signal });
  void wait();
  return () => {
    listening.abort();
    request.abort();
  };
}

/**
 * Runs `work` unless the draft is open in a form or other work with it is running, in any tab; its signal is aborted when
 * a form takes the draft over, or the page is left. Returns whether it ran.
 */
export async function whileDraftIsClosed(
  kind: DraftKind,
  id: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const name = draftKey(kind, id);
  if ((openForms.get(name) ?? 0) > 0 || busy.has(name)) return false;
  const control = new AbortController();
  if (!locks()) busy.set(name, control);
  await Promise.all(leaving);
  const lock = requestLock(name, 'ifAvailable', () => control.abort());
  if (!(await lock.granted)) return false;
  const sending = requestLock(sendingName(name), 'wait');
  const release = () => {
    if (busy.get(name) === control) busy.delete(name);
    sending.release();
    lock.release();
  };
  // The page that is opened next may want the draft, and this one may stay in the back/forward cache.
  const leave = () => {
    control.abort();
    release();
  };
  window.addEventListener('pagehide', leave);
  try {
    await work(control.signal);
  } finally {
    window.removeEventListener('pagehide', leave);
    release();
  }
  return true;
}

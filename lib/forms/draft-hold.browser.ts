import 'client-only';
import type { DraftKind } from './draft.ts';

const lockName = (kind: DraftKind) => `draft-${kind}`;
/** The number of open forms of each kind in this page, for browsers without the Web Locks API. */
const openForms = new Map<DraftKind, number>();
/** The kinds whose work is running in this page, for browsers without the Web Locks API. */
const busy = new Set<DraftKind>();

const locks = (): LockManager | undefined => {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
};

/** Marks a form of this kind as open, across tabs, until the returned function is called. */
export function holdDraft(kind: DraftKind): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  openForms.set(kind, (openForms.get(kind) ?? 0) + 1);
  // A shared lock: several tabs may have the form open.
  locks()
    ?.request(lockName(kind), { mode: 'shared' }, () => held)
    .catch(() => {});
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    openForms.set(kind, (openForms.get(kind) ?? 1) - 1);
    release();
  };
}

/**
 * Runs `work` unless a form of this kind is open or other work of it is running, in any tab. Returns whether it ran.
 */
export async function whileNoFormIsOpen(kind: DraftKind, work: () => Promise<void>): Promise<boolean> {
  if ((openForms.get(kind) ?? 0) > 0) return false;
  const manager = locks();
  if (!manager) {
    if (busy.has(kind)) return false;
    busy.add(kind);
    await work().finally(() => busy.delete(kind));
    return true;
  }
  return manager.request(lockName(kind), { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}

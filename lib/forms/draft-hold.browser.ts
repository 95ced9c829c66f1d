import 'client-only';
import type { DraftKind } from './draft.ts';

const nameOf = (kind: DraftKind) => `draft-${kind}`;
/** For browsers without locks: the forms that are open in this page. */
const open = new Map<DraftKind, number>();

const busy = new Set<DraftKind>();

const locks = (): LockManager | undefined => {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
};

/** Says that somebody fills in this form, in whichever tab, until the returned function is called. */
export function holdDraft(kind: DraftKind): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  open.set(kind, (open.get(kind) ?? 0) + 1);
  // Several tabs may have it open: what is shared keeps nobody waiting.
  locks()
    ?.request(nameOf(kind), { mode: 'shared' }, () => held)
    .catch(() => {});
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    open.set(kind, (open.get(kind) ?? 1) - 1);
    release();
  };
}

/** Does something with a draft unless a form of its kind is open, or another tab is at it. Says whether it was done. */
export async function whileNobodyFills(kind: DraftKind, work: () => Promise<void>): Promise<boolean> {
  if ((open.get(kind) ?? 0) > 0) return false;
  const manager = locks();
  if (!manager) {
    if (busy.has(kind)) return false;
    busy.add(kind);
    await work().finally(() => busy.delete(kind));
    return true;
  }
  return manager.request(nameOf(kind), { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}

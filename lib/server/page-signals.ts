/** What the memory of the front has done since the start. */
type PageCounts = { hits: number; misses: number; answers: number; bytes: number };

/** What the front does when pages change. */
type PageListener = {
  /** Next has replaced an entry of its cache. */
  replaced: (key: string) => void;
  /** What was rendered before is out of date; with `isExpired` it may not be served even while it is renewed. */
  outdated: (isExpired: boolean) => void;
  /** Requests answered from memory and by Next, and what is kept now. */
  counts: () => PageCounts;
};

const NAME = Symbol.for('belize-celebrations.page-signals');
const shared = globalThis as { [NAME]?: { listener?: PageListener } };

/**
 * Tells the front, in the same process, which pages to give up. Without a listener the site was started by Next alone.
 * On globalThis, because Next bundles this file, and the front loads it as it is.
 */
export function pageSignals(): { listener?: PageListener } {
  shared[NAME] ??= {};
  return shared[NAME];
}

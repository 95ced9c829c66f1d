/** The answer to a request: an image, or why there is none yet. */
type Asked =
  | { kind: 'drawn'; jpeg: Uint8Array }
  /** 'failed': the drawing; 'late': the wait is over; 'busy': too many wait; 'gone': the request was aborted. */
  | { kind: 'failed' | 'late' | 'busy' | 'gone' };

type Clock = {
  /** Milliseconds. */
  now: () => number;
  /** Calls a function after some milliseconds; the returned function cancels that. */
  after: (milliseconds: number, call: () => void) => () => void;
};

type QueueLimits = {
  /** Milliseconds that a request waits. */
  waitMs: number;
  /** Requests that wait at a time. */
  maxWaiting: number;
  /** Drawings that stay in the queue although no request waits for them any longer. */
  maxLeft: number;
  /** Milliseconds for which a drawing that failed is not tried again. */
  failureMs: number;
};

type Entry<Content> = {
  content: Content;
  /** Answers the requests that wait. */
  waiting: Set<(asked: Asked) => void>;
  /** Called with whether it was drawn, where it is made in advance. */
  makers: ((isDrawn: boolean) => void)[];
  /** Whether a request waited for it in vain: it will be asked for again. */
  isLeft: boolean;
  isUnderWay: boolean;
};

/** Failures that are remembered at a time. */
const MAX_FAILURES = 1_000;

/** 0 comes first: what requests wait for, then what they waited for in vain, then what is made in advance. */
function urgency({ waiting, isLeft }: Entry<unknown>): number {
  if (waiting.size > 0) return 0;
  return isLeft ? 1 : 2;
}

/** The keys of drawings that failed, each for a limited time. */
function failures({ failureMs }: QueueLimits, clock: Clock) {
  const until = new Map<string, number>();
  return {
    has: (key: string) => (until.get(key) ?? 0) > clock.now(),
    add(key: string) {
      until.delete(key);
      until.set(key, clock.now() + failureMs);
      const [oldest] = until.keys();
      if (until.size > MAX_FAILURES && oldest !== undefined) until.delete(oldest);
    },
  };
}

/**
 * A queue that draws one preview at a time with `draw`. Requests for one preview share its drawing; each waits for a
 * limited time, and only so many wait at all.
 */
export function previewQueue<Content>(
  draw: (key: string, content: Content) => Promise<Uint8Array>,
  limits: QueueLimits,
  clock: Clock,
) {
  const entries = new Map<string, Entry<Content>>();
  const failed = failures(limits, clock);
  let waiting = 0;
  let isWorking = false;

  /** The most urgent entry; of equal ones the oldest. */
  function next(): [string, Entry<Content>] | undefined {
    let best: [string, Entry<Content>] | undefined;
    for (const candidate of entries) if (!best || urgency(candidate[1]) < urgency(best[1])) best = candidate;
    return best;
  }

  async function drawOne(key: string, { content }: Entry<Content>): Promise<Asked> {
    try {
      return { kind: 'drawn', jpeg: await draw(key, content) };
    } catch {
      failed.add(key);
      return { kind: 'failed' };
    }
  }

  async function work() {
    if (isWorking) return;
    isWorking = true;
    for (let found = next(); found; found = next()) {
      const [key, entry] = found;
      entry.isUnderWay = true;
      const asked = await drawOne(key, entry);
      entries.delete(key);
      for (const answer of [...entry.waiting]) answer(asked);
      for (const report of entry.makers) report(asked.kind === 'drawn');
    }
    isWorking = false;
  }

  function entryOf(key: string, content: Content): Entry<Content> {
    const found = entries.get(key);
    if (found) return found;
    const entry = { content, waiting: new Set<never>(), makers: [], isLeft: false, isUnderWay: false };
    entries.set(key, entry);
    return entry;
  }

  /** After a request has left: a drawing that nothing needs any more is not begun. */
  function release(key: string, entry: Entry<Content>, why: 'late' | 'gone') {
    if (entry.isUnderWay) return;
    const left = [...entries.values()].filter(({ isLeft }) => isLeft).length;
    if (why === 'late' && left < limits.maxLeft) entry.isLeft = true;
    const isNeeded = entry.waiting.size > 0 || entry.makers.length > 0 || entry.isLeft;
    if (!isNeeded) entries.delete(key);
  }

  /** Waits for an entry until it is drawn, the wait is over, or the signal is aborted. */
  function wait(key: string, entry: Entry<Content>, signal?: AbortSignal): Promise<Asked> {
    const { promise, resolve } = Promise.withResolvers<Asked>();
    const answer = (asked: Asked) => {
      waiting -= 1;
      entry.waiting.delete(answer);
      cancel();
      signal?.removeEventListener('abort', leave);
      if (asked.kind === 'late' || asked.kind === 'gone') release(key, entry, asked.kind);
      resolve(asked);
    };
    const leave = () => answer({ kind: 'gone' });
    const cancel = clock.after(limits.waitMs, () => answer({ kind: 'late' }));
    signal?.addEventListener('abort', leave);
    waiting += 1;
    entry.waiting.add(answer);
    return promise;
  }

  return {
    /** Asks for a preview. Never rejects. A request whose signal is aborted leaves the queue. */
    ask(key: string, content: Content, signal?: AbortSignal): Promise<Asked> {
      if (signal?.aborted) return Promise.resolve({ kind: 'gone' });
      if (failed.has(key)) return Promise.resolve({ kind: 'failed' });
      if (waiting >= limits.maxWaiting) return Promise.resolve({ kind: 'busy' });
      const asked = wait(key, entryOf(key, content), signal);
      void work();
      return asked;
    },
    /** Makes a preview in advance, when nothing else is to be drawn. Resolves to whether it was drawn. */
    make(key: string, content: Content): Promise<boolean> {
      if (failed.has(key)) return Promise.resolve(false);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      entryOf(key, content).makers.push(resolve);
      void work();
      return promise;
    },
  };
}

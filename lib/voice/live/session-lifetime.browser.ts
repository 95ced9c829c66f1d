import 'client-only';
import { LIVE_FAILURES, LiveFailure } from './live-failure.ts';

/** The lifetime of a live session: it ends once, and then releases what was registered with it. */
export type SessionLifetime = {
  readonly isOver: boolean;
  /** Aborts requests at the end. */
  signal: AbortSignal;
  /** Registers a cleanup; cleanups run in reverse order at the end, or at once when it has ended. */
  atEnd: (cleanup: () => void) => void;
  /** Ends the session, with a reason unless the visitor ended it. */
  end: (reason?: unknown) => void;
  /** Runs `work` after so many milliseconds unless the session ends before; returns how to cancel it. */
  after: (milliseconds: number, work: () => void) => () => void;
};

function ignoringErrors(work: () => void): void {
  try {
    work();
  } catch {
    // What cannot be released has been released already.
  }
}

const sentenceOf = (reason: unknown) =>
  reason instanceof LiveFailure ? reason.message : LIVE_FAILURES.unavailable;

/** Begins the lifetime of a session. `onEnd` is called after the cleanups, with a sentence when the session failed. */
export function createSessionLifetime(onEnd: (sentence: string | undefined) => void): SessionLifetime {
  const controller = new AbortController();
  const cleanups: Array<() => void> = [];
  let isOver = false;

  const atEnd = (cleanup: () => void) => {
    if (isOver) ignoringErrors(cleanup);
    else cleanups.push(cleanup);
  };
  return {
    get isOver() {
      return isOver;
    },
    signal: controller.signal,
    atEnd,
    end: (reason) => {
      if (isOver) return;
      isOver = true;
      for (const cleanup of cleanups.reverse()) ignoringErrors(cleanup);
      ignoringErrors(() => controller.abort());
      onEnd(reason === undefined ? undefined : sentenceOf(reason));
    },
    after: (milliseconds, work) => {
      const timer = setTimeout(() => {
        if (!isOver) work();
      }, milliseconds);
      const cancel = () => clearTimeout(timer);
      atEnd(cancel);
      return cancel;
    },
  };
}

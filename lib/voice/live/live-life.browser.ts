import 'client-only';
import { LIVE_FAILURES, LiveFailure } from './live-failure.ts';

/** What a conversation holds while it lasts, and how it ends: once, whatever happens. */
export type LiveLife = {
  readonly isOver: boolean;
  /** Aborted at the end, for requests under way. */
  signal: AbortSignal;
  /** Work for the end, done in reverse order; at once when the end has been. */
  atEnd: (work: () => void) => void;
  /** With a reason when nobody asked for the end. */
  end: (reason?: unknown) => void;
  /** Runs work after so many milliseconds, unless the conversation has ended. */
  after: (milliseconds: number, work: () => void) => () => void;
};

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // What cannot be released is gone already.
  }
}

const sentenceOf = (reason: unknown) =>
  reason instanceof LiveFailure ? reason.message : LIVE_FAILURES.unavailable;

/** Begins a conversation; `onEnd` hears of its end when everything is released, with a sentence if it failed. */
export function beginLife(onEnd: (sentence: string | undefined) => void): LiveLife {
  const controller = new AbortController();
  const works: Array<() => void> = [];
  let isOver = false;

  const atEnd = (work: () => void) => {
    if (isOver) quietly(work);
    else works.push(work);
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
      for (const work of works.reverse()) quietly(work);
      quietly(() => controller.abort());
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

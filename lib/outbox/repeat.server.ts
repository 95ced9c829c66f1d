import 'server-only';

/** Milliseconds from a wake-up to the work, in which the transaction that woke it ends. */
const WAKE_MS = 150;

type Repeated = {
  /** Rejects when it has failed. */
  run: () => Promise<unknown>;
  /** Milliseconds until it runs again after it has succeeded. */
  everyMs: number;
  /** The same after it has failed, when nothing wakes it. */
  retryMs: number;
  /** `isAgain`: it had failed the time before too. */
  onFailure: (error: unknown, isAgain: boolean) => void;
  /** Called when it has succeeded after a failure. */
  onRecovery?: () => void;
};

type Repetition = {
  /** Has it run soon, and once more when it is already running: there is something to do. */
  wake: () => void;
  /** Ends the repetition; resolves when the work in progress, if there is any, has ended. */
  end: () => Promise<void>;
};

/** Runs work soon, and again and again until it is ended, one run after the other. Keeps no process running. */
export function repeat({ run, everyMs, retryMs, onFailure, onRecovery }: Repeated): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isDueSoon = false;
  let isWoken = false;
  let hasFailed = false;
  let hasEnded = false;

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    if (hasEnded) return;
    timer = setTimeout(() => {
      isDueSoon = false;
      running = runOnce();
    }, afterMs);
    timer.unref();
  }

  async function runOnce(): Promise<void> {
    try {
      await run();
      if (hasFailed) onRecovery?.();
      hasFailed = false;
    } catch (error) {
      onFailure(error, hasFailed);
      hasFailed = true;
    }
    running = undefined;
    isDueSoon = isWoken && !hasFailed;
    isWoken = false;
    schedule(hasFailed ? retryMs : isDueSoon ? WAKE_MS : everyMs);
  }

  isDueSoon = true;
  schedule(WAKE_MS);
  return {
    wake() {
      // Not put off, or it would never run while it is woken all the time.
      if (running || isDueSoon) isWoken = true;
      else if (!hasFailed) {
        isDueSoon = true;
        schedule(WAKE_MS);
      }
    },
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      await running;
    },
  };
}

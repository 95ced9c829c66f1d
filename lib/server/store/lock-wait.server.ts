import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process-wide.server.ts';

const waits = processWide('store-lock-wait', () => new AsyncLocalStorage<number>());

/** Runs `work` so that its statements and transactions wait at most `waitMs` milliseconds for SQLite's locks. */
export const withLockWait = <Result>(waitMs: number, work: () => Promise<Result>): Promise<Result> =>
  waits.run(waitMs, work);

/** How long the caller waits for SQLite's locks, in milliseconds: `waitMs`, or less within `withLockWait`. */
export const lockWait = (waitMs: number): number => Math.min(waitMs, waits.getStore() ?? waitMs);

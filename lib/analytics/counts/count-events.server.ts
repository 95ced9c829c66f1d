import 'server-only';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { processWide } from '#lib/server/process-wide.server';
import { belizeDay } from '#lib/time/calendar-day';
import type { AnalyticsEvent } from '../analytics-event.ts';
import { CountBuffer } from './count-buffer.ts';
import { countsOfEvent } from './counts-of-event.ts';
import { storeCounts } from './store-counts.server.ts';

/** Counts are stored together so often: each storing flushes the disk, which what people send in must not wait for. */
const STORE_MS = 5_000;
/** After a storing that failed. */
const OUTAGE_MS = 15_000;

type Waiting = {
  buffer: CountBuffer;
  timer?: NodeJS.Timeout | undefined;
  /** What is being stored now. */
  storing?: Promise<void>;
  isDown: boolean;
};
const waiting = (): Waiting => processWide('counts', () => ({ buffer: new CountBuffer(), isDown: false }));

function storeSoon(after: number): void {
  const counts = waiting();
  counts.timer ??= setTimeout(() => void flushCounts(), after).unref();
}

/**
 * Counts what happened, on the day it is in Belize at `now` (milliseconds since 1970). It waits in memory for a few
 * seconds before it is stored; a process that is killed loses those.
 */
export function countEvents(events: readonly AnalyticsEvent[], now: number): void {
  const { buffer } = waiting();
  const day = belizeDay(now);
  for (const event of events) for (const count of countsOfEvent(event)) buffer.add(day, count);
  if (!buffer.isEmpty) storeSoon(STORE_MS);
}

/**
 * Stores what waits, after what is being stored already. It never rejects: what cannot be stored waits on, and the log
 * has the error's code once.
 */
export function flushCounts(): Promise<void> {
  const counts = waiting();
  counts.storing = (counts.storing ?? Promise.resolve()).then(() => storeWaiting(counts));
  return counts.storing;
}

async function storeWaiting(counts: Waiting): Promise<void> {
  clearTimeout(counts.timer);
  counts.timer = undefined;
  const rows = counts.buffer.take();
  if (rows.length === 0) return;
  try {
    await storeCounts(rows);
    counts.isDown = false;
  } catch (error) {
    for (const { day, count, ...what } of rows) counts.buffer.add(day, what, count);
    if (!counts.isDown) log().error({ code: errorCode(error) ?? 'UNEXPECTED' }, 'Counts cannot be stored');
    counts.isDown = true;
    storeSoon(OUTAGE_MS);
  }
}

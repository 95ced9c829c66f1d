import 'server-only';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { processWide } from '#lib/server/process-wide.server';
import { belizeDay } from '#lib/time/calendar-day';
import type { AnalyticsEvent } from '../analytics-event.ts';
import { CountBuffer } from './count-buffer.ts';
import { countsOfEvent } from './counts-of-event.ts';
import { storeCounts } from './store-counts.server.ts';

/** Milliseconds between writes. Each write flushes the disk, which would delay submissions if it were done per event. */
const FLUSH_INTERVAL_MS = 5_000;
/** The same after a failed write. */
const RETRY_INTERVAL_MS = 15_000;

type Waiting = {
  buffer: CountBuffer;
  timer?: NodeJS.Timeout | undefined;
  /** The write in progress. */
  storing?: Promise<void>;
  isDown: boolean;
};
const waiting = (): Waiting => processWide('counts', () => ({ buffer: new CountBuffer(), isDown: false }));

function storeSoon(after: number): void {
  const counts = waiting();
  counts.timer ??= setTimeout(() => void flushCounts(), after).unref();
}

/**
 * Counts events on the day in Belize at `now` (milliseconds since 1970). Counts are buffered for a few seconds before
 * they are stored; a killed process loses them.
 */
export function countEvents(events: readonly AnalyticsEvent[], now: number): void {
  const { buffer } = waiting();
  const day = belizeDay(now);
  for (const event of events) for (const count of countsOfEvent(event)) buffer.add(day, count);
  if (!buffer.isEmpty) storeSoon(FLUSH_INTERVAL_MS);
}

/**
 * Writes the buffer to the store, after a write in progress. Never rejects: after a failure the counts stay in the
 * buffer, and the error's code is logged once per outage.
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
    storeSoon(RETRY_INTERVAL_MS);
  }
}

import { belizeClock, belizeDay } from '#lib/time/calendar-day';
import { formatDayAndMonth } from '#lib/time/format-day';

/** When a page was cached, in Belize time: '21 November, 2:05 PM'. */
export function formatCachedAt(instant: number): string {
  return `${formatDayAndMonth(belizeDay(instant))}, ${belizeClock(instant)}`;
}

/** The page that is shown came from the cache: when it was cached, and whether a newer one has been cached since. */
export type ShownCachedPage = { copiedAt: number; isRenewed?: boolean };

/** The text of the offline bar; undefined when online and the page came from the network. */
export function offlineStatusText(online: boolean, cached: ShownCachedPage | undefined): string | undefined {
  if (cached) {
    const stamp = `Saved copy from ${formatCachedAt(cached.copiedAt)}.`;
    if (cached.isRenewed) return `${stamp} A newer one is ready.`;
    return `${stamp} ${online ? 'The latest could not be loaded.' : 'You are offline.'}`;
  }
  return online ? undefined : 'You are offline. What you have opened or saved still works.';
}

import { belizeClock, belizeDay } from '#lib/time/calendar-day';
import { formatPlainDay } from '#lib/time/format-day';

/** When a page was kept, as a clock in Belize shows it: '21 November, 14:05'. */
export function copyMoment(instant: number): string {
  return `${formatPlainDay(belizeDay(instant)).replace(/ \d+$/, '')}, ${belizeClock(instant)}`;
}

/** The page that is shown, as far as it is a copy: when that was kept, and whether a newer one has come since. */
export type ShownCopy = { copiedAt: number; isRenewed?: boolean };

/** What the bar says; undefined when there is nothing to say. */
export function offlineWords(online: boolean, copy: ShownCopy | undefined): string | undefined {
  if (copy) {
    const stamp = `Saved copy from ${copyMoment(copy.copiedAt)}.`;
    if (copy.isRenewed) return `${stamp} A newer one has come.`;
    return `${stamp} ${online ? 'The newest could not be loaded.' : 'You are offline.'}`;
  }
  return online ? undefined : 'You are offline. What you have opened or saved still works.';
}

import { belizeDay } from '#lib/time/calendar-day';
import { formatPlainDay } from '#lib/time/format-day';

const BELIZE_OFFSET_MS = -6 * 3_600_000;

/** When a page was kept, as a clock in Belize shows it: '21 November, 14:05'. */
export function copyMoment(instant: number): string {
  const clock = new Date(instant + BELIZE_OFFSET_MS).toISOString().slice(11, 16);
  return `${formatPlainDay(belizeDay(instant)).replace(/ \d+$/, '')}, ${clock}`;
}

/** What the bar says; undefined when there is nothing to say. `copiedAt`: of the page that is shown, when kept. */
export function offlineWords(online: boolean, copiedAt: number | undefined): string | undefined {
  if (copiedAt !== undefined)
    return `Saved copy from ${copyMoment(copiedAt)}. ${
      online ? 'The newest could not be loaded.' : 'You are offline.'
    }`;
  return online ? undefined : 'You are offline. What you have opened or saved still works.';
}

import 'client-only';
import { useSyncExternalStore } from 'react';
import { belizeDay, belizeMidnight, type CalendarDay } from './calendar-day.ts';
import { clockNow } from './clock.browser.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

const CHECK_MS = MINUTE_MS;

function onDayMayHaveChanged(check: () => void) {
  const timer = setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

/** The day it is in Belize: the page's own at first, so that the first render is the server's, then the clock's. */
export function useToday(pageDay: CalendarDay): CalendarDay {
  return useSyncExternalStore(
    onDayMayHaveChanged,
    () => belizeDay(clockNow()),
    () => pageDay,
  );
}

/** This moment (milliseconds since 1970), or the noon of the day that the page shows when that is another one. */
export function nowOn(today: CalendarDay): number {
  const now = clockNow();
  return belizeDay(now) === today ? now : belizeMidnight(today) + 12 * HOUR_MS;
}

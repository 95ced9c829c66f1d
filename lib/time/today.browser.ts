import 'client-only';
import { useSyncExternalStore } from 'react';
import { belizeDay, type CalendarDay } from './calendar-day.ts';
import { MINUTE_MS } from './durations.ts';

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
    () => belizeDay(Date.now()),
    () => pageDay,
  );
}

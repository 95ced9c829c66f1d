import { useCallback, useEffect, useRef } from 'react';
import type { Calendar } from '#lib/questions/find-events-for-question';
import { loadCalendar } from '#lib/questions/load-calendar.browser';

/** Loads the upcoming events when the dialog opens; a failed request is repeated for the next question. */
export function useCalendar() {
  const loading = useRef<Promise<Calendar>>(undefined);
  const load = useCallback(() => {
    loading.current ??= loadCalendar().catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  }, []);
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
  return load;
}

import { useMemo } from 'react';
import type { CalendarDay } from '#lib/time/calendar-day';
import { nowOn } from '#lib/time/today.browser';
import type { ListedPage } from './listed-page.ts';
import type { LoadedEvents } from './loaded-events.ts';

/**
 * How many events there are to choose from, and how many each filter has: of one list at one instant. At first these are
 * the numbers of the page, and once all events are loaded those of now.
 */
export function useCounts(
  { total, choices }: Pick<ListedPage, 'total' | 'choices'>,
  loaded: LoadedEvents | undefined,
  today: CalendarDay,
): Pick<ListedPage, 'total' | 'choices'> {
  return useMemo(() => {
    if (!loaded) return { total, choices };
    const { orderedAt, recountedChoices } = loaded.parts;
    const listed = orderedAt(loaded.events, nowOn(today), today);
    return { total: listed.choices, choices: recountedChoices(choices, listed.events) };
  }, [loaded, today, total, choices]);
}

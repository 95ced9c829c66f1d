import { memo, useEffect } from 'react';
import type { EventSummary } from '#lib/events/event-summary';
import type { CalendarDay } from '#lib/time/calendar-day';
import { CalendarSections, MonthSections } from './event-sections.tsx';

export type LoadedListProps = {
  events: readonly EventSummary[];
  today: CalendarDay;
  now: number;
  layout: 'calendar' | 'months';
  /** Whether further events follow. */
  isPartial: boolean;
};

/** The list of events that have arrived. Memoised: typing in the search field must not render hundreds of cards again. */
export const LoadedList = memo(function LoadedList({ layout, ...list }: LoadedListProps) {
  // A link may have led to a month that was not there yet.
  useEffect(() => {
    const { hash } = window.location;
    if (hash.startsWith('#month-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return layout === 'calendar' ? <CalendarSections {...list} /> : <MonthSections {...list} />;
});

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EventChoices } from '#lib/events/event-choices';
import { type EventFilters, isFiltering } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import { filterEvents } from '#lib/events/filter-events';
import type { SearchIndex } from '#lib/events/search-events';
import { usePlaceStore } from '#lib/location/place-store.browser';
import type { Nearest } from '#lib/questions/read-filters';
import { needsReading, understandSearch } from '#lib/questions/understand-search';
import type { CalendarDay } from '#lib/time/calendar-day';
import { nowOn, useReader } from './use-reader.ts';

const NEAREST_PAUSE_MS = 200;

type ListToSearch = {
  events: readonly EventSummary[];
  index: () => SearchIndex;
  choices: EventChoices;
  today: CalendarDay;
  savedIds: readonly string[];
  /** Whether no further events are on their way. */
  isComplete: boolean;
};

/** The events that filters and typed words ask for, what was understood of them, and the nearest where there are none. */
export function useResults(filters: EventFilters, list: ListToSearch) {
  const { events, index, choices, today, savedIds, isComplete } = list;
  const { reader, loadReader } = useReader();
  const { here } = usePlaceStore();
  const contextNow = useCallback(
    () => ({ now: nowOn(today), choices, index, here }),
    [today, choices, index, here],
  );
  const isRead = needsReading(filters);
  const reading = useMemo(
    () => (isRead ? reader?.readFilters(filters, contextNow()) : undefined),
    [isRead, reader, contextNow, filters],
  );
  const query = useMemo(() => reading?.query ?? understandSearch(filters), [reading, filters]);
  const filtering = reading?.isFiltering ?? isFiltering(query);
  const city = [...choices.cities, ...choices.districts, ...choices.quiet].find(
    ({ value }) => value === query.city,
  );
  const fitsAlso = reading?.fitsAlso;
  const result = useMemo(
    () => (filtering ? filterEvents(events, index(), query, today, city, savedIds, fitsAlso) : undefined),
    [filtering, events, index, query, today, city, savedIds, fitsAlso],
  );

  const isNothing = result !== undefined && result.events.length + result.nearby.length === 0;
  const [found, setFound] = useState<{ filters: EventFilters; nearest: Nearest | undefined }>();
  // Many searches in a row: after a pause in typing, not at each letter.
  useEffect(() => {
    if (!isNothing || !isComplete || filters.saved || !reader) return;
    const timer = setTimeout(() => {
      const context = contextNow();
      const nearest = reader.nearestOf(reading ?? reader.readFilters(filters, context), events, context);
      setFound({ filters, nearest });
    }, NEAREST_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isNothing, isComplete, reader, contextNow, reading, filters, events]);
  const nearest = isNothing && found?.filters === filters ? found.nearest : undefined;

  useEffect(() => {
    if (isRead || isNothing) void loadReader();
  }, [isRead, isNothing, loadReader]);
  return { reader, loadReader, reading, query, city, filtering, result, nearest };
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { type EventFilters, isFiltering } from '#lib/events/event-filters';
import type { EventChoices } from '#lib/events/lists/event-choices';
import { NEAR_ME, updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';
import type { Nearest } from '#lib/questions/nearest-text';
import { isOnlyAllDay } from '#lib/questions/parts/unwritten-hours';
import { needsReading, understandSearch } from '#lib/questions/understand-search';
import { shownContact } from '#lib/site/shown-contact.browser';
import type { CalendarDay } from '#lib/time/calendar-day';
import { nowOn } from '#lib/time/today.browser';
import type { LoadedEvents } from './loaded-events.ts';
import { useReader } from './use-reader.ts';

const NEAREST_PAUSE_MS = 200;

type ListToSearch = {
  /** Undefined until they have arrived; then nothing is found yet. */
  loaded: LoadedEvents | undefined;
  choices: EventChoices;
  today: CalendarDay;
  savedIds: readonly string[];
  /** Whether the words are being typed: the last one may not be written to its end yet. */
  isTyping: boolean;
};

/**
 * The events that filters and typed words ask for, what was understood of them, and the nearest where there are none. As
 * long as it `isLooking`, what the words mean may still find something where the words themselves find nothing: the result
 * is then that of before.
 */
export function useResults(filters: EventFilters, list: ListToSearch) {
  const { loaded, choices, today, savedIds, isTyping } = list;
  const { reader, isAwaited, loadReader } = useReader(today);
  const { here } = usePlaceStore();
  const contextNow = useCallback(
    (index: LoadedEvents['index']) => ({
      now: nowOn(today),
      choices,
      index,
      here,
      isTyping,
      contact: shownContact(),
      celebrations: reader?.celebrations,
    }),
    [today, choices, here, isTyping, reader],
  );
  const isRead = needsReading(filters);
  const reading = useMemo(
    () => (isRead && loaded ? reader?.readFilters(filters, contextNow(loaded.index)) : undefined),
    [isRead, reader, loaded, contextNow, filters],
  );
  const query = useMemo(() => reading?.query ?? understandSearch(filters), [reading, filters]);
  const filtering = reading?.isFiltering ?? isFiltering(query);
  const city =
    reading?.place ??
    [...choices.cities, ...choices.districts, ...choices.quiet].find(({ value }) => value === query.city);
  const fitsAlso = reading?.fitsAlso;
  const latest = useMemo(() => {
    if (!filtering || !loaded) return undefined;
    const now = nowOn(today);
    const { filterEvents } = loaded.parts;
    return {
      ...filterEvents(loaded.events, loaded.index(), query, now, city, savedIds, fitsAlso),
      now,
    };
  }, [filtering, loaded, query, today, city, savedIds, fitsAlso]);
  const isLooking = isRead && isAwaited && latest?.events.length === 0;
  const [settled, setSettled] = useState(latest);
  if (!isLooking && settled !== latest) setSettled(latest);
  const result = isLooking ? settled : latest;

  const isNothing =
    result !== undefined && result.events.length + result.folded.length + result.nearby.length === 0;
  // A list whose day has nothing left leads on.
  const hasNothingLeft =
    result !== undefined &&
    !filters.saved &&
    ((result.today === 0 && result.folded.length > 0) || isOnlyAllDay(reading?.search.hours, result.events));
  const leadOn = useMemo(() => {
    if (!hasNothingLeft || !loaded || !reader) return undefined;
    const { search } = reading ?? reader.readFilters(filters, contextNow(loaded.index));
    return reader.leadOn(
      search,
      result,
      { events: loaded.events, index: loaded.index(), choices },
      result.now,
    );
  }, [hasNothingLeft, loaded, reader, reading, filters, contextNow, result, choices]);

  const [found, setFound] = useState<{ filters: EventFilters; nearest: Nearest | undefined }>();
  // Many searches in a row: after a pause in typing, not at each letter.
  useEffect(() => {
    if (!isNothing || !loaded || filters.saved || !reader) return;
    const timer = setTimeout(() => {
      const context = contextNow(loaded.index);
      const nearest = reader.nearestOf(
        reading ?? reader.readFilters(filters, context),
        loaded.events,
        context,
      );
      setFound({ filters, nearest });
    }, NEAREST_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isNothing, loaded, reader, contextNow, reading, filters]);
  const nearest = isNothing && found?.filters === filters ? found.nearest : undefined;

  const isPlaceAsked = reading?.isPlaceUnknown && !isTyping;
  // Where the visitor has allowed it before, 'near me' in words asks like the button does.
  useEffect(() => {
    if (!isPlaceAsked) return;
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(({ state }) => state === 'granted' && updatePlaceStore({ wish: NEAR_ME }))
      .catch(() => {});
  }, [isPlaceAsked]);

  useEffect(() => {
    if (isRead || isNothing || hasNothingLeft) void loadReader();
  }, [isRead, isNothing, hasNothingLeft, loadReader]);
  return { reader, loadReader, reading, query, city, filtering, result, isLooking, nearest, leadOn };
}

export type Results = ReturnType<typeof useResults>;

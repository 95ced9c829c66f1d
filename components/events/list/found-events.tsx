import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { type EventFilters, NO_FILTERS } from '#lib/events/event-filters';
import { hasControl } from '#lib/events/filters/shown-filters';
import type { EventChoices } from '#lib/events/lists/event-choices';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { ChangeFilters } from '../filters/use-address-filters.ts';
import { LazyMonthView } from './lazy-month-view.tsx';
import type { LoadedEvents } from './loaded-events.ts';
import type { Results } from './use-results.ts';

type FoundEventsProps = {
  filters: EventFilters;
  /** What the controls above show. */
  shown: EventFilters;
  change: ChangeFilters;
  results: Results;
  loaded: LoadedEvents | undefined;
  choices: EventChoices;
  today: CalendarDay;
  /** Whether the events that were asked for did not arrive. */
  hasFailed: boolean;
  onRetry: () => void;
  /** Called when a part of what was understood has been removed. */
  onRemoved: () => void;
};

/** What is shown in place of the full list, and above it: what was understood, a month, the events that were found. */
export function FoundEvents(props: FoundEventsProps) {
  const { filters, shown, change, results, loaded, choices, today, hasFailed, onRetry, onRemoved } = props;
  const { reader, reading, query, city, filtering, result, nearest, leadOn } = results;
  const { month } = filters;
  // Without saved events the month view would only be an empty month.
  const nothingSaved = Boolean(filters.saved) && result?.events.length === 0;
  return (
    <>
      {reader && reading && (
        <reader.UnderstoodChips
          // The controls say the rest.
          reading={{ ...reading, chips: reading.chips.filter(({ key }) => !hasControl(key, shown)) }}
          onRemove={(without) => {
            change(without, 'choice');
            onRemoved();
          }}
        />
      )}
      {hasFailed && (
        <EmptyState spot="offline" actions={<Button onClick={onRetry}>Try again</Button>}>
          <p>The events could not be loaded: the connection may be weak.</p>
        </EmptyState>
      )}
      {month && !nothingSaved && !hasFailed && (
        <LazyMonthView
          loading={!loaded || (filtering && !result)}
          events={result?.events ?? loaded?.events ?? []}
          today={today}
          month={month}
          onMonth={(next) => change((latest) => ({ ...latest, month: next }), 'choice')}
        />
      )}
      {result && loaded && (!month || nothingSaved) && (
        <loaded.parts.SearchResults
          result={result}
          filters={filters}
          words={reading ? reading.words : query.words}
          cityLabel={query.city && (city?.label ?? query.city)}
          nearbyLabel={loaded.parts.nearbyNames(city?.nearby ?? [], result.nearby, choices)}
          today={today}
          nearest={nearest}
          leadOn={leadOn}
          isAnswered={reading?.help !== undefined}
          onClear={() => change(NO_FILTERS, 'choice')}
          onEverywhere={() => {
            const everywhere = { ...filters, city: undefined };
            change(reading?.withoutTyped(everywhere, 'place') ?? everywhere, 'choice');
          }}
        />
      )}
    </>
  );
}

import { useDeferredValue, useState } from 'react';
import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { type EventFilters, searchFromFilters } from '#lib/events/event-filters';
import { takesPlace } from '#lib/events/event-status';
import type { FilteredEvents } from '#lib/events/lists/filter-events';
import type { LeadOn } from '#lib/questions/lead-on';
import type { Nearest } from '#lib/questions/nearest-text';
import { nothingText } from '#lib/questions/nothing-text';
import type { CalendarDay } from '#lib/time/calendar-day';
import { CardGrid } from '../card/card-grid.tsx';
import { FoldedEvents } from '../card/folded-events.tsx';
import { LeadOnText } from '../card/lead-on-text.tsx';
import styles from './event-browser.module.css';

const CARDS_AT_ONCE = 24;
const CARDS_AT_FIRST = 6;

type SearchResultsProps = {
  /** As they are at an instant, `now`, in milliseconds since 1970. */
  result: FilteredEvents & { now: number };
  filters: EventFilters;
  /** What is searched in titles and places. */
  words: string;
  cityLabel?: string;
  nearbyLabel?: string;
  today: CalendarDay;
  /** The events nearest to a search that finds none. */
  nearest?: Nearest | undefined;
  /** Where the list leads on to when nothing of today is left. */
  leadOn?: LeadOn | undefined;
  /** Whether something else than events, which is said above, answers the search. */
  isAnswered?: boolean;
  onClear: () => void;
  onEverywhere: () => void;
};

/** Whether a search names just what is over or does not take place. */
const isAskedFor = ({ result, words }: SearchResultsProps) =>
  result.events.length === 0 && words.trim() !== '';

/** The filtered events, with a button for more. */
export function SearchResults(props: SearchResultsProps) {
  const { result, filters, nearbyLabel, today } = props;
  const search = searchFromFilters(filters);
  const [opened, setOpened] = useState({ search, count: CARDS_AT_ONCE });
  const wanted = opened.search === search ? opened.count : CARDS_AT_ONCE;
  // The first keystroke renders one screen of cards; the rest is deferred.
  const count = useDeferredValue(wanted, CARDS_AT_FIRST);
  const { events, folded, nearby, now } = result;
  const cards = { today, now, quick: true, isFixed: result.isFixed };
  const nearbyCount = Math.max(0, count - events.length);
  const rest = events.length + nearby.length - wanted;
  return (
    <div className={styles.group}>
      {props.leadOn && (
        <LeadOnText leadOn={props.leadOn} {...{ today, now }} cityLabel={props.cityLabel} events={events} />
      )}
      <FoldedEvents events={folded} today={today} now={now} level={3} isOpen={isAskedFor(props)} />
      {events.length > 0 && <CardGrid events={events.slice(0, count)} level={3} lead {...cards} />}
      {events.length + folded.length === 0 && <NothingFound {...props} />}
      {props.nearest && (
        <section className={styles.nearby} aria-labelledby="nearest-title">
          <h3 id="nearest-title">{props.nearest.text}</h3>
          <CardGrid events={props.nearest.events} level={4} {...cards} />
        </section>
      )}
      {nearby.length > 0 && nearbyCount > 0 && (
        <section className={styles.nearby} aria-labelledby="nearby-title">
          <h3 id="nearby-title">
            Nearby: {nearbyLabel} <span>{nearby.filter(takesPlace).length || ''}</span>
          </h3>
          <CardGrid events={nearby.slice(0, nearbyCount)} level={4} {...cards} />
        </section>
      )}
      {rest > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setOpened({ search, count: wanted + CARDS_AT_ONCE })}>
            Show more ({rest} left)
          </Button>
        </div>
      )}
    </div>
  );
}

/** Why nothing was found, and what to do next. */
function NothingFound({
  result,
  filters,
  cityLabel,
  nearest,
  isAnswered,
  onClear,
  onEverywhere,
}: SearchResultsProps) {
  if (filters.saved)
    return (
      <EmptyState spot="nothing-saved" actions={<Button onClick={onClear}>Show all events</Button>}>
        <p>Nothing saved yet. Save an event on its page: it stays on this device, just for you.</p>
      </EmptyState>
    );
  const all = <Button onClick={onClear}>Show all events</Button>;
  if (isAnswered) return <div className={styles.more}>{all}</div>;
  return (
    <EmptyState
      spot="nothing-found"
      actions={
        <>
          {all}
          {cityLabel && <Button onClick={onEverywhere}>Search everywhere</Button>}
        </>
      }
    >
      <p>{nothingText(cityLabel, result.nearby.length > 0, nearest?.without)}</p>
    </EmptyState>
  );
}

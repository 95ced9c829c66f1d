import type { EventIndex } from '#lib/events/event-index';
import type { EventSummary } from '#lib/events/event-summary';
import type { SearchIndex } from '#lib/events/search-events';
import { finishSlices } from '#lib/time/slices';

const LOAD_TIMEOUT_MS = 20_000;

const loadParts = () => import('./list-parts.ts');

export type ListParts = Awaited<ReturnType<typeof loadParts>>;

/** All events to come, with what searches and shows them. */
export type LoadedEvents = {
  version: string;
  events: readonly EventSummary[];
  parts: ListParts;
  /** Builds one more slice of the search index; true when it is complete. */
  advance: () => boolean;
  /** The search index, which is completed at once if need be. */
  index: () => SearchIndex;
};

// Module state: lists are mounted anew on every page, and the events are loaded once for a version.
let latest: { version: string; events: Promise<LoadedEvents> } | undefined;

async function loadIndex(version: string): Promise<EventIndex> {
  const response = await fetch(`/api/events?v=${version}`, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.json();
}

async function load(version: string): Promise<LoadedEvents> {
  const [parts, index] = await Promise.all([loadParts(), loadIndex(version)]);
  const events = parts.eventsFromIndex(index);
  return { version, events, parts, ...lazyIndex(events, parts) };
}

/** All events of a version of the index; rejects when they do not arrive, and tries again when it is called again. */
export function loadAllEvents(version: string): Promise<LoadedEvents> {
  if (latest?.version === version) return latest.events;
  const events = load(version);
  latest = { version, events };
  events.catch(() => {
    if (latest?.events === events) latest = undefined;
  });
  return events;
}

/** A search index that is built slice by slice, or at once when a search needs it. */
function lazyIndex(events: readonly EventSummary[], parts: ListParts) {
  let slices = parts.searchIndexSlices(events);
  let built: SearchIndex | undefined;

  /** Begun anew where it fails: a generator that has thrown ends without a value. */
  function orAnew<Result>(build: () => Result): Result {
    try {
      return build();
    } catch (error) {
      slices = parts.searchIndexSlices(events);
      throw error;
    }
  }

  return {
    advance(): boolean {
      if (built) return true;
      const { done, value } = orAnew(() => slices.next());
      if (done) {
        built = value;
        // Warms up the search, so that the first keystroke is fast.
        parts.searchEvents(value, 'warm up');
      }
      return Boolean(done);
    },
    index(): SearchIndex {
      built ??= orAnew(() => finishSlices(slices));
      return built;
    },
  };
}

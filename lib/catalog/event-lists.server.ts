import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { INDEX_FORMAT } from '#lib/events/event-index';
import type { EventSummary } from '#lib/events/event-summary';
import { upcomingEvents } from '#lib/events/lists/events-to-come';
import { type OldIds, oldIdsOf } from '#lib/events/rows/event-from-old-id';
import { summarizeEvent } from '#lib/events/summarize-event';
import { processWide } from '#lib/server/process-wide.server';
import { belizeDay } from '#lib/time/calendar-day';
import { finishInTurns, mapSlices, type Slices } from '#lib/time/slices';
import type { EventSnapshot } from './catalog-state.server.ts';

/** What pages, index and sitemap have in common, of all events of a snapshot on a day. */
type EventLists = {
  /** The events to come in chronological order. */
  toCome: readonly CalendarEvent[];
  /** Their summaries, in the same order. */
  summaries: readonly EventSummary[];
  /** All events by the parts of their ids. */
  oldIds: OldIds<CalendarEvent>;
};

/**
 * The version of the lists and of the index: of the events, of the day, and of the index's format. It is part of the
 * index's address, so that the response can be cached.
 */
export const indexVersion = ({ version }: Pick<EventSnapshot, 'version'>, now: number) =>
  `${version}-${belizeDay(now)}-${INDEX_FORMAT}`;

const shared = processWide('event-lists', () => ({
  // A summary belongs to its event: where some events change, those of the others stay.
  summaries: new WeakMap<CalendarEvent, EventSummary>(),
  latest: undefined as { version: string; lists: Promise<EventLists> } | undefined,
}));

function summaryOf(event: CalendarEvent): EventSummary {
  const summary = shared.summaries.get(event) ?? summarizeEvent(event);
  shared.summaries.set(event, summary);
  return summary;
}

function* makeLists({ events }: EventSnapshot, now: number): Slices<EventLists> {
  const today = belizeDay(now);
  const toCome = yield* upcomingEvents(events, today);
  const summaries = yield* mapSlices(toCome, summaryOf);
  yield;
  return { toCome, summaries, oldIds: yield* oldIdsOf(events) };
}

/** The lists of a snapshot on the day of an instant: made once for each version, while requests are answered. */
export function eventLists(snapshot: EventSnapshot, now: number): Promise<EventLists> {
  const version = indexVersion(snapshot, now);
  if (shared.latest?.version === version) return shared.latest.lists;
  const lists = finishInTurns(makeLists(snapshot, now));
  shared.latest = { version, lists };
  // What failed is tried again by the next page.
  lists.catch(() => {
    if (shared.latest?.lists === lists) shared.latest = undefined;
  });
  return lists;
}

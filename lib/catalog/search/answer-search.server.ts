import 'server-only';
import { cache } from 'react';
import type { EventSummary } from '#lib/events/event-summary';
import { type SearchRequest, searchRequestFrom } from '#lib/events/filters/search-request';
import { choicesOf, type EventChoices } from '#lib/events/lists/event-choices';
import { orderedAt } from '#lib/events/lists/ordered-at';
import { type SearchIndex, searchIndexSlices } from '#lib/events/search-events';
import { answerFilters, type FiltersAnswer, filtersOfRequest } from '#lib/questions/answer-filters';
import { processWide } from '#lib/server/process-wide.server';
import { operatorContact } from '#lib/site/operator-contact.server';
import { finishInTurns } from '#lib/time/slices';
import { eventLists } from '../event-lists.server.ts';
import { loadEvents } from '../load-events.server.ts';
import { knownCelebrations } from './known-celebrations.server.ts';

type SearchAnswer = SearchRequest & {
  answer: FiltersAnswer;
  choices: EventChoices;
  /** Number of all events to come that take place. */
  total: number;
  /** Where the events come from, as in the snapshot. */
  from: string;
  /** When it was answered, in milliseconds since 1970. */
  now: number;
};

// One index for each list, made when it is first searched and let go with it.
const indexes = processWide(
  'search-indexes',
  () => new WeakMap<readonly EventSummary[], Promise<SearchIndex>>(),
);

function indexOf(events: readonly EventSummary[]): Promise<SearchIndex> {
  const index = indexes.get(events) ?? finishInTurns(searchIndexSlices(events));
  indexes.set(events, index);
  return index;
}

/**
 * The events that a query string asks for, searched by the server; undefined while there are no events to serve. Once
 * for each request, however often it is asked.
 */
export const answerSearch = cache(async (search: string): Promise<SearchAnswer | undefined> => {
  const now = Date.now();
  const snapshot = await loadEvents().catch(() => undefined);
  if (!snapshot || snapshot.from === 'nothing') return undefined;
  const { summaries: events } = await eventLists(snapshot, now);
  const { events: open, choices: total, folded } = orderedAt(events, now);
  const choices = choicesOf(open, folded);
  const request = searchRequestFrom(search);
  const celebrations = await knownCelebrations(now).catch(() => []);
  const list = { events, index: await indexOf(events), choices, celebrations };
  const filters = filtersOfRequest(request, list, now);
  const answer = answerFilters(filters, list, now, { contact: operatorContact() });
  return { filters, page: request.page, answer, choices, total, from: snapshot.from, now };
});

import type { EventSummary } from '#lib/events/event-summary';
import { findEventsForQuestion, type QuestionResult } from './find-events-for-question.ts';
import type { Without } from './nearest-events.ts';
import type { ReadingContext, UnderstoodFilters } from './read-filters.ts';

/** Events in place of those that nothing was found of, and how they differ from what was asked. */
export type Nearest = { text: string; events: EventSummary[] };

const NEAREST_TEXTS: Record<Without, string> = {
  status: 'On the calendar without a change:',
  hours: 'Nearest, at other hours:',
  time: 'The nearest days:',
  place: 'In other places:',
  cost: 'At another price:',
  category: 'Other kinds of events:',
  words: 'Coming up instead:',
};

function nearestText(
  { nearest = [], isPast, unknown, dropped, count, placeLabel }: QuestionResult,
  wishes: readonly string[],
): string {
  // The status says what there is none of, and the place was kept.
  const staysThere = !nearest.includes('place') && !nearest.includes('time');
  if (wishes.length > 0 && placeLabel && staysThere && nearest.includes('category'))
    return `In ${placeLabel} next:`;
  const left = [...unknown, ...(dropped.words ? [dropped.words] : [])];
  const missing = left.length > 0 ? `Nothing mentions “${left.join(' ')}”.` : '';
  const parts = (Object.keys(NEAREST_TEXTS) as Without[]).filter((part) => nearest.includes(part));
  const differs = nearest.includes('place') && nearest.includes('time') ? 'The nearest in other places:' : '';
  const last = parts.at(-1);
  const text =
    count > 0 || !last ? 'These come close:' : (parts.length < 3 && differs) || NEAREST_TEXTS[last];
  return [isPast && 'That time has passed.', missing, text].filter(Boolean).join(' ');
}

/** The events nearest to a reading that finds none; undefined when there are no events at all. */
export function nearestOf(
  { search, help, isPlaceUnknown, wishes }: UnderstoodFilters,
  events: readonly EventSummary[],
  { now, choices, index }: ReadingContext,
): Nearest | undefined {
  if (help?.isOnly || isPlaceUnknown) return undefined;
  const result = findEventsForQuestion({ events, index: index(), choices }, search, now);
  return result.next.length > 0 ? { text: nearestText(result, wishes), events: result.next } : undefined;
}

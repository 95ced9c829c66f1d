import type { EventSummary } from '#lib/events/event-summary';
import { findEventsForQuestion, type QuestionResult } from './find-events-for-question.ts';
import type { Without } from './nearest-attempt.ts';
import { isNextThere } from './nearest-events.ts';
import { hasNoHours } from './parts/unwritten-hours.ts';
import { hasNoPrice } from './parts/unwritten-price.ts';
import type { ReadingContext, UnderstoodFilters } from './read-filters.ts';

/** Events in place of those that nothing was found of, and how they differ from what was asked. */
export type Nearest = {
  text: string;
  events: EventSummary[];
  /** What was asked for and they do not fit. */
  without: readonly Without[];
};

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
  { isPast, unknown, dropped, count, placeLabel, over, next, search, following, ...result }: QuestionResult,
  wishes: readonly string[],
): string {
  // Words that were left out are mentioned; what is left of the wish they fit.
  const { nearest: lacked = [], isOtherWish } = result;
  const nearest = isOtherWish ? lacked : lacked.filter((part) => part !== 'words');
  // The status says what there is none of, and the place was kept.
  const staysThere = !nearest.includes('place') && !nearest.includes('time');
  const isOtherKind = wishes.length > 0 && staysThere && nearest.includes('category');
  if (placeLabel && (isOtherKind || isNextThere(nearest)) && !over && !isPast)
    return `In ${placeLabel} next:`;
  // What was dropped is mentioned, but not beside all the rest.
  const missing = [
    unknown.length > 0 && `Nothing mentions “${unknown.join(' ')}”.`,
    dropped.words && `Without “${dropped.words}”.`,
  ]
    .filter(Boolean)
    .join(' ');
  // Above what the days that were asked for hold beside the wish, of which the last is the next that fits it.
  const held = `What ${nearest.includes('words') ? 'comes close' : 'is on'} then, and the next that fits:`;
  if (following) return [missing, held].filter(Boolean).join(' ');
  const parts = (Object.keys(NEAREST_TEXTS) as Without[]).filter((part) => nearest.includes(part));
  const differs = nearest.includes('place') && nearest.includes('time') ? 'The nearest in other places:' : '';
  const last =
    search.status && !nearest.includes('words') && !nearest.includes('category') ? 'status' : parts.at(-1);
  const text =
    count > 0 || !last ? 'These come close:' : (parts.length < 3 && differs) || NEAREST_TEXTS[last];
  const isUnpriced = typeof search.cost === 'number' && last === 'cost' && next.every(hasNoPrice);
  const isAllDay = last === 'hours' && next.every(hasNoHours);
  return [
    isPast && 'That time has passed.',
    over && `${over.title} is over.`,
    missing,
    isUnpriced ? 'No price is written for these:' : isAllDay ? 'All day:' : text,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The events nearest to a reading that finds none; undefined when there are no events at all. */
export function nearestOf(
  { search, help, isPlaceUnknown, wishes }: UnderstoodFilters,
  events: readonly EventSummary[],
  { now, choices, index }: ReadingContext,
): Nearest | undefined {
  if (help?.isOnly || isPlaceUnknown) return undefined;
  const result = findEventsForQuestion({ events, index: index(), choices }, search, now);
  const { next, nearest = [] } = result;
  if (next.length === 0) return undefined;
  return { text: nearestText(result, wishes), events: next, without: nearest };
}

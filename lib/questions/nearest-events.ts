import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { atNextDate, lastDay, occurrencesOf } from '#lib/events/occurrences';
import type { VoiceSearch } from './voice-search.ts';

/** What is left out of a search that finds nothing. */
export type Without = 'status' | 'hours' | 'time' | 'place' | 'cost' | 'category' | 'words';

/** Events near to what was asked for, and what they do not fit. */
export type NearestEvents = { events: EventSummary[]; without: readonly Without[] };

/** The first that finds something: the same place at another time, then the same time at another place. */
const ATTEMPTS: readonly (readonly Without[])[] = [
  ['status'],
  ['hours'],
  ['time', 'hours'],
  ['place'],
  ['place', 'time', 'hours'],
  ['cost'],
  ['cost', 'time', 'hours'],
  ['cost', 'place', 'time', 'hours'],
  ['category'],
  ['category', 'time', 'hours'],
  ['category', 'place', 'time', 'hours'],
  ['words', 'category', 'cost'],
  ['words', 'category', 'cost', 'hours'],
  ['words', 'category', 'cost', 'time', 'hours'],
  ['words', 'category', 'cost', 'place'],
  ['words', 'category', 'cost', 'place', 'time', 'hours'],
];

const FIELDS: Record<Without, readonly (keyof VoiceSearch)[]> = {
  status: ['status'],
  hours: ['hours'],
  time: ['when', 'from', 'to', 'weekday'],
  place: ['city', 'region'],
  cost: ['cost'],
  category: ['category'],
  words: ['words'],
};

const isAsked = (search: VoiceSearch, part: Without) =>
  FIELDS[part].some((field) => search[field] !== undefined);

function without(search: VoiceSearch, parts: readonly Without[]): VoiceSearch {
  const left = new Set(parts.flatMap((part) => FIELDS[part]));
  return Object.fromEntries(
    Object.entries(search).filter(([field]) => !left.has(field as keyof VoiceSearch)),
  );
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** What is further away in days than this is no answer beside a nearer one. */
const MAX_DAYS_BESIDE_NEAREST = 14;

/** How many days an event is away from the days that were asked for; those without a date come last. */
function distance(event: EventSummary, days: { from: string; to: string }): number {
  const [begins, ends] = [dayNumber(event.date), dayNumber(lastDay(event))];
  const away = Math.max(0, begins - dayNumber(days.to), dayNumber(days.from) - ends);
  return Number.isNaN(away) ? Number.POSITIVE_INFINITY : away;
}

/** An event at that of its dates which is nearest to the days that were asked for. */
function atNearestDate(event: EventSummary, days: { from: string; to: string }) {
  const away = (one: EventSummary) => distance(one, days);
  const nearest = occurrencesOf(event).reduce((best, one) => (away(one) < away(best) ? one : best));
  return { event: atNextDate(event, nearest.date), away: away(nearest) };
}

/**
 * The events nearest to a search that finds none. `find` runs a search; `days` are those that were asked for. Undefined
 * when there are no events at all.
 */
export function nearestEvents(
  search: VoiceSearch,
  days: { from: string; to: string } | undefined,
  find: (search: VoiceSearch) => EventSummary[],
): NearestEvents | undefined {
  const tried = new Set<string>();
  for (const parts of ATTEMPTS) {
    // Only what was asked for can be left out; attempts that come to the same search are made once.
    const asked = parts.filter((part) => isAsked(search, part));
    const key = asked.join(' ');
    if (asked.length === 0 || tried.has(key)) continue;
    tried.add(key);
    const events = find(without(search, asked)).filter(takesPlace);
    if (events.length === 0) continue;
    if (!days || !asked.includes('time')) return { events, without: asked };
    const nearest = events
      .map((event) => atNearestDate(event, days))
      .sort((one, other) => one.away - other.away || 0);
    const first = nearest[0]?.away ?? 0;
    const near = nearest.filter(({ away }) => away <= Math.max(first, MAX_DAYS_BESIDE_NEAREST));
    return { events: near.map(({ event }) => event), without: asked };
  }
  const all = find({}).filter(takesPlace);
  return all.length > 0 ? { events: all, without: ['words'] } : undefined;
}

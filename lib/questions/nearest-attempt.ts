import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { atNearestDate, daysAway } from './days/nearest-date.ts';
import { isEither, wishesIn } from './either-words.ts';
import { inBelize, nearestPlacesFirst } from './parts/near-places.ts';
import { topicAround } from './query-of-search.ts';
import type { VoiceSearch } from './voice-search.ts';
import { mostMatching } from './without-unknown.ts';

/** What is left out of a search that finds nothing. */
export type Without = 'status' | 'hours' | 'time' | 'place' | 'cost' | 'category' | 'words';

/**
 * Events near to what was asked for, and what they do not fit. `following`: those are what the days that were asked for hold
 * beside it, and this, the last of them, is the next that fits.
 */
export type NearestEvents = {
  events: EventSummary[];
  without: readonly Without[];
  following?: EventSummary;
};

/** What of a search each part is. */
export const FIELDS: Record<Without, readonly (keyof VoiceSearch)[]> = {
  status: ['status'],
  hours: ['hours'],
  time: ['when', 'from', 'to', 'weekday'],
  place: ['city', 'region'],
  cost: ['cost'],
  category: ['category'],
  words: ['words'],
};

/** Whether a search asks for a part. */
export const isAsked = (search: VoiceSearch, part: Without) =>
  FIELDS[part].some((field) => search[field] !== undefined);

/** A search without some of its parts. */
export function without(search: VoiceSearch, parts: readonly Without[]): VoiceSearch {
  const left = new Set(parts.flatMap((part) => FIELDS[part]));
  return Object.fromEntries(
    Object.entries(search).filter(([field]) => !left.has(field as keyof VoiceSearch)),
  );
}

/** The words with each one's topic in its place; undefined where one has none. */
function widerWords({ words = '' }: VoiceSearch): string | undefined {
  const topics = words.split(' ').map(topicAround);
  return topics.every(Boolean) ? [...new Set(topics)].join(' ') : undefined;
}

/**
 * Several words with one of them left out, the first one first, as the last usually names the kind: 'market' of a farmers
 * market. Of wishes of which either is enough what all of them are of: 'garifuna dances or drumming'.
 */
export function shorterWords({ words = '' }: VoiceSearch): string[] {
  if (isEither(words)) {
    const [first = [], ...others] = wishesIn(words);
    const [common] = first;
    return common && first.length > 1 && others.every((wish) => wish[0] === common) ? [common] : [];
  }
  const all = words.split(' ').filter(Boolean);
  return all.length < 2 ? [] : all.map((_, position) => all.toSpliced(position, 1).join(' '));
}

/** What is further away in days than this is no answer beside a nearer one. */
export const MAX_DAYS_BESIDE_NEAREST = 14;

/** Beyond so many days from those that were asked for another time is far. */
const FAR_DAYS = 7;
/** Beyond so many days from today another place is far, where no time was asked for. */
const FAR_DAYS_ELSEWHERE = 60;

const hasAny = (events: readonly EventSummary[]) => events.length > 0;

/** `isBare`: words were asked for, and no event has any of them. */
type Found = NearestEvents & { isFar: boolean; isBare?: boolean };

/** In what the nearest events are looked for. */
export type Looking = {
  /** The days that were asked for. */
  days: { from: string; to: string } | undefined;
  today: string;
  /** Runs a search. */
  find: (search: VoiceSearch) => EventSummary[];
  /** Whether what is abroad may be shown: nothing in Belize was found. */
  isAbroadLeft?: boolean;
};

/** Events that fit words in part: in place of 'punta' other music, of several words as many as one event has. */
function eventsLike(search: VoiceSearch & { words: string }, find: Looking['find']): EventSummary[] {
  const wider = widerWords(search);
  const like = [...(wider ? [wider] : []), ...(isEither(search.words) ? shorterWords(search) : [])];
  const found = like.map((words) => find({ ...search, words }).filter(takesPlace)).find(hasAny);
  const most = found ? undefined : mostMatching(search, (one) => find(one).filter(takesPlace));
  return found ?? (most ? find(most.search).filter(takesPlace) : []);
}

/** What an attempt finds: of another time the nearest days first. */
export function attempt(
  search: VoiceSearch,
  asked: readonly Without[],
  { days, today, find, isAbroadLeft }: Looking,
): Found | undefined {
  const isOfWords = asked.includes('words') && search.words !== undefined;
  const others = without(search, asked);
  const like = isOfWords ? eventsLike({ ...others, words: search.words ?? '' }, find) : [];
  const isBare = isOfWords && like.length === 0;
  const all = isBare || !isOfWords ? find(others).filter(takesPlace) : like;
  const ours = isAbroadLeft ? all : inBelize(all, search.city);
  const events = asked.includes('place') ? nearestPlacesFirst(ours, search.city) : ours;
  if (events.length === 0) return undefined;
  if (!days || !asked.includes('time')) {
    const soonest = Math.min(...events.map((event) => daysAway(event, { from: today, to: today })));
    const isFar = !days && asked.includes('place') && soonest > FAR_DAYS_ELSEWHERE;
    return { events, without: asked, isFar, isBare };
  }
  const nearest = events
    .map((event) => atNearestDate(event, days))
    .sort((one, other) => one.away - other.away || 0);
  const first = nearest[0]?.away ?? 0;
  const near = nearest.filter(({ away }) => away <= Math.max(first, MAX_DAYS_BESIDE_NEAREST));
  return { events: near.map(({ event }) => event), without: asked, isFar: first > FAR_DAYS, isBare };
}

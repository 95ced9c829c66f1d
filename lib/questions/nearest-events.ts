import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { atNearestDate, daysAway } from './days/nearest-date.ts';
import { isEither, wishesIn } from './either-words.ts';
import { inBelize, nearestPlacesFirst } from './parts/near-places.ts';
import { topicAround } from './query-of-search.ts';
import type { VoiceSearch } from './voice-search.ts';

/** What is left out of a search that finds nothing. */
export type Without = 'status' | 'hours' | 'time' | 'place' | 'cost' | 'category' | 'words';

/** `company`: of a search for a place and a day, the category that says who comes along rather than what is on. */
type Attempted = Without | 'company';

/** Events near to what was asked for, and what they do not fit. */
export type NearestEvents = { events: EventSummary[]; without: readonly Without[] };

/** Of what became of an event there is nothing: the event itself, as it was planned. */
const OF_STATUS: readonly (readonly Attempted[])[] = [['status'], ['status', 'time', 'hours']];

/**
 * The first that finds something near: the same place at another time, then the same time at another place. What is far, in
 * days, is found where nothing near differs in one wish alone.
 */
const ATTEMPTS: readonly (readonly Attempted[])[] = [
  ['hours'],
  ['time', 'hours'],
  ['company'],
  ['place'],
  ['place', 'time', 'hours'],
  ['cost'],
  ['category'],
  ['words'],
  ['cost', 'time', 'hours'],
  ['cost', 'place', 'time', 'hours'],
  ['category', 'time', 'hours'],
  ['category', 'place', 'time', 'hours'],
  ['words', 'category', 'cost'],
  ['words', 'category', 'cost', 'hours'],
  ['words', 'category', 'cost', 'time', 'hours'],
  ['words', 'category', 'cost', 'place'],
  ['words', 'category', 'cost', 'place', 'time', 'hours'],
];

/** Without these of what was asked for, what comes next in its place is left. */
const NEXT_THERE: readonly Without[] = ['status', 'hours', 'time', 'cost', 'category', 'words'];

const FIELDS: Record<Without, readonly (keyof VoiceSearch)[]> = {
  status: ['status'],
  hours: ['hours'],
  time: ['when', 'from', 'to', 'weekday'],
  place: ['city', 'region'],
  cost: ['cost'],
  category: ['category'],
  words: ['words'],
};

/** Whether a search asks what families can do in a place on a day: what else is on there is nearer than another day elsewhere. */
const isCompany = ({ category, city, when, from }: VoiceSearch) =>
  category === 'family' && city !== undefined && (when !== undefined || from !== undefined);

const isAsked = (search: VoiceSearch, part: Without) =>
  FIELDS[part].some((field) => search[field] !== undefined);

function without(search: VoiceSearch, parts: readonly Without[]): VoiceSearch {
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
const MAX_DAYS_BESIDE_NEAREST = 14;

/** Beyond so many days from those that were asked for another time is far. */
const FAR_DAYS = 7;
/** Beyond so many days from today another place is far, where no time was asked for. */
const FAR_DAYS_ELSEWHERE = 60;

const WISHES: readonly Without[] = ['cost', 'category', 'words'];

const hasAny = (events: readonly EventSummary[]) => events.length > 0;

/** Whether events are what comes next in the place that was asked for, whatever else was asked. */
export const isNextThere = (left: readonly Without[]): boolean =>
  !left.includes('place') && left.includes('time') && (left.includes('words') || left.includes('category'));

type Found = NearestEvents & { isFar: boolean };

/** What an attempt finds: of another time the nearest days first. */
function attempt(
  search: VoiceSearch,
  asked: readonly Without[],
  { days, today, find, isAbroadLeft }: Looking,
): Found | undefined {
  // In place of 'punta' other music comes before any other event.
  const wider = asked.includes('words') ? widerWords(search) : undefined;
  const likeWords = [...(wider ? [wider] : []), ...(asked.includes('words') ? shorterWords(search) : [])];
  const others = without(search, asked);
  const like = likeWords.map((words) => find({ ...others, words }).filter(takesPlace)).find(hasAny) ?? [];
  const all = like.length > 0 ? like : find(others).filter(takesPlace);
  const ours = isAbroadLeft ? all : inBelize(all, search.city);
  const events = asked.includes('place') ? nearestPlacesFirst(ours, search.city) : ours;
  if (events.length === 0) return undefined;
  if (!days || !asked.includes('time')) {
    const soonest = Math.min(...events.map((event) => daysAway(event, { from: today, to: today })));
    const isFar = !days && asked.includes('place') && soonest > FAR_DAYS_ELSEWHERE;
    return { events, without: asked, isFar };
  }
  const nearest = events
    .map((event) => atNearestDate(event, days))
    .sort((one, other) => one.away - other.away || 0);
  const first = nearest[0]?.away ?? 0;
  const near = nearest.filter(({ away }) => away <= Math.max(first, MAX_DAYS_BESIDE_NEAREST));
  return { events: near.map(({ event }) => event), without: asked, isFar: first > FAR_DAYS };
}

type Looking = {
  /** The days that were asked for. */
  days: { from: string; to: string } | undefined;
  today: string;
  /** Runs a search. */
  find: (search: VoiceSearch) => EventSummary[];
  /** Whether what is abroad may be shown: nothing in Belize was found. */
  isAbroadLeft?: boolean;
};

/**
 * The events nearest to a search that finds none. `find` runs a search; `days` are those that were asked for. Undefined
 * when there are no events at all.
 */
export function nearestEvents(
  search: VoiceSearch,
  days: Looking['days'],
  find: Looking['find'],
  today = days?.from ?? '',
): NearestEvents | undefined {
  const looking: Looking = { days, today, find };
  const found = nearestOf(search, looking) ?? nearestOf(search, { ...looking, isAbroadLeft: true });
  if (found) return found;
  // Nothing that was asked for fits: neither the place nor the time.
  const all = find({}).filter(takesPlace);
  const asked = (Object.keys(FIELDS) as Without[]).filter(
    (part) => part === 'words' || isAsked(search, part),
  );
  return all.length > 0 ? { events: all, without: asked } : undefined;
}

/** The first attempt that finds something near, else the first that finds something far. */
function nearestOf(search: VoiceSearch, looking: Looking): NearestEvents | undefined {
  const { days } = looking;
  const tried = new Set<string>();
  const wishes = WISHES.filter((wish) => isAsked(search, wish)).length;
  // With a place and a day, what comes next in the place is nearer than what was wished for far away.
  const isOfPlaceAndDay = search.city !== undefined && days !== undefined && wishes < 2;
  let far: NearestEvents | undefined;
  const attempts = search.status
    ? [...OF_STATUS, ...ATTEMPTS.map((parts): readonly Attempted[] => ['status', ...parts])]
    : ATTEMPTS;
  for (const parts of attempts) {
    // Only what was asked for can be left out; attempts that come to the same search are made once.
    const asked = parts.flatMap((part) => {
      if (part === 'company') return isCompany(search) ? (['category'] as const) : [];
      return isAsked(search, part) ? [part] : [];
    });
    const key = asked.join(' ');
    if (asked.length === 0 || tried.has(key)) continue;
    // One wish alone is the question itself: it is left out last, or where what fits it is far in another place.
    const [only = 'words', ...others] = parts.filter((part) => part !== 'status');
    const isOneWish = others.length === 0 && (only === 'category' || only === 'words');
    if (isOneWish && wishes < 2 && !(far && !days)) continue;
    tried.add(key);
    const { isFar = false, ...found } = attempt(search, asked, looking) ?? {};
    if (!('events' in found)) continue;
    if (isFar && isOfPlaceAndDay && found.without.includes('place')) {
      const left = NEXT_THERE.filter((part) => isAsked(search, part));
      const here = attempt(without(search, WISHES), left, looking);
      if (here) return { events: here.events, without: left };
    }
    // The event whose status was asked for is the answer, however far its day is.
    if (!isFar || OF_STATUS.includes(parts) || (wishes < 2 && days)) return found;
    far ??= found;
  }
  return far;
}

import { takesPlace } from '#lib/events/event-status';
import { daysAway } from './days/nearest-date.ts';
import { isEither } from './either-words.ts';
import {
  attempt,
  FIELDS,
  isAsked,
  type Looking,
  MAX_DAYS_BESIDE_NEAREST,
  type NearestEvents,
  type Without,
  without,
} from './nearest-attempt.ts';
import type { VoiceSearch } from './voice-search.ts';

/** `company`: of a search for a place and a day, the category that says who comes along rather than what is on. */
type Attempted = Without | 'company';

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

/** Whether a search asks what families can do in a place on a day: what else is on there is nearer than another day elsewhere. */
const isCompany = ({ category, city, when, from }: VoiceSearch) =>
  category === 'family' && city !== undefined && (when !== undefined || from !== undefined);

const WISHES: readonly Without[] = ['cost', 'category', 'words'];

/** Whether events are what comes next in the place that was asked for, whatever else was asked. */
export const isNextThere = (left: readonly Without[]): boolean =>
  !left.includes('place') && left.includes('time') && (left.includes('words') || left.includes('category'));

/** Kinds that say who comes along or in what mood rather than what is looked for. */
const SOFT_KINDS: ReadonlySet<VoiceSearch['category']> = new Set(['family', 'entertainment']);
/** So many events of the days that were asked for stand before the next that fits. */
const MOST_ON_DAYS = 3;

/** What may be left out of a search for some days, wherever they are, before another day is looked at. */
function softParts({ city, region, category, cost, words }: VoiceSearch): readonly (readonly Without[])[] {
  if (city || region) return [];
  if (words) return isEither(words) || !words.includes(' ') ? [] : [['words']];
  if (!category) return cost === 'free' ? [['cost']] : [];
  if (!SOFT_KINDS.has(category)) return [];
  return cost === 'free' ? [['category'], ['cost'], ['category', 'cost']] : [['category']];
}

/**
 * What the days that were asked for hold without a soft wish, or by some of several words, and behind it the next that fits all:
 * 'next weekend with the family'.
 */
function onThoseDays(search: VoiceSearch, looking: Looking): NearestEvents | undefined {
  if (!looking.days || search.status) return undefined;
  for (const left of softParts(search)) {
    const held = attempt(search, left, looking);
    if (!held || held.isBare) continue;
    // The same at another price is nearest by itself.
    if (search.category && !left.includes('category')) return undefined;
    const then = attempt(search, ['time', 'hours'], looking)?.events[0];
    // Of several words a near day that has all of them comes first.
    if (then && search.words && daysAway(then, looking.days) <= MAX_DAYS_BESIDE_NEAREST) return undefined;
    const events = [...held.events.slice(0, MOST_ON_DAYS), ...(then ? [then] : [])];
    return { events, without: left, ...(then && { following: then }) };
  }
  return undefined;
}

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
  const held = onThoseDays(search, looking);
  if (held) return held;
  const tried = new Set<string>();
  const wishes = WISHES.filter((wish) => isAsked(search, wish)).length;
  // With a place and a day, what comes next in the place is nearer than what was wished for far away.
  const isOfPlaceAndDay = search.city !== undefined && days !== undefined && wishes < 2;
  let far: NearestEvents | undefined;
  let bare: NearestEvents | undefined;
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
    const { isFar = false, isBare, ...found } = attempt(search, asked, looking) ?? {};
    if (!('events' in found)) continue;
    // A bare list of days is the last answer, while one of the words has an event anywhere.
    if (isBare && wishes > 1) {
      bare ??= found;
      continue;
    }
    if (isFar && isOfPlaceAndDay && found.without.includes('place')) {
      const left = NEXT_THERE.filter((part) => isAsked(search, part));
      const here = attempt(without(search, WISHES), left, looking);
      if (here) return { events: here.events, without: left };
    }
    // The event whose status was asked for is the answer, however far its day is.
    if (!isFar || OF_STATUS.includes(parts) || (wishes < 2 && days)) return found;
    far ??= found;
  }
  return far ?? bare;
}

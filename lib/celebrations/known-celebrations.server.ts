import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { isPutOff, takesPlace } from '#lib/events/event-status';
import { lastDay, occurrencesOf } from '#lib/events/occurrences';
import { eventPlace } from '#lib/events/summarize-event';
import { NATIONWIDE, placeBySlug } from '#lib/places/places';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { type Celebration, celebrationName } from './celebration.ts';
import { partsOf } from './celebrations.server.ts';
import { type Edition, editionsOf } from './edition.ts';
import { celebrationKey, type KnownCelebration } from './known-celebration.ts';
import { type Days, daysOfRule } from './rule-days.ts';
import { namedStretches, stretchesOf } from './stretches.ts';
import type { CelebrationOverrides } from './title-match.ts';
import { whenText } from './when-text.ts';

/** Words at the beginning of a name that people leave out: they say 'Costa Maya Festival' for 'International Costa Maya Festival'. */
const LEADING = /^(international|national|el gran|la|el|los|las|the)\s+/;

/** What is celebrated, in a name: with such a word it can hardly mean something else. */
const OCCASION =
  /\b(day|dia|eve|fest|fiesta|carnival|carnaval|parades?|regatta|celebrations?|classic|week)\b/;

type Names = Pick<KnownCelebration, 'names' | 'shortNames'>;

/**
 * The names of a celebration, each also without its place and what stands before it: 'mango fest' of Hopkins. Short are
 * names of one word, those that say of nothing that it is celebrated ('cross country'), and the words of titles that
 * are part of a name: 'boat parade'. Words that are no part of one are no names: 'midnight mass'.
 */
function namesOf({ names, places, days, titleWords }: Celebration): Names {
  const placed = places.flatMap((slug) => celebrationKey(placeBySlug(slug)?.name ?? '') || []);
  const ofDays = new Set(days.map(({ name }) => celebrationKey(name)));
  const written = names.flatMap(({ text, use }) => {
    const name = celebrationKey(text.replace(/\(.*\)/, ''));
    // What one of its days is called is not the whole of it: 'Las Posadas'.
    return use && ofDays.has(name) ? [] : [name];
  });
  const shorter = written.flatMap((name) => [
    name.replace(LEADING, ''),
    ...placed.filter((place) => name.startsWith(`${place} `)).map((place) => name.slice(place.length + 1)),
  ]);
  const all = [...new Set([...written, ...shorter.filter((name) => name.includes(' '))])].filter(Boolean);
  // Abroad a part of a name is too often something else: 'family fun day'.
  const parts = titleWords.country === 'BZ' ? titleWords.any.map(celebrationKey) : [];
  const isPart = (phrase: string) =>
    phrase.includes(' ') && !all.includes(phrase) && all.some((name) => ` ${name} `.includes(` ${phrase} `));
  const isSure = (name: string) => name.includes(' ') && OCCASION.test(name);
  return {
    names: all.filter(isSure),
    shortNames: [...all.filter((name) => !isSure(name)), ...parts.filter(isPart)],
  };
}

const span = ({ from, to }: Days) => [from, to] as const;

/**
 * The rows of a calendar that give a celebration its days: those that take place. A row for the whole country with another
 * name, like the opening of the lobster season, gives it days only where no other row does.
 */
function rowsOfDays({ rows }: Edition, names: readonly string[]) {
  const planned = rows.filter(takesPlace);
  const isNamed = ({ title }: CalendarEvent) => names.some((name) => celebrationKey(title).includes(name));
  const own = planned.filter((row) => eventPlace(row).slug !== NATIONWIDE || isNamed(row));
  return withoutLeadUp(own.length > 0 ? own : planned, isNamed);
}

/**
 * The rows without those of other weeks, where some have the name of the celebration itself: the launch of a carnival two weeks
 * before is no day of its road march.
 */
function withoutLeadUp(rows: readonly CalendarEvent[], isNamed: (row: CalendarEvent) => boolean) {
  const ofPlace = Map.groupBy(rows, (row) => eventPlace(row).slug);
  return rows.filter((row) => {
    const there = ofPlace.get(eventPlace(row).slug) ?? [];
    const stretch = stretchesOf(there).find(({ from, to }) => row.date >= from && row.date <= to);
    const isIn = (other: CalendarEvent) => stretch && other.date >= stretch.from && other.date <= stretch.to;
    return !there.some(isNamed) || there.some((other) => isNamed(other) && isIn(other));
  });
}

/** The stretches of rows in each of their places; undefined where some are in the whole country, or there are none. */
function stretchesByPlace(rows: readonly CalendarEvent[]): KnownCelebration['atPlaces'] {
  const places = [...new Set(rows.map((row) => eventPlace(row).slug))];
  if (places.length === 0 || places.includes(NATIONWIDE)) return undefined;
  return Object.fromEntries(
    places.map((place) => [
      place,
      stretchesOf(rows.filter((row) => eventPlace(row).slug === place)).map(span),
    ]),
  );
}

/** The days of an edition: those of its rule, or of its rows that take place, each stretch of them that is not over. */
function stretchesIn(
  days: Days | undefined,
  planned: readonly CalendarEvent[],
  isByRule: boolean,
  today: CalendarDay,
): readonly Days[] {
  if (isByRule || planned.length === 0) return days ? [days] : [];
  const stretches = stretchesOf(planned);
  const toCome = stretches.filter(({ to }) => to >= today);
  return toCome.length > 0 ? namedStretches(toCome) : stretches.slice(-1);
}

/** What became of an edition of which no row takes place. */
function statusOf({ rows }: Edition): KnownCelebration['status'] {
  if (rows.length === 0 || rows.some(takesPlace)) return undefined;
  return rows.some(isPutOff) ? 'postponed' : 'cancelled';
}

/** Whether any event of the calendar takes place on some days. */
const isAnyOn = (events: readonly CalendarEvent[], [from, to]: readonly [string, string]) =>
  events.some(
    (event) =>
      takesPlace(event) && occurrencesOf(event).some((one) => one.date <= to && lastDay(one) >= from),
  );

/** What is known of a celebration at an instant in milliseconds since 1970, by its rule and all events of the calendar. */
export function knownCelebration(
  celebration: Celebration,
  events: readonly CalendarEvent[],
  overrides: CelebrationOverrides | undefined,
  now: number,
): KnownCelebration {
  const { slug, when } = celebration;
  const { next } = editionsOf(celebration, events, now, {
    parts: partsOf(celebration),
    ...(overrides && { overrides }),
  });
  const isByRule = when.status === 'rule' && next.days !== undefined;
  const names = namesOf(celebration);
  const planned = rowsOfDays(next, [...names.names, ...names.shortNames]);
  const stretches = stretchesIn(next.days, planned, isByRule, belizeDay(now));
  const atPlaces = isByRule ? undefined : stretchesByPlace(planned);
  const days = stretches[0] && span(stretches[0]);
  const ofYear = (year: number) => (isByRule && when.rule ? daysOfRule(when.rule, year) : undefined);
  // Some of its rows may be to come when its own days are over.
  const isOver = isByRule && days !== undefined && days[1] < belizeDay(now);
  const coming = isOver ? ofYear(next.year + 1) : undefined;
  const last = isOver ? undefined : ofYear(next.year - 1);
  const before = isOver ? days : last && span(last);
  const { isAnnounced, usual } = whenText(celebration, next);
  const shown = coming ? span(coming) : days;
  const status = isByRule ? undefined : statusOf(next);
  const isWithin = (row: CalendarEvent) =>
    shown !== undefined && row.date >= shown[0] && lastDay(row) <= shown[1];
  const notKnown = when.status === 'unclear' ? 'unclear' : 'unknown';
  return {
    slug,
    name: celebrationName(celebration),
    ...names,
    ...(shown && { days: shown, hasEvents: isAnyOn(events, shown) }),
    ...(shown && !coming && next.rows.every(isWithin) && { hasAllRows: true }),
    ...(stretches.length > 1 && { stretches: stretches.map(span) }),
    ...(atPlaces && { atPlaces }),
    ...(status && { status }),
    ...(before && { before }),
    when: isByRule ? 'rule' : isAnnounced ? 'announced' : days ? 'usual' : notKnown,
    usual,
  };
}

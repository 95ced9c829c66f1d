import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { takesPlace } from '#lib/events/event-status';
import { lastDay, occurrencesOf } from '#lib/events/occurrences';
import { placeBySlug } from '#lib/places/places';
import { belizeDay } from '#lib/time/calendar-day';
import { type Celebration, celebrationName } from './celebration.ts';
import { partsOf } from './celebrations.server.ts';
import { type Edition, editionsOf } from './edition.ts';
import { celebrationKey, type KnownCelebration } from './known-celebration.ts';
import { type Days, daysOfRule } from './rule-days.ts';
import type { CelebrationOverrides } from './title-match.ts';
import { whenText } from './when-text.ts';

/** Before a name, and nobody says it: 'International Costa Maya Festival'. */
const LEADING = /^(international|national|el gran|la|el|los|las|the|belize)\s+/;

/** The names of a celebration, each also without its place and what stands before it: 'mango fest' of Hopkins. */
function namesOf({ names, places }: Celebration): string[] {
  const placed = places.flatMap((slug) => celebrationKey(placeBySlug(slug)?.name ?? '') || []);
  const written = names.map(({ text }) => celebrationKey(text.replace(/\(.*\)/, '')));
  const shorter = written.flatMap((name) => [
    name.replace(LEADING, ''),
    ...placed.filter((place) => name.startsWith(`${place} `)).map((place) => name.slice(place.length + 1)),
  ]);
  return [...new Set([...written, ...shorter.filter((name) => name.includes(' '))])].filter(Boolean);
}

const span = ({ from, to }: Days) => [from, to] as const;

/** The days of an edition: those of its rule, or of its rows that take place. */
function daysOf({ days, rows }: Edition, isByRule: boolean): readonly [string, string] | undefined {
  const planned = rows.filter(takesPlace);
  const [first] = planned;
  if (first && !isByRule) {
    const last = planned.reduce((latest, row) => (lastDay(row) > latest ? lastDay(row) : latest), first.date);
    return [first.date, last];
  }
  return days && span(days);
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
  const { slug, when, titleWords } = celebration;
  const { next } = editionsOf(celebration, events, now, {
    parts: partsOf(celebration),
    ...(overrides && { overrides }),
  });
  const isByRule = when.status === 'rule' && next.days !== undefined;
  const days = daysOf(next, isByRule);
  const ofYear = (year: number) => (isByRule && when.rule ? daysOfRule(when.rule, year) : undefined);
  // Some of its rows may be to come when its own days are over.
  const isOver = isByRule && days !== undefined && days[1] < belizeDay(now);
  const coming = isOver ? ofYear(next.year + 1) : undefined;
  const last = isOver ? undefined : ofYear(next.year - 1);
  const before = isOver ? days : last && span(last);
  const { isAnnounced, usual } = whenText(celebration, next);
  const names = namesOf(celebration);
  const shown = coming ? span(coming) : days;
  return {
    slug,
    name: celebrationName(celebration),
    names,
    words: titleWords.any
      .map(celebrationKey)
      .filter((phrase) => phrase.includes(' ') && !names.includes(phrase)),
    ...(shown && { days: shown, hasEvents: isAnyOn(events, shown) }),
    ...(before && { before }),
    when: isByRule ? 'rule' : isAnnounced ? 'announced' : days ? 'usual' : 'unknown',
    usual,
  };
}

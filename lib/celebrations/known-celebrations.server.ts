import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { isPutOff, takesPlace } from '#lib/events/event-status';
import { lastDay, occurrencesOf } from '#lib/events/occurrences';
import { eventPlace } from '#lib/events/summarize-event';
import { NATIONWIDE } from '#lib/places/places';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { type Celebration, celebrationName } from './celebration.ts';
import { namesOf } from './celebration-names.ts';
import { summaryOf } from './celebration-summary.server.ts';
import { partsOf } from './celebrations.server.ts';
import { rowsOfDays } from './days-of-rows.ts';
import { type Edition, editionsOf } from './edition.ts';
import type { KnownCelebration } from './known-celebration.ts';
import { type Days, daysOfRule } from './rule-days.ts';
import { namedStretches, stretchesOf } from './stretches.ts';
import type { CelebrationOverrides } from './title-match.ts';
import { whenText } from './when-text.ts';

const span = ({ from, to }: Days) => [from, to] as const;

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

/** The days from the first to the last row of an edition, with its own; undefined where every row is on those. */
function daysWithRows([from, to]: readonly [CalendarDay, CalendarDay], rows: readonly CalendarEvent[]) {
  const first = rows.reduce((day, { date }) => (date < day ? date : day), from);
  const last = rows.reduce((day, row) => (lastDay(row) > day ? lastDay(row) : day), to);
  return first < from || last > to ? ([first, last] as const) : undefined;
}

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
  const planned = rowsOfDays(celebration, next);
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
  const rowDays = isByRule && shown && !coming ? daysWithRows(shown, planned) : undefined;
  const notKnown = when.status === 'unclear' ? 'unclear' : 'unknown';
  return {
    slug,
    name: celebrationName(celebration),
    ...names,
    ...summaryOf(celebration),
    ...(shown && { days: shown, hasEvents: isAnyOn(events, shown) }),
    ...(shown && !coming && next.rows.every(isWithin) && { hasAllRows: true }),
    ...(stretches.length > 1 && { stretches: stretches.map(span) }),
    ...(atPlaces && { atPlaces }),
    ...(status && { status }),
    ...(rowDays && { rowDays }),
    ...(before && { before }),
    when: isByRule ? 'rule' : isAnnounced ? 'announced' : days ? 'usual' : notKnown,
    // Beside its days nothing is said of what is usual.
    usual: shown && !status ? '' : usual,
  };
}

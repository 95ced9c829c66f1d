import 'server-only';
import { type Celebration, celebrationName, celebrationNameLang } from '#lib/celebrations/celebration';
import { celebrationImage } from '#lib/celebrations/celebration-images';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { CELEBRATIONS, partsOf } from '#lib/celebrations/celebrations.server';
import { type Edition, editionsOf } from '#lib/celebrations/edition';
import { placeInYear } from '#lib/celebrations/place-in-year';
import { type CelebrationOverrides, celebrationOfEvent } from '#lib/celebrations/title-match';
import { namedDayText, whenText } from '#lib/celebrations/when-text';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { summarizeEvent } from '#lib/events/summarize-event';
import { processWide } from '#lib/server/process-wide.server';
import { belizeDay, belizeMidnight } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';
import { finishInTurns, mapSlices } from '#lib/time/slices';
import { celebrationOverrides } from '../celebrations/celebration-overrides.server.ts';
import { indexVersion } from '../event-lists.server.ts';
import { loadEvents } from '../load-events.server.ts';

const summarized = ({ year, days, rows }: Edition) => ({ year, days, events: rows.map(summarizeEvent) });

/** What the page of a celebration shows of the calendar at an instant (milliseconds since 1970). */
function celebrationAt(
  celebration: Celebration,
  events: readonly CalendarEvent[],
  overrides: CelebrationOverrides,
  now: number,
) {
  const { next, past } = editionsOf(celebration, events, now, { parts: partsOf(celebration), overrides });
  const when = whenText(celebration, next);
  const name = celebrationName(celebration);
  return {
    when,
    title: when.isAnnounced ? `${name} ${next.year}` : name,
    next: summarized(next),
    past: past && summarized(past),
    /** The days within it that have a name of their own, with when they are in the coming edition. */
    namedDays: celebration.days.map((day) => ({
      ...day,
      when: namedDayText(day, next.namedDays.get(day.id)),
    })),
  };
}

/** The same of the events that are served now. Throws when there are no events to serve. */
export async function loadCelebration(celebration: Celebration, now: number) {
  const [{ events }, overrides] = await Promise.all([loadEvents(), celebrationOverrides()]);
  return celebrationAt(celebration, events, overrides, now);
}

/** A celebration as lists show it: when it comes next, by its rows or its rule. */
function listed(
  celebration: Celebration,
  events: readonly CalendarEvent[],
  overrides: CelebrationOverrides,
  now: number,
) {
  const { when, title, next } = celebrationAt(celebration, events, overrides, now);
  const place = placeInYear(celebration, next, belizeDay(now));
  const byRule = celebration.when.status === 'rule' ? next.days?.from : undefined;
  return {
    slug: celebration.slug,
    name: celebrationName(celebration),
    nameLang: celebrationNameLang(celebration),
    title,
    summary: celebration.summary.text,
    when: when.line,
    usual: when.usual,
    isAnnounced: when.isAnnounced,
    image: celebrationImage(celebration),
    ...place,
    /** The day of its rule, if that is to come, also where some of its rows come before. */
    day: byRule && byRule > place.nextDay ? byRule : place.nextDay,
    /** Whether the day of its rule is over, and only some of its rows are to come. */
    isDayOver: byRule !== undefined && (next.days?.to ?? byRule) < place.nextDay,
  };
}

type Listed = ReturnType<typeof listed>;

/** The last list that was made: the pages of all events ask it. */
const shared = processWide('listed-celebrations', () => ({
  latest: undefined as
    | { version: string; overrides: CelebrationOverrides; celebrations: Promise<Listed[]> }
    | undefined,
}));

async function listCelebrations(
  events: readonly CalendarEvent[],
  overrides: CelebrationOverrides,
  now: number,
): Promise<Listed[]> {
  // Kept all day, so it is that of noon: what is on since the evening before is on its own page.
  const noon = belizeMidnight(belizeDay(now)) + 12 * HOUR_MS;
  // In turns, as each looks at every row of the calendar.
  const list = await finishInTurns(
    mapSlices(CELEBRATIONS, (celebration) => listed(celebration, events, overrides, noon), 1),
  );
  return list.sort((one, other) => (one.nextDay < other.nextDay ? -1 : one.nextDay > other.nextDay ? 1 : 0));
}

/**
 * All celebrations in the order in which they come next; those whose days are not known stand by their month. Made once for
 * the events, the decisions of moderators and the day. Throws when there are no events to serve.
 */
export async function loadCelebrations(now: number): Promise<readonly Listed[]> {
  const [snapshot, overrides] = await Promise.all([loadEvents(), celebrationOverrides()]);
  const version = indexVersion(snapshot, now);
  const { latest } = shared;
  if (latest?.version === version && latest.overrides === overrides) return latest.celebrations;
  const celebrations = listCelebrations(snapshot.events, overrides, now);
  shared.latest = { version, overrides, celebrations };
  // What failed is tried again by the next page.
  celebrations.catch(() => {
    if (shared.latest?.celebrations === celebrations) shared.latest = undefined;
  });
  return celebrations;
}

/**
 * The way from an event's page to the celebration that it belongs to, with the year of the edition that is on or comes next:
 * an event of last year leads to this year's. Undefined for an event of none. Throws like `loadCelebrations`.
 */
export async function celebrationWay(
  event: CalendarEvent,
  now: number,
): Promise<{ label: string; href: string } | undefined> {
  const slug = celebrationOfEvent(event, CELEBRATIONS, await celebrationOverrides())?.slug;
  if (!slug) return undefined;
  const found = (await loadCelebrations(now)).find((one) => one.slug === slug);
  return found && { label: found.title, href: celebrationPath(slug) };
}

import type { CalendarEvent } from '#lib/events/calendar-event';
import { countryAbroad } from '#lib/events/format-event';
import { hasDay, occurrencesOf } from '#lib/events/occurrences';
import { eventPlace } from '#lib/events/summarize-event';
import { fold, plainLetters } from '#lib/text/fold';
import type { Celebration, TitleWords } from './celebration.ts';

/** Event id to the slug of the celebration that a moderator has put it in; null is out of all. */
export type CelebrationOverrides = ReadonlyMap<string, string | null>;

const NONE: CelebrationOverrides = new Map();

const words = (text: string) =>
  fold(plainLetters(text))
    .replace(/['’‘´`ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The phrases of the facts as patterns, made once: a page asks them of every row of the calendar. */
const patterns = new Map<string, RegExp>();

/** A phrase as whole words, its last one also in the plural. */
function patternOf(phrase: string): RegExp {
  const pattern = patterns.get(phrase) ?? new RegExp(`(?<![a-z0-9])${words(phrase)}(?:s|es)?(?![a-z0-9])`);
  patterns.set(phrase, pattern);
  return pattern;
}

/** The country of a row, ISO 3166-1 alpha-2; undefined for one of which only the name is known, abroad. */
function countryOf(event: CalendarEvent): string | undefined {
  const { country } = eventPlace(event);
  if (!countryAbroad(event)) return country ?? 'BZ';
  // San Pedro, Honduras, is not ours.
  return country === 'BZ' ? undefined : country;
}

type ReadRow = { title: string; place: string; country: string | undefined };

/** The words, the place and the country of a row, found once: many celebrations ask for them. */
const read = new WeakMap<CalendarEvent, ReadRow>();

function readRow(event: CalendarEvent): ReadRow {
  const found = read.get(event) ?? {
    title: words(event.title),
    place: eventPlace(event).slug,
    country: countryOf(event),
  };
  read.set(event, found);
  return found;
}

/** Whether a day is within a window of each year, which may reach over New Year. */
export function isInWindow(day: string, { from, to }: TitleWords['window']): boolean {
  const monthAndDay = day.slice(5);
  return from <= to ? monthAndDay >= from && monthAndDay <= to : monthAndDay >= from || monthAndDay <= to;
}

/** Whether its own words, window and places name this row, at any of its dates. */
function isOwnRow({ titleWords }: Celebration, event: CalendarEvent): boolean {
  const { any, none, window, country, places } = titleWords;
  if (!occurrencesOf(event).some(({ date }) => isInWindow(date, window))) return false;
  const row = readRow(event);
  const isInTitle = (phrase: string) => patternOf(phrase).test(row.title);
  if (!any.some(isInTitle) || none.some(isInTitle)) return false;
  return row.country === country && (places === null || places.includes(row.place));
}

/** What besides its own words decides about the rows of a celebration. */
export type RowsOptions = {
  /** The celebrations that belong to it, whose rows are its own too. */
  parts?: readonly Celebration[];
  overrides?: CelebrationOverrides;
};

/**
 * Whether a row belongs to a celebration: a moderator has put it in, or its title, day and place say so, by the words of
 * the celebration or of its parts.
 */
export function isRowOf(
  celebration: Celebration,
  event: CalendarEvent,
  { parts = [], overrides = NONE }: RowsOptions = {},
): boolean {
  const all = [celebration, ...parts];
  const chosen = overrides.get(event.id);
  if (chosen !== undefined) return all.some(({ slug }) => slug === chosen);
  return all.some((one) => isOwnRow(one, event));
}

const DAY_NUMBERS = 400;
/** How long a window is, roughly in days; one over New Year counts on. */
const lengthOf = ({ from, to }: TitleWords['window']) => {
  const number = (day: string) => Number(day.slice(0, 2)) * 31 + Number(day.slice(3));
  return (number(to) - number(from) + DAY_NUMBERS) % DAY_NUMBERS;
};

/**
 * The one of some celebrations that a row belongs to: the one that a moderator has put it in, else of those whose own words
 * name it the one with the shortest window, as the carnival within the weeks of September.
 */
export function celebrationOfEvent(
  event: CalendarEvent,
  celebrations: readonly Celebration[],
  overrides: CelebrationOverrides = NONE,
): Celebration | undefined {
  if (!hasDay(event)) return undefined;
  const chosen = overrides.get(event.id);
  if (chosen !== undefined) return celebrations.find(({ slug }) => slug === chosen);
  return celebrations
    .filter((celebration) => isOwnRow(celebration, event))
    .sort((one, other) => lengthOf(one.titleWords.window) - lengthOf(other.titleWords.window))[0];
}

import { placeFromText } from '#lib/places/place-from-text';
import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { remembered } from '#lib/text/remembered';
import { slug } from '#lib/text/slug';
import { typosBetween } from '#lib/text/typos';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { statedHours } from '../event-hours.ts';
import { statusWord } from '../event-status.ts';
import { formatCost } from '../format-cost.ts';
import { sheetDate } from './event-date.ts';
import type { RowEvent } from './event-from-row.ts';
import type { CellFault } from './fault.ts';
import { DELETE_ONE } from './like-rows.ts';
import { priceFromCell } from './prices/written-price.ts';

type Near = Omit<RowEvent, 'hasOwnId'>;
type Known = { row: number; event: Near; words: readonly string[] };

/** Words that a title may have or lack and be the same: what joins names, and what other columns say. */
const SAYS_NOTHING = new Set(
  'a an the and of y e el la los las de del free gratis new nuevo nueva annual anual'.split(' '),
);

/** The words of a title that make it another one; the year of the event is none. */
const wordsOf = ({ title, date }: Near): string[] =>
  fold(title)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SAYS_NOTHING.has(word) && word !== date.slice(0, 4));

const [SHORT_WORD, LONG_WORD] = [4, 8];
/** Two words of a title may be misspelt. */
const MAX_MISSPELT = 2;

/** Whether two words are one with a typo, or two in a long one: not 'Infant' and 'Upper', nor numbers. */
function isTypo(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  if (length < SHORT_WORD || one[0] !== other[0] || /\d/.test(one + other)) return false;
  const limit = length < LONG_WORD ? 1 : 2;
  return typosBetween(one, other, limit) <= limit;
}

/** Whether two titles are one, given as their words; titles in which more than two words differ are looked at no further. */
function isNearTitle(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length)
    return one.length > 0 && other.length > 0 && one.join('') === other.join('');
  let misspelt = 0;
  for (const [index, word] of one.entries()) {
    const another = other[index] ?? '';
    if (word === another) continue;
    misspelt += 1;
    if (misspelt > MAX_MISSPELT || !isTypo(word, another)) return false;
  }
  return one.length > 0;
}

/** Two hours of the same day that are so far apart are those of two shows, in minutes. */
const SHOWS_APART = 120;

/** Whether the hours of two rows make two events of them, as of masses and shows that follow each other. */
function areTwoShows(one: Near, other: Near): boolean {
  const [first, second] = [statedHours(one), statedHours(other)].toSorted(
    (a, b) => (a?.start ?? 0) - (b?.start ?? 0),
  );
  if (!first || !second) return false;
  const apart = second.start - first.start;
  return apart >= SHOWS_APART || (first.end !== undefined && apart > 0 && first.end <= second.start);
}

const venueOf = ({ venue }: Near) => slug(venue);
/** How many typos a venue's name may have: none in a short one, and none in its numbers. */
function venueTypos(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  const isNumberedAlike = one.replace(/\D/g, '') === other.replace(/\D/g, '');
  if (!isNumberedAlike || length < MIDDLE_NAME) return 0;
  return length < LONG_NAME ? 1 : 2;
}
const [MIDDLE_NAME, LONG_NAME] = [6, 10];

/** What two events of one name at two venues do not share, as masses of two churches. */
const OWN = ['organizer', 'ticketUrl', 'website', 'description'] as const satisfies readonly (keyof Near)[];

/**
 * Whether two rows may be of one venue: one of them is empty, they are one with typos or with something left out, or the
 * rows share what only one event has.
 */
function mayBeOneVenue(one: Near, other: Near): boolean {
  const [a, b] = [venueOf(one), venueOf(other)];
  const [names, others] = [a, b].map((venue) => new Set(venue.split('-').filter((word) => word !== 'the')));
  const limit = venueTypos(a, b);
  if (a === '' || b === '' || typosBetween(a, b, limit) <= limit) return true;
  if (names && others && (names.isSubsetOf(others) || others.isSubsetOf(names))) return true;
  return OWN.some((field) => one[field] !== undefined && one[field] === other[field]);
}

const hoursText = (event: Near) => JSON.stringify(statedHours(event) ?? fold(event.time ?? ''));
const costText = (event: Near) => {
  const cost = event.cost || formatCost(event);
  return String(event.price ?? priceFromCell(cost)?.price ?? fold(cost));
};
/** What of two rows may differ: its name, what counts of it, and how it is said. */
const DIFFERENCES: readonly (readonly [
  name: string,
  counts: (event: Near) => string,
  said: (event: Near) => string,
])[] = [
  ['Event', ({ title }) => slug(title), ({ title }) => title],
  ['Time', hoursText, ({ time, isAllDay }) => (isAllDay ? 'all day' : (time ?? ''))],
  ['Status', statusWord, (event) => statusWord(event) || 'takes place'],
  ['Cost', costText, formatCost],
  ['Venue', venueOf, ({ venue }) => venue],
  ['EndDate', ({ endDate = '' }) => endDate, ({ endDate }) => (endDate ? formatShortDay(endDate) : '')],
  [
    'MoreDates',
    ({ moreDates = [] }) => moreDates.join(),
    ({ moreDates = [] }) => moreDates.map(sheetDate).join(', '),
  ],
];

const quoted = (text: string) => (text === '' ? 'empty' : `“${oneLine(text)}”`);

const WHICH_HOLDS =
  'Which one holds? Delete the other row. If both take place, say in their titles what differs.';

/** What is said of a row that is nearly another one, with what differs. */
function nearFault(row: number, event: Near, { row: other, event: before }: Known): CellFault {
  const differing = DIFFERENCES.filter(([, counts]) => counts(event) !== counts(before)).map(
    ([name, , said]) => `${name} is ${quoted(said(before))} there and ${quoted(said(event))} here`,
  );
  return {
    column: 'Event',
    cell: event.title,
    made: [`nearly the same as row ${other}, so rows ${other} and ${row} are both shown`, ...differing].join(
      '; ',
    ),
    write: differing.length > 0 ? WHICH_HOLDS : DELETE_ONE,
    kind: 'twice',
  };
}

const placeKey = remembered((city: string) => placeFromText(city).slug);
/** With so many rows of the same day and place a row is compared. */
const MOST_COMPARED = 50;

/**
 * Finds rows that are nearly the same as one before: on the same day at the same place, with a title in which only letters,
 * signs and words differ that say nothing. What it returns is asked for each row in turn; `like` is one that is known to be
 * like it.
 */
export function nearRows(): (row: number, event: Near, like?: number) => CellFault | undefined {
  const byDay = new Map<string, Known[]>();
  return (row, event, like) => {
    if (!isCalendarDay(event.date)) return undefined;
    const key = `${event.date} ${placeKey(event.city)}`;
    const words = wordsOf(event);
    const known = byDay.get(key) ?? [];
    byDay.set(key, known);
    const isNear = (one: Known) =>
      isNearTitle(words, one.words) && mayBeOneVenue(event, one.event) && !areTwoShows(event, one.event);
    const near = known.find((one) => one.row === like) ?? known.slice(-MOST_COMPARED).find(isNear);
    known.push({ row, event, words });
    return near && nearFault(row, event, near);
  };
}

import { fold } from '#lib/text/fold';
import type { CalendarDay } from '#lib/time/calendar-day';

/** The first and the last day. */
type FirstAndLast = readonly [CalendarDay, CalendarDay];

/** A sentence of the page of a celebration in English, and in Spanish where it has been translated. */
export type SaidOnPage = { en: string; es?: string };

/** What search and assistant know of a celebration: by what it is asked for, what it is, and when it is. */
export type KnownCelebration = {
  slug: string;
  name: string;
  /** Its names, as `celebrationKey` writes them. */
  names: readonly string[];
  /** Shorter forms of them, and names that mean other things too: only who asks for nothing else means it by these. */
  shortNames: readonly string[];
  /** What it is, in the sentence with which its page begins; missing from a server of the release before. */
  summary?: SaidOnPage;
  /** What its page says of some names, by their keys: 'Las Posadas: the nine evenings before Christmas.' They may be those of a part of it. */
  explained?: Readonly<Record<string, SaidOnPage>>;
  /** The days of the coming edition, where a rule gives them, or its rows do: of rows apart those of the next ones. */
  days?: FirstAndLast;
  /** Where its rows are apart, the days of each stretch of them that is not over. */
  stretches?: readonly FirstAndLast[];
  /** Of one that is announced the stretches in each of its places, by their slugs; missing where one is the whole country. */
  atPlaces?: Readonly<Record<string, readonly FirstAndLast[]>>;
  /** What became of it, where all of its rows are cancelled or postponed. */
  status?: 'cancelled' | 'postponed';
  /** Whether the calendar has anything on these days. */
  hasEvents?: boolean;
  /** Whether every row of it is on these days, so that they find them all. */
  hasAllRows?: boolean;
  /** The days of all its rows that take place, where a rule gives its days and some rows are on others: the eve. */
  rowDays?: FirstAndLast;
  /** Those of the one before, where a rule gives them. */
  before?: FirstAndLast;
  /** Whether the coming days are certain by a rule, announced in the calendar, only usual, not known, or not confirmed. */
  when: 'rule' | 'announced' | 'usual' | 'unknown' | 'unclear';
  /** When it usually is, in a sentence; '' where its days say it. */
  usual: string;
};

/** A phrase as names of celebrations are compared: `celebrationKey('St. George’s Caye Day')` is 'st georges caye day'. */
export const celebrationKey = (text: string): string =>
  fold(text)
    .replace(/['’‘´`ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/festival\b/g, 'fest')
    .replace(/\b(\w{3,})fest\b/g, '$1 fest')
    .trim();

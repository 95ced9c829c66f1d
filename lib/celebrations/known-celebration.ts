import { fold } from '#lib/text/fold';
import type { CalendarDay } from '#lib/time/calendar-day';

/** The first and the last day. */
type FirstAndLast = readonly [CalendarDay, CalendarDay];

/** What search and assistant know of a celebration: by what it is asked for, and when it is. */
export type KnownCelebration = {
  slug: string;
  name: string;
  /** Its names, as `celebrationKey` writes them. */
  names: readonly string[];
  /** Further words that name it where somebody asks when it is: 'harbour regatta'. */
  words: readonly string[];
  /** The days of the coming edition, where a rule gives them, or its rows do. */
  days?: FirstAndLast;
  /** Whether the calendar has anything on these days. */
  hasEvents?: boolean;
  /** Those of the one before, where a rule gives them. */
  before?: FirstAndLast;
  /** Whether the coming days are certain by a rule, announced in the calendar, only usual, or not known. */
  when: 'rule' | 'announced' | 'usual' | 'unknown';
  /** When it usually is, in a sentence. */
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

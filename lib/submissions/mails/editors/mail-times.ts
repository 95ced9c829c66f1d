import { isNote } from '#lib/events/faults/things-to-mend';
import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';
import { mondayAtSeven } from './monday-at-seven.ts';
import type { WatchedFault, WatchedSheet } from './watched-sheet.ts';

/** How long a fault must have been there before editors are mailed: a row that is being typed is not finished. */
const SETTLING_MS = 8 * MINUTE_MS;
/** Milliseconds between two mails, whatever happens. */
const BETWEEN_MAILS_MS = 6 * HOUR_MS;

/** A mail to editors: about what is new, or on Monday about all that is still wrong. */
export type EditorsMail = { about: 'new' | 'week'; faults: readonly WatchedFault[] };

/** The faults that are no half-typed rows any more. */
const settledIn = ({ faults }: WatchedSheet, now: number) =>
  faults.filter(({ isNotified, since }) => isNotified || since + SETTLING_MS <= now);

/** What the mail of Monday is about: all that is wrong, and rows that are no events on purpose once. */
const stillWrongIn = (sheet: WatchedSheet, now: number) =>
  settledIn(sheet, now).filter((fault) => !isNote(fault) || !fault.isNotified);

/** Whether the mail of Monday is owed: at seven, or later where no server ran then or another mail was sent shortly before. */
const owesMonday = ({ monday }: WatchedSheet, now: number) => monday < mondayAtSeven(now);

/**
 * The mail that editors get at `now`; undefined for none. `mailedAt` is when the last one was written or delivered. Both in
 * milliseconds since 1970.
 */
export function dueMail(sheet: WatchedSheet, mailedAt: number | null, now: number): EditorsMail | undefined {
  if (mailedAt !== null && now < mailedAt + BETWEEN_MAILS_MS) return undefined;
  const wrong = stillWrongIn(sheet, now);
  if (wrong.some((fault) => !isNote(fault)) && owesMonday(sheet, now))
    return { about: 'week', faults: wrong };
  const unnotified = wrong.filter(({ isNotified }) => !isNotified);
  return unnotified.length > 0 ? { about: 'new', faults: unnotified } : undefined;
}

/** The sheet without the mail of a Monday on which nothing was wrong. */
export function withoutFaultlessMonday(sheet: WatchedSheet, now: number): WatchedSheet {
  return settledIn(sheet, now).every(isNote) ? { ...sheet, monday: mondayAtSeven(now) } : sheet;
}

/** The sheet once a mail is written at `now`. */
export function withMail(sheet: WatchedSheet, { faults }: EditorsMail, now: number): WatchedSheet {
  const mailed = new Set(faults.map(({ key }) => key));
  return {
    ...sheet,
    mailedAt: now,
    monday: mondayAtSeven(now),
    faults: sheet.faults.map((fault) => (mailed.has(fault.key) ? { ...fault, isNotified: true } : fault)),
  };
}

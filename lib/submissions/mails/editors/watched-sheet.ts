import { z } from 'zod';
import type { LocatedFault } from '#lib/events/faults/located-fault';
import { FAULT_KINDS } from '#lib/events/rows/fault';
import { hashText } from '#lib/text/hash';
import { MINUTE_MS } from '#lib/time/durations';
import { mondayAtSeven } from './monday-at-seven.ts';

const watchedFault = z.object({
  /** What it is recognised by in a later reading. */
  key: z.string(),
  /** When a reading had it first, in milliseconds since 1970. */
  since: z.number(),
  isNotified: z.boolean(),
  row: z.number(),
  column: z.string(),
  cell: z.string(),
  made: z.string(),
  write: z.string(),
  kind: z.enum(FAULT_KINDS).optional(),
  title: z.string(),
  address: z.string(),
});
export type WatchedFault = z.output<typeof watchedFault>;

/** What all servers of a store know of the faults in the sheet, and what of them editors were mailed. Instants in ms since 1970. */
const watchedSheet = z.object({
  /** When the sheet was read last. */
  readAt: z.number(),
  faults: z.array(watchedFault),
  /** How many faults there are, those included that are too many to be watched. */
  total: z.number(),
  /** When the last mail was written; null before the first one. */
  mailedAt: z.number().nullable(),
  /** The Monday at seven whose mail is dealt with. */
  monday: z.number(),
});
export type WatchedSheet = z.output<typeof watchedSheet>;

/** What a store has of it; undefined where that is of no use. */
export const parseWatchedSheet = (json: string): WatchedSheet | undefined => {
  try {
    return watchedSheet.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
};

/** Before the first reading at `now`: the mail of this week's Monday is not owed. */
export const unreadSheet = (now: number): WatchedSheet => ({
  readAt: 0,
  faults: [],
  total: 0,
  mailedAt: null,
  monday: mondayAtSeven(now),
});

/** Faults that are watched one by one. */
const MAX_WATCHED = 1_000;
/** The clocks of several servers differ by a little less than this. */
const TOLERANCE_MS = MINUTE_MS;

/** What is said of a fault, without the numbers of rows: a row that is inserted above makes no new fault. */
const sentenceOf = ({ title, column, cell, made }: LocatedFault) =>
  JSON.stringify([title, column, cell, made.replace(/\brows? \d+(?: and \d+)?/g, 'row')]);

/** The first faults with their keys; two that say the same are two. */
function keyed(faults: readonly LocatedFault[]) {
  const seen = new Map<string, number>();
  return faults.slice(0, MAX_WATCHED).map((fault) => {
    const sentence = sentenceOf(fault);
    const count = (seen.get(sentence) ?? 0) + 1;
    seen.set(sentence, count);
    return { key: `${hashText(sentence)}-${sentence.length}-${count}`, fault };
  });
}

/** A sheet whose instants are of a clock that was ahead, and has been set back since, as of `now`. */
export function withClock(sheet: WatchedSheet, now: number): WatchedSheet {
  const latest = now + TOLERANCE_MS;
  const known = (instant: number) => (instant > latest ? now : instant);
  return {
    ...sheet,
    readAt: known(sheet.readAt),
    mailedAt: sheet.mailedAt === null ? null : known(sheet.mailedAt),
    monday: Math.min(sheet.monday, mondayAtSeven(latest)),
    faults: sheet.faults.map((fault) => ({ ...fault, since: known(fault.since) })),
  };
}

/**
 * The sheet with the faults of a reading at `readAt` in place of those before. One that is older than the last one, as
 * another server's may be, changes nothing. A fault that is mended is forgotten; if it comes back, editors are mailed again.
 */
export function withReading(
  before: WatchedSheet,
  { readAt, faults }: { readAt: number; faults: readonly LocatedFault[] },
): WatchedSheet {
  if (readAt <= before.readAt) return before;
  const known = new Map(before.faults.map((fault) => [fault.key, fault]));
  const watched = keyed(faults).map(({ key, fault }) => ({
    key,
    since: known.get(key)?.since ?? readAt,
    isNotified: known.get(key)?.isNotified ?? false,
    ...fault,
  }));
  return { ...before, readAt, faults: watched, total: faults.length };
}

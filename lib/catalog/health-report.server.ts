import 'server-only';
import type { SkippedRow } from '#lib/events/calendar-event';
import { hasDay } from '#lib/events/upcoming-events';
import { servedEvents } from './event-snapshot.server.ts';
import { eventState, type ServedFrom, type SourceReport } from './event-state.server.ts';
import { configuredSources, sheetKey } from './sources/configured-sources.server.ts';
import type { SourceName } from './sources/event-source.ts';
import { readLastGoodCopy } from './sources/last-good-copy.server.ts';

/** How many rows were skipped, with the reasons for the first of them. */
type Skipped = { skippedRows: number; skipped: SkippedRow[] };

type HealthReport = {
  status: 'ok' | 'degraded' | 'down';
  serving:
    | ({
        from: ServedFrom;
        since: string;
        readAt: string;
        events: number;
        /** How many of them are approved submissions. */
        approved: number;
        /** Titles of events whose date is not a day of the calendar, with the date as the sheet has it. */
        datesToBeConfirmed: string[];
      } & Skipped)
    | null;
  sources: Partial<Record<SourceName, Omit<SourceReport, 'skipped'> & Partial<Skipped>>>;
  lastGoodCopy: { savedAt: string; rows: number } | null;
  lastGoodCopyProblem?: string;
  /** Why the approved events could not be read from the store the last time, if so. */
  approvedProblem?: string;
  publishedAt: string | null;
};

const MAX_REASONS = 100;

const skippedOf = (skipped: readonly SkippedRow[]): Skipped => ({
  skippedRows: skipped.length,
  skipped: skipped.slice(0, MAX_REASONS),
});

/**
 * The health report: what is served since when, the state of each source, and why rows were skipped. Without secrets.
 */
export async function healthReport(): Promise<HealthReport> {
  const [snapshot, copy] = await Promise.all([
    servedEvents().catch(() => undefined),
    readLastGoodCopy(sheetKey()),
  ]);
  const { reports, copyProblem, approvedProblem, publishedAt } = eventState();
  const names = configuredSources().map(({ name }) => name);
  const isFresh =
    names.length === 0 || names.some((name) => name === snapshot?.from && reports[name]?.answering);
  const sources = names.map((name) => {
    const { skipped, ...report } = reports[name] ?? {};
    return [name, { ...report, ...(skipped && skippedOf(skipped)) }];
  });
  return {
    status:
      !snapshot || snapshot.from === 'nothing' ? 'down' : isFresh && !approvedProblem ? 'ok' : 'degraded',
    serving: snapshot
      ? {
          from: snapshot.from,
          since: snapshot.since,
          readAt: snapshot.readAt,
          events: snapshot.events.length,
          approved: snapshot.approved,
          datesToBeConfirmed: snapshot.events
            .filter((event) => !hasDay(event))
            .slice(0, MAX_REASONS)
            .map(({ title, date }) => `${title}: ${date}`),
          ...skippedOf(snapshot.skipped),
        }
      : null,
    sources: Object.fromEntries(sources),
    lastGoodCopy: copy ? { savedAt: copy.savedAt, rows: copy.rows } : null,
    lastGoodCopyProblem: copyProblem,
    approvedProblem,
    publishedAt: publishedAt ?? null,
  };
}

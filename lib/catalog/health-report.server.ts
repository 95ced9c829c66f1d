import 'server-only';
import type { CalendarEvent, RowNote, SkippedRow } from '#lib/events/calendar-event';
import { hasDay, lastDay } from '#lib/events/occurrences';
import { faultSentence } from '#lib/events/rows/fault';
import { type CheckStatus, publicCheck, worstStatus } from '#lib/server/monitoring/check';
import { processWide } from '#lib/server/process-wide.server';
import { configurationNotes } from '#lib/site/operator-contact.server';
import { belizeDay } from '#lib/time/calendar-day';
import {
  catalogState,
  type EventSnapshot,
  type ServedFrom,
  type SourceReport,
} from './catalog-state.server.ts';
import { servedEvents } from './event-snapshot.server.ts';
import { type SiteChecks, siteChecks } from './site-checks.server.ts';
import { configuredSources, sheetKey } from './sources/configured-sources.server.ts';
import type { SourceName } from './sources/event-source.ts';
import { lastGoodCopyFacts } from './sources/last-good-copy.server.ts';

/** How many rows were skipped, with the reasons for the first of them. */
type Skipped = { skippedRows: number; skipped: SkippedRow[] };

type SheetReport = {
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
        /** What was not understood of rows that are served all the same. */
        notRead: RowNote[];
      } & Skipped)
    | null;
  sources: Partial<Record<SourceName, Omit<SourceReport, 'skipped' | 'refusal'> & Partial<Skipped>>>;
  lastGoodCopy: { savedAt: string; rows: number } | null;
  lastGoodCopyProblem?: string;
  /** Why the approved events could not be read from the store the last time, if so. */
  approvedProblem?: string;
  publishedAt: string | null;
};

type HealthReport = {
  /** 'failing' while there is nothing to show, or submissions cannot be stored. */
  status: CheckStatus;
  checks: SiteChecks;
  /** What is not configured, and that nothing is ahead; never a reason for another status. */
  notes: string[];
} & SheetReport;

/** Approved events that are not those of the store. */
const STALE_APPROVED = { status: 'degraded' } as const;

const MAX_REASONS = 100;

const skippedOf = (skipped: readonly SkippedRow[]): Skipped => ({
  skippedRows: skipped.length,
  skipped: skipped.slice(0, MAX_REASONS),
});

/** What is wrong with rows that are served all the same; why the others are skipped is said beside it. */
function notesOf({ faults = [], skipped }: Pick<EventSnapshot, 'faults' | 'skipped'>): RowNote[] {
  const skippedRows = new Set(skipped.map(({ row }) => row));
  return faults
    .filter(({ row }) => !skippedRows.has(row))
    .slice(0, MAX_REASONS)
    .map((fault) => ({ row: fault.row, note: faultSentence(fault) }));
}

/** Events whose date is not a day of the calendar, found once for each list of events. */
const unclearDates = processWide('unclear-dates', () => new WeakMap<readonly CalendarEvent[], string[]>());

function datesToBeConfirmed(events: readonly CalendarEvent[]): string[] {
  const found =
    unclearDates.get(events) ??
    events
      .filter((event) => !hasDay(event))
      .slice(0, MAX_REASONS)
      .map(({ title, date }) => `${title}: ${date}`);
  unclearDates.set(events, found);
  return found;
}

/** Said where all days of the calendar are past, or none is known: visitors see nothing to come. */
const NOTHING_AHEAD = 'No event with a day is ahead: the calendar shows nothing to come.';

async function calendarNotes(now: number): Promise<string[]> {
  const { events } = (await servedEvents().catch(() => undefined)) ?? {};
  const today = belizeDay(now);
  const hasAhead = events?.some((event) => hasDay(event) && lastDay(event) >= today) ?? true;
  return hasAhead ? [] : [NOTHING_AHEAD];
}

/** What is served since when, the state of each source, and why rows were skipped; without a request to a source. */
async function sheetReport(): Promise<SheetReport> {
  const [snapshot, copy] = await Promise.all([
    servedEvents().catch(() => undefined),
    lastGoodCopyFacts(sheetKey()),
  ]);
  const { reports, copyProblem, approvedProblem, publishedAt } = catalogState();
  const sources = configuredSources().map(({ name }) => {
    const { skipped, refusal: _, ...report } = reports[name] ?? {};
    return [name, { ...report, ...(skipped && skippedOf(skipped)) }];
  });
  return {
    serving: snapshot
      ? {
          from: snapshot.from,
          since: snapshot.since,
          readAt: snapshot.readAt,
          events: snapshot.events.length,
          approved: snapshot.approved,
          datesToBeConfirmed: datesToBeConfirmed(snapshot.events),
          notRead: notesOf(snapshot),
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

/** Who may see what: everyone the reasons of the checks, and who has the token their figures too. */
type HealthOptions = { withDetails?: boolean };

/**
 * The health report, without secrets: `status` is the worst of the checks. The checks are shared by all who ask, so
 * that asking often costs nothing.
 */
export async function healthReport({ withDetails = false }: HealthOptions = {}): Promise<HealthReport> {
  // The report first: it reads the last good copy where nothing is served yet.
  const report = await sheetReport();
  const checks = await siteChecks(Date.now());
  const shown = withDetails
    ? checks
    : Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, publicCheck(check)]));
  return {
    status: worstStatus([...Object.values(checks), ...(report.approvedProblem ? [STALE_APPROVED] : [])]),
    checks: shown as SiteChecks,
    notes: [...configurationNotes(), ...(await calendarNotes(Date.now()))],
    ...report,
  };
}

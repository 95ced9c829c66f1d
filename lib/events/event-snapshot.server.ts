import 'server-only';
import { createHash } from 'node:crypto';
import { isBuilding, serverEnv } from '#lib/env.server';
import type { CalendarEvent, SkippedRow } from './calendar-event.ts';
import { type ParsedEvents, parseEventsCsv } from './parse-events-csv.ts';
import { answerProblem, type EventSource, rowCount, type SourceName } from './sources/event-source.ts';
import { readLastGoodCopy, saveLastGoodCopy } from './sources/last-good-copy.server.ts';
import { publishedCsv } from './sources/published-csv.server.ts';
import { readSampleSheet } from './sources/sample-sheet.server.ts';
import { sheetsApi } from './sources/sheets-api.server.ts';

export type ServedFrom = SourceName | 'last-good-copy' | 'sample' | 'nothing';

/** What is being served: the events of one reading of one source. */
export type EventSnapshot = {
  events: CalendarEvent[];
  skipped: SkippedRow[];
  from: ServedFrom;
  /** When this reading was made, ISO 8601. */
  since: string;
  /** A digest of the sheet's text. */
  version: string;
};

export type SourceReport = {
  lastAnsweredAt?: string;
  lastFailedAt?: string;
  lastError?: string;
  events?: number;
  skipped?: SkippedRow[];
};

type State = {
  snapshot?: EventSnapshot;
  reports: Partial<Record<SourceName, SourceReport>>;
  refreshing?: Promise<Refreshed>;
  refreshedAt: number;
};

export type Refreshed = {
  snapshot: EventSnapshot;
  answered: boolean;
  problem?: string;
  changedIds: string[];
};

// One state for the whole process: Next gives pages and route handlers each their own copy of a module.
const STATE = Symbol.for('belize-celebrations.events');
const shared = globalThis as { [STATE]?: State };
const state = () => {
  shared[STATE] ??= { reports: {}, refreshedAt: 0 };
  return shared[STATE];
};

/** A reading this young (milliseconds) is used again, so that many pages made at once ask the sheet once. */
const FRESH_MS = 5_000;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The configured sources in their order: Sheets API, then published CSV. */
export function configuredSources(): EventSource[] {
  const {
    EVENTS_SHEET_ID: id,
    EVENTS_SHEET_KEY: key,
    EVENTS_SHEET_RANGE,
    EVENTS_SHEETS_API,
    EVENTS_CSV_URL,
  } = serverEnv();
  return [
    ...(id && key ? [sheetsApi({ api: EVENTS_SHEETS_API, id, range: EVENTS_SHEET_RANGE, key })] : []),
    ...(EVENTS_CSV_URL ? [publishedCsv(EVENTS_CSV_URL)] : []),
  ];
}

/** Names the configured sheet without telling it. */
export function sheetKey(): string {
  const { EVENTS_SHEET_ID, EVENTS_SHEET_RANGE, EVENTS_SHEETS_API, EVENTS_CSV_URL } = serverEnv();
  return digest(JSON.stringify([EVENTS_SHEETS_API, EVENTS_SHEET_ID, EVENTS_SHEET_RANGE, EVENTS_CSV_URL]));
}

const snapshotOf = (parsed: ParsedEvents, csv: string, from: ServedFrom, since: string): EventSnapshot => ({
  ...parsed,
  from,
  since,
  version: digest(csv),
});

/** Reads one source; its answer counts only when it is whole and not much smaller than the last good one. */
async function readSource(source: EventSource, lastGoodRows: number): Promise<EventSnapshot> {
  const report: SourceReport = { ...state().reports[source.name] };
  state().reports[source.name] = report;
  const now = new Date().toISOString();
  try {
    const csv = await source.read();
    const parsed = parseEventsCsv(csv);
    const problem = answerProblem(parsed, lastGoodRows);
    if (problem) throw new Error(problem);
    Object.assign(report, { lastAnsweredAt: now, events: parsed.events.length, skipped: parsed.skipped });
    const snapshot = snapshotOf(parsed, csv, source.name, now);
    const csvChanged =
      state().snapshot?.version !== snapshot.version || state().snapshot?.from === 'last-good-copy';
    await saveLastGoodCopy(
      sheetKey(),
      { source: source.name, rows: rowCount(parsed), csv, savedAt: now },
      csvChanged,
    ).catch((error: unknown) => console.warn(`The last good copy could not be kept: ${String(error)}`));
    return snapshot;
  } catch (error) {
    Object.assign(report, {
      lastFailedAt: now,
      lastError: error instanceof Error ? error.message : 'Unknown error',
    });
    throw error;
  }
}

/** What can be served without any source: memory, disk, or the sample when no source is configured at all. */
async function withoutSource(): Promise<EventSnapshot> {
  const held = state().snapshot;
  if (held) return held;
  if (configuredSources().length === 0) {
    const csv = await readSampleSheet();
    return snapshotOf(parseEventsCsv(csv), csv, 'sample', new Date().toISOString());
  }
  const copy = await readLastGoodCopy(sheetKey());
  if (copy) return snapshotOf(parseEventsCsv(copy.csv), copy.csv, 'last-good-copy', copy.savedAt);
  // A build never needs the network: it publishes the honest empty state. A running site keeps its last page.
  if (isBuilding())
    return { events: [], skipped: [], from: 'nothing', since: new Date().toISOString(), version: 'none' };
  throw new Error('Events are not available right now');
}

async function readInOrder(acceptFewerRows: boolean): Promise<Omit<Refreshed, 'changedIds'>> {
  const problems: string[] = [];
  const lastGoodRows = acceptFewerRows ? 0 : ((await readLastGoodCopy(sheetKey()))?.rows ?? 0);
  for (const source of configuredSources()) {
    try {
      return { snapshot: await readSource(source, lastGoodRows), answered: true };
    } catch (error) {
      problems.push(`${source.name}: ${error instanceof Error ? error.message : 'Unknown error'}`);
    }
  }
  if (problems.length > 0) console.warn(`The events could not be read anew (${problems.join('; ')})`);
  return {
    snapshot: await withoutSource(),
    answered: problems.length === 0,
    problem: problems.join('; ') || undefined,
  };
}

/** Ids whose event is new, gone or different between two readings. */
function changedIds(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): string[] {
  const texts = (events: readonly CalendarEvent[]) =>
    new Map(events.map((event) => [event.id, JSON.stringify(event)]));
  const [old, fresh] = [texts(before), texts(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].filter((id) => old.get(id) !== fresh.get(id));
}

/**
 * Reads the sources anew and makes the answer what is served; without an answer, what is served stays. Readers at
 * the same time share one reading. Throws only when there is nothing at all to serve.
 */
export function refreshEvents({ force = false, acceptFewerRows = false } = {}): Promise<Refreshed> {
  const current = state();
  if (current.refreshing) return current.refreshing;
  if (!force && current.snapshot && Date.now() - current.refreshedAt < FRESH_MS)
    return Promise.resolve({ snapshot: current.snapshot, answered: true, changedIds: [] });
  const before = current.snapshot?.events ?? [];
  current.refreshing = readInOrder(acceptFewerRows)
    .then((result) => {
      current.snapshot = result.snapshot;
      current.refreshedAt = Date.now();
      return { ...result, changedIds: before.length > 0 ? changedIds(before, result.snapshot.events) : [] };
    })
    .finally(() => {
      current.refreshing = undefined;
    });
  return current.refreshing;
}

/** What is being served now, without asking any source. Throws when there is nothing at all. */
export async function servedEvents(): Promise<EventSnapshot> {
  const current = state();
  current.snapshot ??= await withoutSource();
  return current.snapshot;
}

/** What each source said last, for the health report. */
export const sourceReports = (): State['reports'] => state().reports;

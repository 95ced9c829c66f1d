import 'server-only';
import { createHash } from 'node:crypto';
import { isBuilding } from '#lib/env.server';
import type { CalendarEvent } from './calendar-event.ts';
import {
  type EventSnapshot,
  eventState,
  type Refreshed,
  type ServedFrom,
  type SourceReport,
} from './event-state.server.ts';
import { parseEventsCsv } from './parse-events-csv.ts';
import { configuredSources, sheetKey } from './sources/configured-sources.server.ts';
import { answerProblem, type EventSource, rowCount } from './sources/event-source.ts';
import { readLastGoodCopy, saveLastGoodCopy } from './sources/last-good-copy.server.ts';
import { readSampleSheet } from './sources/sample-sheet.server.ts';

export type { EventSnapshot } from './event-state.server.ts';

/** A reading this young (milliseconds) is used again, so that many pages made at once ask the sheet once. */
const FRESH_MS = 5_000;

const isoNow = () => new Date().toISOString();
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown error');

function snapshotFromCsv(csv: string, from: ServedFrom, readAt: string): EventSnapshot {
  const version = createHash('sha256').update(csv).digest('hex').slice(0, 16);
  const held = eventState().snapshot;
  const since = held?.from === from && held.version === version ? held.since : readAt;
  return { ...parseEventsCsv(csv), from, since, readAt, version };
}

/** How many rows the last good answer had, 0 when there was none. */
async function lastGoodRows(): Promise<number> {
  const held = eventState().snapshot;
  const heldRows = held && held.from !== 'sample' && held.from !== 'nothing' ? rowCount(held) : undefined;
  const copy = await readLastGoodCopy(sheetKey());
  // The younger one counts: another server may have kept a newer copy, a full disk may hold an older one.
  if (!copy || (held && heldRows !== undefined && held.readAt >= copy.savedAt)) return heldRows ?? 0;
  return copy.rows;
}

/** Keeps a good answer for a restart. A disk that refuses is reported and stops nothing. */
async function keepCopy(copy: Parameters<typeof saveLastGoodCopy>[1]): Promise<void> {
  try {
    await saveLastGoodCopy(sheetKey(), copy);
    eventState().copyProblem = undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    eventState().copyProblem = `The last good copy could not be kept (${code})`;
    console.warn(`The last good copy could not be kept: ${messageOf(error)}`);
  }
}

/** Reads one source; its answer counts only when it is whole and not much smaller than the last good one. */
async function readSource(source: EventSource, rowsBefore: number): Promise<EventSnapshot> {
  const { reports } = eventState();
  const note = (news: SourceReport) => {
    reports[source.name] = { ...reports[source.name], ...news };
  };
  try {
    const csv = await source.read();
    const snapshot = snapshotFromCsv(csv, source.name, isoNow());
    const { events, skipped, readAt } = snapshot;
    const problem = answerProblem(snapshot, rowsBefore);
    if (problem) throw new Error(problem);
    note({ answering: true, lastAnsweredAt: readAt, events: events.length, skipped });
    await keepCopy({ source: source.name, rows: rowCount(snapshot), savedAt: readAt, csv });
    return snapshot;
  } catch (error) {
    note({ answering: false, lastFailedAt: isoNow(), lastError: messageOf(error) });
    throw error;
  }
}

/** What can be served without any source: memory, disk, or the sample when no source is configured at all. */
async function withoutSource(): Promise<EventSnapshot> {
  const held = () => eventState().snapshot;
  if (held()) return held() as EventSnapshot;
  if (configuredSources().length === 0) return snapshotFromCsv(await readSampleSheet(), 'sample', isoNow());
  const copy = await readLastGoodCopy(sheetKey());
  if (copy) return snapshotFromCsv(copy.csv, 'last-good-copy', copy.savedAt);
  // A build never needs the network: it publishes the honest empty state. A running site keeps its last page.
  if (isBuilding())
    return { events: [], skipped: [], from: 'nothing', since: isoNow(), readAt: isoNow(), version: 'none' };
  throw new Error('Events are not available right now');
}

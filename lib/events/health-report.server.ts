import 'server-only';
import {
  configuredSources,
  type EventSnapshot,
  type SourceReport,
  servedEvents,
  sheetKey,
  sourceReports,
} from './event-snapshot.server.ts';
import type { SourceName } from './sources/event-source.ts';
import { readLastGoodCopy } from './sources/last-good-copy.server.ts';

export type HealthReport = {
  status: 'ok' | 'degraded' | 'down';
  serving: (Pick<EventSnapshot, 'from' | 'since' | 'skipped'> & { events: number }) | null;
  sources: Partial<Record<SourceName, SourceReport>>;
  lastGoodCopy: { savedAt: string; rows: number } | null;
};

/** What is served and since when, what each source said last, and why rows were left out. Holds no secret. */
export async function healthReport(): Promise<HealthReport> {
  const [snapshot, copy] = await Promise.all([
    servedEvents().catch(() => undefined),
    readLastGoodCopy(sheetKey()),
  ]);
  const names = configuredSources().map(({ name }) => name);
  const reports = sourceReports();
  const serving = snapshot && {
    from: snapshot.from,
    since: snapshot.since,
    events: snapshot.events.length,
    skipped: snapshot.skipped,
  };
  const fine =
    names.length === 0 || names.some((name) => name === snapshot?.from && !failedLast(reports[name]));
  return {
    status: !serving || serving.from === 'nothing' ? 'down' : fine ? 'ok' : 'degraded',
    serving: serving ?? null,
    sources: Object.fromEntries(names.map((name) => [name, reports[name] ?? {}])),
    lastGoodCopy: copy ? { savedAt: copy.savedAt, rows: copy.rows } : null,
  };
}

const failedLast = (report: SourceReport | undefined) =>
  report?.lastFailedAt !== undefined && report.lastFailedAt > (report.lastAnsweredAt ?? '');

import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type GivenId, sharedIds } from '#lib/events/facts/given-ids';
import { errorCode } from '#lib/server/error-code';
import { errorMessage } from '#lib/server/error-message';
import { countMetric } from '#lib/server/monitoring/counters';
import { belizeDay } from '#lib/time/calendar-day';
import { isoNow } from '#lib/time/iso-now';
import { finishInTurns } from '#lib/time/slices';
import {
  catalogState,
  type EventSnapshot,
  type ReadOptions,
  type ServedFrom,
  type SourceReport,
} from './catalog-state.server.ts';
import { judgeReading, type LastGood } from './judging/judge-reading.ts';
import { sheetKey } from './sources/configured-sources.server.ts';
import { type EventSource, PARSE_SHEET, rowCount, type SourceName } from './sources/event-source.ts';
import { readLastGoodCopy, saveLastGoodCopy } from './sources/last-good-copy.server.ts';
import { SourceError } from './sources/source-error.ts';

/** The longest time that a new sheet waits for the ids of the copy before it, which is read once after a start. */
const IDS_LIMIT_MS = 2_000;

type SheetText = { text: string; source: SourceName; givenIds?: readonly GivenId[] | undefined };

/** The events of the last reading, whose ids stay theirs: those that are served, else those of the last good copy. */
async function formerEvents(): Promise<readonly GivenId[]> {
  const { sheet } = catalogState();
  if (sheet && sheet.from !== 'sample' && sheet.from !== 'nothing') return sheet.events;
  // A disk that hangs costs the numbers of some ids, not the events.
  const copy = await Promise.race([
    readLastGoodCopy(sheetKey()),
    pause(IDS_LIMIT_MS, undefined, { ref: false }),
  ]);
  if (!copy) return [];
  const parsed = await finishInTurns(PARSE_SHEET[copy.source](copy.text, copy.givenIds)).catch(
    () => undefined,
  );
  return parsed?.events ?? [];
}

/** A snapshot of a sheet's text; `readAt` is ISO 8601. Throws a SourceError where the text is damaged. */
export async function snapshotFromText(
  { text, source, givenIds }: SheetText,
  from: ServedFrom,
  readAt: string,
): Promise<EventSnapshot> {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const held = catalogState().sheet;
  const since = held?.from === from && held.version === version ? held.since : readAt;
  // Mostly nothing has changed since the last reading.
  const { events, skipped, faults, read, missing } =
    held?.version === version
      ? held
      : await finishInTurns(
          PARSE_SHEET[source](text, givenIds ?? (await formerEvents()), belizeDay(Date.now())),
        );
  return {
    events,
    skipped,
    ...(faults && { faults }),
    ...(read && { read }),
    ...(missing && { missing }),
    ...{ approved: 0, from, since, readAt, version },
  };
}

function noteCopyProblem(problem: string | undefined): void {
  catalogState().copyProblem = problem;
  if (problem) console.warn(problem);
}

/** Saves a good response for a restart. Never throws: a failure is only reported. */
async function saveCopy(copy: Parameters<typeof saveLastGoodCopy>[1]): Promise<void> {
  try {
    await saveLastGoodCopy(sheetKey(), copy);
    noteCopyProblem(undefined);
  } catch (error) {
    noteCopyProblem(`The last good copy could not be kept (${errorCode(error) ?? 'unknown reason'})`);
  }
}

/** Counts a refused response, and notes the pause that its source asked for. Returns what to report of it. */
function noteRefusal(source: EventSource['name'], error: unknown): SourceReport {
  const refused = error instanceof SourceError ? error : undefined;
  const { reason = 'unreachable', retryAfterMs, columns = [], doubts = [] } = refused ?? {};
  countMetric('site_sheet_refused_total', { source, reason });
  if (retryAfterMs !== undefined) catalogState().pausedUntil[source] = Date.now() + retryAfterMs;
  return {
    answering: false,
    lastFailedAt: isoNow(),
    lastError: errorMessage(error),
    isHeld: doubts.length > 0 || undefined,
    refusal: { reason, columns, doubts },
  };
}

/** Reads one source, and reports what came of that. Throws when its response is damaged, or looks like an accident beside the last good one. */
export async function readSource(
  source: EventSource,
  lastGood: LastGood,
  options: ReadOptions,
): Promise<EventSnapshot> {
  const { reports, pausedUntil } = catalogState();
  const note = (report: SourceReport) => {
    reports[source.name] = { ...reports[source.name], ...report };
  };
  try {
    const sheet = { text: await source.load(), source: source.name };
    const snapshot = await snapshotFromText(sheet, source.name, isoNow());
    const { events, skipped, readAt } = snapshot;
    judgeReading(catalogState(), snapshot, lastGood, options);
    delete pausedUntil[source.name];
    note({
      ...{ answering: true, lastAnsweredAt: readAt, events: events.length, skipped },
      ...{ isHeld: undefined, refusal: undefined },
    });
    // A copy that nothing is known of is not replaced by what could not be compared with it.
    if (lastGood.problem) noteCopyProblem(lastGood.problem);
    else {
      const givenIds = sharedIds(events);
      await saveCopy({
        ...sheet,
        rows: rowCount(snapshot),
        blankCells: snapshot.read?.blankCells,
        savedAt: readAt,
        ...(givenIds.length > 0 && { givenIds }),
      });
    }
    return snapshot;
  } catch (error) {
    note(noteRefusal(source.name, error));
    throw error;
  }
}

import 'server-only';
import { type LocatedFault, locatedFaults } from '#lib/events/faults/located-fault';
import type { Task } from '#lib/outbox/worker.server';
import {
  isMailToEditorsDue,
  lastNotedReading,
  noteSheetFaults,
  notifyEditors,
  sheetEditors,
} from '#lib/submissions/mails/editors/watched-sheet.server';
import { MINUTE_MS } from '#lib/time/durations';
import { catalogState, sheetReadAt } from '../catalog-state.server.ts';
import { refreshEvents } from '../event-snapshot.server.ts';
import { sheetNotice } from '../sheet-check.server.ts';
import { configuredSources } from '../sources/configured-sources.server.ts';
import { refusalFault } from './refusal-fault.ts';

/** The age at which this task reads the sheet itself: otherwise only visitors cause a reading. */
const MAX_AGE_MS = 4 * MINUTE_MS;

/**
 * What the last reading of a source has found; of a sheet that was refused, why, with what is wrong in the one that is served.
 * Undefined without one: of a copy the reading was noted that it is of.
 */
function lastReading(): { readAt: number; faults: LocatedFault[] } | undefined {
  const { sheet, reports } = catalogState();
  if (!sheet) return undefined;
  for (const problem of sheetNotice().problems) {
    const refusal = refusalFault(problem);
    const readAt = Date.parse(reports[problem.source]?.lastFailedAt ?? '');
    if (refusal && Number.isFinite(readAt)) return { readAt, faults: [refusal, ...locatedFaults(sheet)] };
  }
  const readAt = sheetReadAt(sheet);
  if (sheet.from === 'last-good-copy' || !Number.isFinite(readAt)) return undefined;
  return { readAt, faults: locatedFaults(sheet) };
}

async function noteLastReading(now: number): Promise<void> {
  const reading = lastReading();
  if (reading && reading.readAt !== (await lastNotedReading())) await noteSheetFaults(reading, now);
}

/** Whether no server has read the sheet for a while, this one not even in vain. */
async function isReadingOld(now: number): Promise<boolean> {
  return now - Math.max(await lastNotedReading(), catalogState().readAt) > MAX_AGE_MS;
}

/**
 * Notes the faults of the sheet for all servers of the store and mails its editors when that is due at `now` (milliseconds
 * since 1970). The sheet is read again before, so that nobody is notified of what was mended meanwhile; where it cannot be
 * read, of what the last reading found. Nothing without a sheet or without editors. Rejects when the store fails.
 */
async function watchSheetFaults(now: number): Promise<void> {
  if (configuredSources().length === 0 || sheetEditors().length === 0) return;
  // While a server starts, its first publication reads the sheet.
  if (catalogState().readAt === 0) return;
  await noteLastReading(now);
  if (!(await isReadingOld(now)) && !(await isMailToEditorsDue(now))) return;
  // A failed reading is shown by the health report.
  await refreshEvents({ force: true, heedPauses: true }).catch(() => undefined);
  await noteLastReading(now);
  await notifyEditors(now);
}

/** Runs every minute, which costs one row of the store. */
export const SHEET_FAULTS_TASK: Task = {
  run: watchSheetFaults,
  everyMs: MINUTE_MS,
  retryMs: MINUTE_MS,
  failure: 'The editors of the sheet could not be mailed what is wrong in it',
};

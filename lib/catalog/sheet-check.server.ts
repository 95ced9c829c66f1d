import 'server-only';
import { countThings } from '#lib/events/faults/things-to-mend';
import type { Check } from '#lib/server/monitoring/check';
import { catalogState, hasEvents, type SourceReport } from './catalog-state.server.ts';
import { configuredSources } from './sources/configured-sources.server.ts';
import type { SourceName } from './sources/event-source.ts';

type SheetProblem = Partial<NonNullable<SourceReport['refusal']>> & {
  source: SourceName;
  sentence: string;
  isHeld: boolean;
};

/** Whether what is served is what a source said the last time, or the sample calendar where there is no source. */
function isCurrent(): boolean {
  const { reports, sheet } = catalogState();
  const names = configuredSources().map(({ name }) => name);
  return names.length === 0 || names.some((name) => name === sheet?.from && reports[name]?.answering);
}

/** Why the sheet is not shown as it is now, for each source; empty when it is, or was not read yet. */
function sheetProblems(): SheetProblem[] {
  if (isCurrent()) return [];
  const { reports } = catalogState();
  return configuredSources().flatMap(({ name }) => {
    const { answering, lastError, isHeld = false, refusal } = reports[name] ?? {};
    return answering === false && lastError
      ? [{ source: name, sentence: lastError, isHeld, ...refusal }]
      : [];
  });
}

/** What moderators are told about the sheet: its problems, and when the events were read that stay on the site. */
export function sheetNotice(): { problems: SheetProblem[]; readAt: string | null } {
  const { sheet } = catalogState();
  return { problems: sheetProblems(), readAt: sheet && hasEvents() ? sheet.readAt : null };
}

/** How many things are to be mended in the sheet that is served; 0 for the sample calendar, which nobody edits. */
export function sheetFaultCount(): number {
  const { sheet } = catalogState();
  return !sheet || sheet.from === 'sample' ? 0 : countThings(sheet.faults ?? []);
}

/** Seconds since the served sheet was last read; undefined while there is nothing. `now` in milliseconds since 1970. */
export function sheetAgeSeconds(now: number): number | undefined {
  const { sheet } = catalogState();
  return sheet && hasEvents() ? Math.max(0, (now - Date.parse(sheet.readAt)) / 1_000) : undefined;
}

/** The check of the served sheet. Costs nothing: it is what the last reading has left in memory. */
export function sheetCheck(now: number): Check {
  const problems = [...new Set(sheetProblems().map(({ sentence }) => sentence))].join('; ');
  const age = sheetAgeSeconds(now);
  const details = { ageSeconds: age === undefined ? null : Math.round(age) };
  if (!hasEvents())
    return {
      status: 'failing',
      reason: ['There are no events to show', problems].filter(Boolean).join('. '),
      details,
    };
  if (isCurrent()) return { status: 'ok', details };
  return { status: 'degraded', reason: problems || 'The sheet was not read yet', details };
}

import 'server-only';
import type { Check } from '#lib/server/monitoring/check';
import { currentRuntime } from '#lib/server/runtime/current-runtime.server';
import { runtimeCheck } from '#lib/server/runtime/patched-runtime';
import type { SubmissionChecks } from '#lib/submissions/upkeep/share-checks';
import { submissionChecks } from '#lib/submissions/upkeep/submission-checks.server';
import { askEventPage } from './asked-event-page.server.ts';
import { sheetCheck } from './sheet-check.server.ts';

export type SiteChecks = SubmissionChecks & { sheet: Check; pages: Check; runtime: Check };

/** All checks of the site, for the health report and the metrics; `now` in milliseconds since 1970. Never rejects. */
export async function siteChecks(now: number): Promise<SiteChecks> {
  const [submissions, pages] = await Promise.all([submissionChecks(), askEventPage()]);
  return { sheet: sheetCheck(now), pages, ...submissions, runtime: runtimeCheck(currentRuntime()) };
}

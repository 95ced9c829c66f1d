import 'server-only';
import { sendRequest } from '#lib/server/http/send-request.server';
import type { Check } from '#lib/server/monitoring/check';
import { isDraining } from '#lib/server/monitoring/draining';
import { eventPageCheck } from '#lib/server/monitoring/event-page-check';
import { sharedFor } from '#lib/server/monitoring/shared-for';
import { ownOrigin } from '#lib/server/own-origin.server';
import { processWide } from '#lib/server/process-wide.server';
import { servedBuild } from '#lib/server/served-build';
import { catalogState } from './catalog-state.server.ts';
import { servedEvents } from './event-snapshot.server.ts';

/** All who ask within this time get the same result. */
const SHARED_MS = 10_000;
/** A page that takes longer counts as one without a response. */
const TIMEOUT_MS = 5_000;

const statusOf = (path: string): Promise<number | undefined> =>
  sendRequest(ownOrigin() + path, { method: 'HEAD', timeoutMs: TIMEOUT_MS, ignoresBody: true }).then(
    ({ status }) => status,
    () => undefined,
  );

/**
 * Whether pages can be asked for: not in development, nor while the server stops. Before it has published its pages, a
 * page would read the sheet ahead of the order of the start.
 */
const mayAsk = () => servedBuild() !== undefined && catalogState().publishedAt !== undefined && !isDraining();

/** Asks this very server for the page of an event, at most every ten seconds, another one each time. Never rejects. */
export const askEventPage = processWide('event-page-check', () => {
  let turn = 0;
  return sharedFor(
    () => SHARED_MS,
    async (): Promise<Check> => {
      if (!mayAsk()) return { status: 'ok', reason: 'No page was asked for yet' };
      const served = await servedEvents().catch(() => undefined);
      const ids = served?.events.map(({ id }) => id) ?? [];
      turn += 1;
      return eventPageCheck(ids, turn, statusOf);
    },
  );
});

import 'server-only';
import { randomUUID } from 'node:crypto';
import { serverEnv } from '#lib/server/env.server';
import { hasBearer } from '#lib/server/http/bearer.server';
import { ROUTER_HEADERS, routerParameter } from '#lib/server/http/router-parameter';
import { sendRequest } from '#lib/server/http/send-request.server';
import { isDraining } from '#lib/server/monitoring/draining';
import { ownOrigin } from '#lib/server/own-origin.server';
import { pauseFor } from '#lib/server/pause-for.server';
import { processWide } from '#lib/server/process-wide.server';
import { opensAsDialog } from '#lib/site/site';
import { MINUTE_MS } from '#lib/time/durations';
import { hasEvents } from './catalog-state.server.ts';
import { publishUntilServed } from './publish-until-served.ts';

/** A random secret of this process, so that it can publish after its start without configuration. */
const ownSecret = (): string => processWide('own-secret', randomUUID);

/** Who an Authorization header (`Bearer …`) is of: an editor, this very server, or neither; compared in constant time. */
export function authenticatePublisher(authorization: string | null): 'editor' | 'server' | undefined {
  if (hasBearer(authorization, [serverEnv().REVALIDATE_SECRET])) return 'editor';
  return hasBearer(authorization, [ownSecret()]) ? 'server' : undefined;
}

/** The pages that show many events. */
const LIST_PATHS = ['/', '/things-to-do-in-belize', '/sitemap.xml'];
/** Everything public that changes with these events, for shared caches, and `otherPaths`: those of changed celebrations, months, categories and the weekend, after a start also what a build renders. */
export const publishedPaths = (eventIds: readonly string[], otherPaths: readonly string[] = []): string[] => [
  ...new Set([...LIST_PATHS, ...otherPaths]),
  '/api/events',
  ...eventIds.flatMap((id) => [`/events/${id}`, `/events/${id}/calendar.ics`]),
];

const MAX_WARMED = 50;
const RENEWAL_ATTEMPTS = 50;
const RENEWAL_PAUSE_MS = 100;
const PAGE_TIMEOUT_MS = 10_000;
const PAGE_MAX_BYTES = 64 * 1024 * 1024;
/** Longer than the timeouts of all sources together. */
const PUBLISH_TIMEOUT_MS = MINUTE_MS;
type PageRequest = { path: string; headers?: Record<string, string> };

/** A dialog as a click on a link requests it, which Next caches as a page of its own. */
const dialogRequest = async (path: string): Promise<PageRequest> => ({
  path: `${path}?_rsc=${await routerParameter({ from: '/' })}`,
  headers: { RSC: '1', [ROUTER_HEADERS.from]: '/' },
});

/** Requests a page from this server; 'renewing' while it is being rendered again. */
async function requestPage({ path, headers }: PageRequest): Promise<'renewing' | 'done'> {
  try {
    const response = await sendRequest(ownOrigin() + path, {
      ...(headers && { headers }),
      follows: 'same-origin',
      timeoutMs: PAGE_TIMEOUT_MS,
      maxBytes: PAGE_MAX_BYTES,
    });
    return response.headers.get('x-nextjs-cache') === 'STALE' ? 'renewing' : 'done';
  } catch {
    return 'done';
  }
}

/**
 * Renders the changed pages again by requesting them, so that the next visitor gets the new ones; resolves when done.
 */
export async function warmPages(
  eventIds: readonly string[],
  otherPaths: readonly string[] = [],
): Promise<void> {
  const pages: PageRequest[] = [...new Set([...LIST_PATHS, ...otherPaths])].map((path) => ({ path }));
  for (const path of otherPaths) if (opensAsDialog(path)) pages.push(await dialogRequest(path));
  for (const id of eventIds.slice(0, MAX_WARMED))
    pages.push({ path: `/events/${id}` }, await dialogRequest(`/events/${id}`));
  for (const page of pages) await requestPage(page);
  for (const page of pages)
    for (
      let attempt = 0;
      attempt < RENEWAL_ATTEMPTS && (await requestPage(page)) === 'renewing';
      attempt += 1
    )
      await pauseFor(RENEWAL_PAUSE_MS);
}

const publications = processWide('publications', () => ({ ended: Promise.resolve() as Promise<unknown> }));

/**
 * Does what follows the answer to a publication, at once, and resolves when it and what follows every earlier one have
 * ended: the second publication of a start changes nothing as a rule, and ends long before the first has renewed the pages.
 * Rejects with an error of its own work only.
 */
export async function finishPublication(work: () => Promise<void>): Promise<void> {
  const former = publications.ended;
  const own = work();
  publications.ended = Promise.allSettled([former, own]);
  await publications.ended;
  await own;
}

/** Sends this server a request to publish; resolves to the status of the answer, undefined when it is not listening (yet). */
export const askToPublish = (query: string): Promise<number | undefined> =>
  sendRequest(`${ownOrigin()}/api/revalidate${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ownSecret()}` },
    timeoutMs: PUBLISH_TIMEOUT_MS,
  }).then(
    ({ status }) => status,
    () => undefined,
  );

const START_ATTEMPTS = 20;
const START_PAUSE_MS = 250;

/**
 * Publishes after the server's start, because its pages are from a build that may be days old: first the last good
 * copy, which needs no network, then the current events; while there is nothing at all to show, again and again. Tries
 * until the server is listening, and gives up silently where it never is (on a host without long-running processes).
 */
export async function publishAfterStart(): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    if (await askToPublish('?without-reading=1')) {
      await askToPublish('');
      await publishUntilServed({
        publish: () => askToPublish('?heed-pauses=1'),
        isDone: () => hasEvents() || isDraining(),
        wait: pauseFor,
        clock: () => performance.now(),
      });
      return;
    }
    await pauseFor(START_PAUSE_MS);
  }
}

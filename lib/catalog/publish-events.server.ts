import 'server-only';
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '#lib/server/env.server';
import { processWide } from '#lib/server/process-wide.server';
import { MINUTE_MS } from '#lib/time/durations';

/** A secret this process gives itself, so that it can publish after its start without any configuration. */
const ownSecret = (): string => processWide('own-secret', randomUUID);

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header holds the editor's secret (`Bearer …`); compared in constant time. */
export function isEditor(authorization: string | null): boolean {
  const given = digest(authorization ?? '');
  const secrets = [serverEnv().REVALIDATE_SECRET, ownSecret()].filter((secret) => secret !== undefined);
  return secrets.some((secret) => timingSafeEqual(given, digest(`Bearer ${secret}`)));
}

const MAX_WARMED = 50;
const RENEWAL_ATTEMPTS = 50;
const RENEWAL_PAUSE_MS = 100;
/** Longer than all sources together may take to answer. */
const PUBLISH_LIMIT_MS = MINUTE_MS;
const origin = () => `http://127.0.0.1:${serverEnv().PORT}`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Asked = { path: string; headers?: Record<string, string> };

/** How a click on a card asks for the event's dialog, which is a page of its own for Next. */
const AS_DIALOG = { RSC: '1', 'Next-Url': '/' };

/** Asks this server for a page; tells whether it is still being made anew. */
async function askForPage({ path, headers }: Asked): Promise<'renewing' | 'done'> {
  try {
    const response = await fetch(origin() + path, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.headers.get('x-nextjs-cache') === 'STALE' ? 'renewing' : 'done';
  } catch {
    return 'done';
  }
}

/** Has this server make the pages that changed anew, so that the next visitor already gets them; waits until then. */
export async function warmPages(eventIds: readonly string[]): Promise<void> {
  const pages: Asked[] = ['/', '/things-to-do-in-belize', '/sitemap.xml'].map((path) => ({ path }));
  for (const id of eventIds.slice(0, MAX_WARMED))
    pages.push({ path: `/events/${id}` }, { path: `/events/${id}`, headers: AS_DIALOG });
  for (const page of pages) await askForPage(page);
  for (const page of pages)
    for (let attempt = 0; attempt < RENEWAL_ATTEMPTS && (await askForPage(page)) === 'renewing'; attempt += 1)
      await pause(RENEWAL_PAUSE_MS);
}

/** Asks this very server to publish; undefined when it does not listen (yet), or has no such address. */
export const askToPublish = (query: string): Promise<Response | undefined> =>
  fetch(`${origin()}/api/revalidate${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ownSecret()}` },
    signal: AbortSignal.timeout(PUBLISH_LIMIT_MS),
  }).catch(() => undefined);

const START_ATTEMPTS = 20;
const START_PAUSE_MS = 250;

/**
 * Publishes after the server's start, because its pages were made by a build that may be days old: first the last
 * good copy, which needs no network, then what the sources say. Asks until the server listens; where it has no
 * such address (a host without long processes), gives up quietly.
 */
export async function publishAfterStart(): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    if (await askToPublish('?without-reading=1')) {
      await askToPublish('');
      return;
    }
    await pause(START_PAUSE_MS);
  }
}

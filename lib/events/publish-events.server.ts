import 'server-only';
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '#lib/env.server';

const OWN_SECRET = Symbol.for('belize-celebrations.own-secret');
const shared = globalThis as { [OWN_SECRET]?: string };

/** A secret this process gives itself, so that it can publish after its start without any configuration. */
function ownSecret(): string {
  shared[OWN_SECRET] ??= randomUUID();
  return shared[OWN_SECRET];
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header holds the editor's secret (`Bearer …`); compared in constant time. */
export function isEditor(authorization: string | null): boolean {
  const given = digest(authorization ?? '');
  const secrets = [serverEnv().REVALIDATE_SECRET, ownSecret()].filter((secret) => secret !== undefined);
  return secrets.some((secret) => timingSafeEqual(given, digest(`Bearer ${secret}`)));
}

const MAX_WARMED = 50;
const origin = () => `http://127.0.0.1:${serverEnv().PORT}`;

/** Asks this server for the pages that changed, so that the next visitor already gets the new ones. */
export async function warmPages(eventIds: readonly string[]): Promise<void> {
  const paths = [
    '/',
    '/things-to-do-in-belize',
    '/sitemap.xml',
    ...eventIds.slice(0, MAX_WARMED).map((id) => `/events/${id}`),
  ];
  for (const path of paths)
    await fetch(origin() + path, { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
}

const START_ATTEMPTS = 20;
const START_PAUSE_MS = 250;

/**
 * Publishes once after the server's start: its pages were made by a build that may be days old. Asks until the
 * server listens; where it has no such address (a host without long processes), gives up quietly.
 */
export async function publishAfterStart(): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const headers = { Authorization: `Bearer ${ownSecret()}` };
    const answer = await fetch(`${origin()}/api/revalidate`, { method: 'POST', headers }).catch(
      () => undefined,
    );
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, START_PAUSE_MS));
  }
}

import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { CelebrationOverrides } from '#lib/celebrations/title-match';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { processWide } from '#lib/server/process-wide.server';
import { celebrationsVersion } from './overrides-version.server.ts';
import { loadOverrides } from './stored-overrides.server.ts';

/** The longest time that a page waits for the store. */
const STORE_LIMIT_MS = 3_000;

/** What moderators have decided about the celebrations of events, as last read. */
const shared = processWide('celebration-overrides', () => ({
  version: undefined as string | undefined,
  overrides: new Map() as CelebrationOverrides,
  reading: undefined as Promise<void> | undefined,
  isDown: false,
  /** What the pages have that were published last; a build has none. */
  published: new Map() as CelebrationOverrides,
}));

/** Logs a failure of the store when it begins, not at every attempt. */
function noteOutage(code: string) {
  if (!shared.isDown) log().warn({ code }, 'The celebrations of events stay as they were last read');
  shared.isDown = true;
}

async function readOverrides(): Promise<void> {
  try {
    // Before the overrides, so that a change in between is noticed the next time.
    const version = await celebrationsVersion();
    if (version !== shared.version) {
      shared.overrides = (await loadOverrides()).overrides;
      shared.version = version;
    }
    shared.isDown = false;
  } catch (error) {
    noteOutage(errorCode(error) ?? 'UNEXPECTED');
  }
}

/**
 * Reads again what moderators have decided when it has changed. Ends within seconds and never throws: while the store
 * fails, what was read before stays. A build does not open the store.
 */
export async function renewCelebrationOverrides(): Promise<void> {
  if (isBuilding()) return;
  shared.reading ??= readOverrides().finally(() => {
    shared.reading = undefined;
  });
  const inTime = Promise.race([
    shared.reading.then(() => true),
    pause(STORE_LIMIT_MS, false, { ref: false }),
  ]);
  if (!(await inTime)) noteOutage('NO_ANSWER');
}

/**
 * What moderators have decided, by the id of the event: the slug of its celebration, or null for none. Only the first
 * call waits for the store; empty while it could never be read, so that a page can be rendered.
 */
export async function celebrationOverrides(): Promise<CelebrationOverrides> {
  if (shared.version === undefined && !shared.isDown) await renewCelebrationOverrides();
  return shared.overrides;
}

/** The celebration of an event by hand, before and after; undefined where the words of its title decide. */
type OutdatedEvent = {
  eventId: string;
  before: string | null | undefined;
  after: string | null | undefined;
};

/** The events whose published pages are not as moderators have decided. */
export function outdatedByOverrides(): OutdatedEvent[] {
  const { overrides, published } = shared;
  if (overrides === published) return [];
  return [...new Set([...overrides.keys(), ...published.keys()])]
    .map((eventId) => ({ eventId, before: published.get(eventId), after: overrides.get(eventId) }))
    .filter(({ before, after }) => before !== after);
}

/** Notes that the pages are published with what was read last. */
export function noteOverridesPublished(): void {
  shared.published = shared.overrides;
}

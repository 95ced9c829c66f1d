import 'server-only';
import { CELEBRATIONS } from '#lib/celebrations/celebrations.server';
import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { knownCelebration } from '#lib/celebrations/known-celebrations.server';
import type { CelebrationOverrides } from '#lib/celebrations/title-match';
import { processWide } from '#lib/server/process-wide.server';
import { belizeDay, belizeMidnight } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';
import { finishInTurns, mapSlices } from '#lib/time/slices';
import { celebrationOverrides } from '../celebrations/celebration-overrides.server.ts';
import { indexVersion } from '../event-lists.server.ts';
import { loadEvents } from '../load-events.server.ts';

/** The last that was made, for all questions of a day. */
const shared = processWide('known-celebrations', () => ({
  latest: undefined as
    | { version: string; overrides: CelebrationOverrides; celebrations: Promise<KnownCelebration[]> }
    | undefined,
}));

/** What search and assistant know of all celebrations. Throws when there are no events to serve. */
export async function knownCelebrations(now: number): Promise<readonly KnownCelebration[]> {
  const [snapshot, overrides] = await Promise.all([loadEvents(), celebrationOverrides()]);
  const version = indexVersion(snapshot, now);
  const { latest } = shared;
  if (latest?.version === version && latest.overrides === overrides) return latest.celebrations;
  // Kept all day, so they are those of noon.
  const noon = belizeMidnight(belizeDay(now)) + 12 * HOUR_MS;
  const celebrations = finishInTurns(
    mapSlices(CELEBRATIONS, (one) => knownCelebration(one, snapshot.events, overrides, noon), 1),
  );
  shared.latest = { version, overrides, celebrations };
  // What failed is tried again by the next question.
  celebrations.catch(() => {
    if (shared.latest?.celebrations === celebrations) shared.latest = undefined;
  });
  return celebrations;
}

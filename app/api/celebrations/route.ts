import { knownCelebrations } from '#lib/catalog/search/known-celebrations.server';
import { jsonResponse } from '#lib/server/handlers/response.server';
import { addDays, belizeDay, belizeMidnight } from '#lib/time/calendar-day';

const SECOND_MS = 1_000;

export const dynamic = 'force-dynamic';

/** Responds with what search and assistant know of the yearly celebrations: their names and when they are. */
export async function GET(): Promise<Response> {
  const now = Date.now();
  const known = await knownCelebrations(now).catch(() => undefined);
  return known
    ? jsonResponse(known, 200, { 'Cache-Control': `private, max-age=${secondsToKeep(now)}` })
    : jsonResponse({ error: 'Events are not available right now' }, 503);
}

const MAX_SECONDS = 300;

/** Five minutes, or what is left of the day in Belize: tomorrow a celebration may be over. */
function secondsToKeep(now: number): number {
  const midnight = belizeMidnight(addDays(belizeDay(now), 1));
  return Math.min(MAX_SECONDS, Math.floor((midnight - now) / SECOND_MS));
}

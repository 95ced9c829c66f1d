import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { catalogState } from '#lib/catalog/catalog-state.server';
import {
  celebrationOverrides,
  noteOverridesPublished,
} from '#lib/catalog/celebrations/celebration-overrides.server';
import { outdatedCelebrationPaths } from '#lib/catalog/celebrations/outdated-celebration-paths.server';
import {
  refreshEvents,
  refreshFromApproved,
  refreshFromLastGoodCopy,
} from '#lib/catalog/event-snapshot.server';
import { refusalFault } from '#lib/catalog/faults/refusal-fault';
import { servedCategories } from '#lib/catalog/landing/served-categories.server';
import { EVENTS_TAG } from '#lib/catalog/load-events.server';
import { noteMemoryPublished } from '#lib/catalog/memory/load-memory.server';
import {
  authenticatePublisher,
  finishPublication,
  publishedPaths,
  warmPages,
} from '#lib/catalog/publish-events.server';
import { sheetNotice } from '#lib/catalog/sheet-check.server';
import { noteSheetPublished } from '#lib/catalog/sheet-edition.server';
import { codesIn } from '#lib/catalog/sources/doubt';
import { changedCelebrationPaths } from '#lib/celebrations/changed-celebrations.server';
import { changedLandingPaths, newDayPaths } from '#lib/landing/changed-landing-paths';
import { purgeSharedCaches } from '#lib/server/http/purge-shared-cache.server';
import { LISTED_PATHS } from '#lib/site/listed-paths';
import { CONTACT_TAG } from '#lib/site/load-operator-contact.server';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';

/** Why nothing new is published: a sheet that has lost a column was read, and is held back. */
const notTaken = () =>
  sheetNotice().problems.some((problem) => refusalFault(problem) !== undefined)
    ? 'The sheet was read, but is held back'
    : 'The sheet could not be read';

/**
 * Publishes an edit of the sheet at once. The sheet is read before any page is revalidated, so the pages stay
 * unchanged when reading fails. `?accept-changed-rows=1` (formerly `accept-fewer-rows`) accepts a sheet that is held
 * because it looks like an accident beside its last good copy, `?accept=…` one that is held for that reason alone (`shrank`,
 * `grew`, `blanked:Date,Time`);
 * `?without-reading=1` publishes what is in memory or
 * on disk, as a server does after its start; `?heed-pauses=1` leaves out sources that have asked for a pause, as a server
 * does that asks by itself; `?approved=1` publishes changes of the approved events in the store, and of their celebrations,
 * with `new-day=1` also what a new day changes.
 */
export async function POST(request: Request): Promise<Response> {
  const publisher = authenticatePublisher(request.headers.get('authorization'));
  if (!publisher) return Response.json({ error: 'The secret is missing or wrong.' }, { status: 401 });
  const { searchParams } = new URL(request.url);
  const withoutReading = searchParams.get('without-reading') === '1';
  // A start: pages of the build may show another contact.
  if (withoutReading) revalidateTag(CONTACT_TAG, 'max');
  const approvedOnly = searchParams.get('approved') === '1';
  const acceptChangedRows = ['accept-changed-rows', 'accept-fewer-rows'].some(
    (name) => searchParams.get(name) === '1',
  );
  const heedPauses = searchParams.get('heed-pauses') === '1';
  const reading = approvedOnly
    ? refreshFromApproved()
    : withoutReading
      ? refreshFromLastGoodCopy()
      : refreshEvents({
          force: true,
          acceptChangedRows,
          accepted: codesIn(searchParams),
          heedPauses,
        });
  const refreshed = await reading.catch(() => undefined);
  if (!refreshed) {
    const reasons = sheetNotice().problems.map(({ source, sentence }) => `${source}: ${sentence}`);
    const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
    return Response.json({ error: `${notTaken()}, and there is no copy of it${why}.` }, { status: 503 });
  }
  const isEdit = publisher === 'editor' && refreshed.answered && !withoutReading && !approvedOnly;
  // Without the store this server alone publishes, and the others follow in five minutes.
  if (isEdit) await noteSheetPublished(catalogState().accepted?.codes).catch(() => {});
  const { events } = refreshed.snapshot;
  const now = Date.now();
  const otherPaths = [
    ...(withoutReading ? LISTED_PATHS : []),
    ...(searchParams.get('new-day') === '1' ? newDayPaths(belizeDay(now), await servedCategories(now)) : []),
    ...changedCelebrationPaths(events, refreshed.changedIds, await celebrationOverrides()),
    ...outdatedCelebrationPaths(events),
    ...changedLandingPaths(events, refreshed.former, refreshed.changedIds),
  ];
  noteOverridesPublished();
  const current = catalogState();
  current.approvedPublished = current.joined?.approved;
  noteMemoryPublished(refreshed.changedIds);
  // 'max': visitors get the stale page while the new one is rendered, so a failing source breaks nothing.
  revalidateTag(EVENTS_TAG, 'max');
  after(async () => {
    await finishPublication(async () => {
      await warmPages(refreshed.changedIds, otherPaths);
      // A page whose render began before the sheet was read may have been cached since, with the former events.
      revalidateTag(EVENTS_TAG, 'max');
      // Last, so that a cache that asks again gets the new pages.
      await purgeSharedCaches(publishedPaths(refreshed.changedIds, otherPaths));
    });
    if (current.publishedAt || !(withoutReading || approvedOnly))
      current.publishedAt = new Date().toISOString();
  });
  const { snapshot, answered, problem } = refreshed;
  const summary = { events: snapshot.events.length, skipped: snapshot.skipped, from: snapshot.from };
  return answered
    ? Response.json({ message: 'Published.', ...summary })
    : Response.json(
        { error: `${notTaken()}, the last good events stay (${problem}).`, ...summary },
        { status: 502 },
      );
}

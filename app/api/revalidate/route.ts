import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { refreshEvents, takeUpApproved, takeUpLastGoodCopy } from '#lib/catalog/event-snapshot.server';
import { eventState } from '#lib/catalog/event-state.server';
import { EVENTS_TAG } from '#lib/catalog/load-events.server';
import { isEditor, warmPages } from '#lib/catalog/publish-events.server';

export const dynamic = 'force-dynamic';

/**
 * Publishes an edit of the sheet at once. The sheet is read before any page is told: when it does not answer,
 * the pages stay as they are. `?accept-fewer-rows=1` lets a sheet shrink under half of its last good copy;
 * `?without-reading=1` publishes what is in memory or on disk, as a server does right after its start, `?approved=1`
 * what changed among the approved events of the store.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isEditor(request.headers.get('authorization')))
    return Response.json({ error: 'The secret is missing or wrong.' }, { status: 401 });
  const { searchParams } = new URL(request.url);
  const withoutReading = searchParams.get('without-reading') === '1';
  const approvedAlone = searchParams.get('approved') === '1';
  const acceptFewerRows = searchParams.get('accept-fewer-rows') === '1';
  const reading = approvedAlone
    ? takeUpApproved()
    : withoutReading
      ? takeUpLastGoodCopy()
      : refreshEvents({ force: true, acceptFewerRows });
  const refreshed = await reading.catch(() => undefined);
  if (!refreshed)
    return Response.json(
      { error: 'The sheet could not be read, and there is no copy of it.' },
      { status: 503 },
    );
  const current = eventState();
  current.approvedPublished = current.joined?.approved;
  // 'max': visitors get the page that is there while the new one is made; with a failing source, nothing breaks.
  revalidateTag(EVENTS_TAG, 'max');
  after(async () => {
    await warmPages(refreshed.changedIds);
    // A page that was being made while the sheet was read may have been kept since, with the events of before.
    revalidateTag(EVENTS_TAG, 'max');
    if (current.publishedAt || !(withoutReading || approvedAlone))
      current.publishedAt = new Date().toISOString();
  });
  const { snapshot, answered, problem } = refreshed;
  const said = { events: snapshot.events.length, skipped: snapshot.skipped, from: snapshot.from };
  return answered
    ? Response.json({ message: 'Published.', ...said })
    : Response.json(
        { error: `The sheet could not be read, the last good events stay (${problem}).`, ...said },
        { status: 502 },
      );
}

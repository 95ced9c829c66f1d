import { inTransaction } from '#lib/server/store/store.server';
import { csvBody } from '#lib/submissions/moderation/csv-body';
import { countMatching, itemsInBatches } from '#lib/submissions/moderation/queue.server';
import { filterFromSearch } from '#lib/submissions/moderation/queue-filter';
import { actingModerator } from '#lib/submissions/sign-in/acting-moderator.server';
import { writeAudit } from '#lib/submissions/store/write-audit.server';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';

/**
 * Responds with all items that match the filter as a CSV file, which is read and written in batches; redirects to the
 * sign-in page without a session.
 */
export async function GET(request: Request): Promise<Response> {
  const now = Date.now();
  const moderator = await actingModerator(request.headers.get('cookie'), now);
  if (!moderator)
    return new Response(null, {
      status: 303,
      headers: { Location: '/moderate/sign-in', 'Cache-Control': 'no-store' },
    });
  const filter = filterFromSearch(new URL(request.url).searchParams);
  const { status, kind } = filter;
  const detail = { status, kind, count: await countMatching(filter) };
  await inTransaction((db) => writeAudit(db, { who: moderator.email, action: 'exported', detail }, now));
  return new Response(csvBody(itemsInBatches(filter)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="moderate-${belizeDay(now)}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

import { inTransaction } from '#lib/server/store/store.server';
import { csvBody } from '#lib/submissions/moderation/csv-body';
import { moderatorGet } from '#lib/submissions/moderation/moderator-request.server';
import { countMatching, itemsInBatches } from '#lib/submissions/moderation/queue/queue.server';
import { filterFromSearch } from '#lib/submissions/moderation/queue/queue-filter';
import { writeAudit } from '#lib/submissions/store/write-audit.server';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';

/** Responds with all items that match the filter as a CSV file, which is read and written in batches. */
export function GET(request: Request): Promise<Response> {
  return moderatorGet(request, async ({ moderator, now }) => {
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
  });
}

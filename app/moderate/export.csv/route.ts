import { inTransaction } from '#lib/server/store/store.server';
import { writeAudit } from '#lib/submissions/items/record/write-audit.server';
import { csvBody } from '#lib/submissions/moderation/exports/csv-body';
import { countMatching, itemsInBatches } from '#lib/submissions/moderation/queue/queue.server';
import { moderatorGet } from '#lib/submissions/moderation/requests/moderator-request.server';
import { filterFromSearch } from '#lib/submissions/moderation/requests/queue-filter';
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

import Papa from 'papaparse';
import { inTransaction } from '#lib/server/store/store.server';
import { csvRowsOf } from '#lib/submissions/moderation/items-csv';
import { loadAll } from '#lib/submissions/moderation/queue.server';
import { filterFromSearch } from '#lib/submissions/moderation/queue-filter';
import { actingModerator } from '#lib/submissions/sign-in/acting-moderator.server';
import { writeAudit } from '#lib/submissions/store/write-audit.server';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';

/** Responds with all items that match the filter as a CSV file; redirects to the sign-in page without a session. */
export async function GET(request: Request): Promise<Response> {
  const now = Date.now();
  const moderator = await actingModerator(request.headers.get('cookie'), now);
  if (!moderator)
    return new Response(null, {
      status: 303,
      headers: { Location: '/moderate/sign-in', 'Cache-Control': 'no-store' },
    });
  const filter = filterFromSearch(new URL(request.url).searchParams);
  const items = await loadAll(filter);
  const { status, kind } = filter;
  const detail = { status, kind, count: items.length };
  await inTransaction((db) => writeAudit(db, { who: moderator.email, action: 'exported', detail }, now));
  // The byte order mark tells spreadsheet programs that the file is UTF-8.
  return new Response(`\uFEFF${Papa.unparse(csvRowsOf(items), { newline: '\r\n' })}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="moderate-${belizeDay(now)}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

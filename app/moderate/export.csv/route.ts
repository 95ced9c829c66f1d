import Papa from 'papaparse';
import { actingModerator } from '#lib/moderation/acting-moderator.server';
import { csvRowsOf } from '#lib/moderation/items-csv';
import { loadAll } from '#lib/moderation/queue.server';
import { filterFromSearch } from '#lib/moderation/queue-filter';
import { writeAudit } from '#lib/moderation/write-audit.server';
import { inTransaction } from '#lib/store/store.server';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';

/** Everything a filter asks for, as a file for a spreadsheet program. */
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
  // The mark in front tells spreadsheet programs that it is UTF-8.
  return new Response(`\uFEFF${Papa.unparse(csvRowsOf(items), { newline: '\r\n' })}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="moderate-${belizeDay(now)}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

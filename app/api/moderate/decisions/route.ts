import { listedEvents } from '#lib/catalog/listed-events.server';
import { seeOther } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { BULK_ACTIONS } from '#lib/submissions/moderation/queue/bulk-decision';
import { decideTogether, undoTogether } from '#lib/submissions/moderation/queue/decide-together.server';
import { ROWS_PER_PAGE } from '#lib/submissions/moderation/queue/queue.server';
import { versionInForm } from '#lib/submissions/moderation/requests/item-post.server';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import { moderatorPost } from '#lib/submissions/moderation/requests/moderator-request.server';
import { filterFromSearch } from '#lib/submissions/moderation/requests/queue-filter';

export const dynamic = 'force-dynamic';

const filterOf = (form: URLSearchParams) => filterFromSearch(new URLSearchParams(form.get('from') ?? ''));

/** The marked items, each in the version that the page showed: 'id:3'. */
const markedIn = (form: URLSearchParams) =>
  [...new Set(form.getAll('marked'))].slice(0, ROWS_PER_PAGE).flatMap((marked) => {
    const [itemId = '', version = ''] = marked.split(':');
    return itemId ? [{ itemId, version: versionInForm(version) }] : [];
  });

/** Decides about the marked items of the queue together, or takes that back, and leads to the queue, which says the result. */
export function POST(request: Request): Promise<Response> {
  return moderatorPost(
    request,
    async ({ form, moderator, now }) => {
      const acting = { who: moderator.email, now };
      const bulkId = form.get('bulk') ?? '';
      const toQueue = (bulk: string) => seeOther(moderationPath({ filter: filterOf(form), more: { bulk } }));
      if (form.get('action') === 'undo') {
        await undoTogether(bulkId, acting);
        return toQueue(bulkId);
      }
      const action = BULK_ACTIONS.find((known) => known === form.get('action'));
      if (!action) throw new PublicError(400, 'There is no such decision.', { code: 'decision' });
      const marked = markedIn(form);
      if (marked.length === 0) throw new PublicError(400, 'Mark at least one item first.', { code: 'marks' });
      return toQueue(await decideTogether(action, marked, acting, await listedEvents()));
    },
    { back: (form) => moderationPath({ filter: filterOf(form) }) },
  );
}

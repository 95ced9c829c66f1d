import { retryNotification } from '#lib/outbox/retry-notification.server';
import { seeOther } from '#lib/server/handlers/response.server';
import { inTransaction } from '#lib/server/store/store.server';
import { writeAudit } from '#lib/submissions/items/record/write-audit.server';
import { moderatorPost } from '#lib/submissions/moderation/requests/moderator-request.server';

export const dynamic = 'force-dynamic';

/** Retries notifications whose delivery has finally failed. */
export function POST(request: Request): Promise<Response> {
  return moderatorPost(request, async ({ form, moderator, now }) => {
    for (const id of form.getAll('id').slice(0, 100)) await retryNotification(id, now);
    const entry = { who: moderator.email, action: 'had failed notifications tried again' };
    await inTransaction((db) => writeAudit(db, entry, now));
    return seeOther('/moderate');
  });
}

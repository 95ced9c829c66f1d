import { PublicError } from '#lib/http/public-error';
import { type Decision, decideItem } from '#lib/moderation/decide-item.server';
import { deskPath } from '#lib/moderation/desk-path';
import { listedEvents } from '#lib/moderation/listed-events.server';
import { loadItem } from '#lib/moderation/load-item.server';
import { neighboursOf } from '#lib/moderation/queue.server';
import { filterFromSearch } from '#lib/moderation/queue-filter';
import { MAX_REASON_CHARACTERS } from '#lib/moderation/ready-reasons';
import { undoDecision } from '#lib/moderation/undo-decision.server';
import { deskPost, seeOther } from '../../../desk-post.ts';

export const dynamic = 'force-dynamic';

const DECISIONS: readonly Decision[] = ['approve', 'reject', 'answer', 'spam'];

/** Own words go before a ready reason. */
const reasonOf = (form: URLSearchParams) => {
  const reason = (form.get('ownReason') ?? '').trim() || (form.get('reason') ?? '').trim();
  // Line breaks are the only control characters that a reason may have.
  return reason
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .slice(0, MAX_REASON_CHARACTERS);
};

/** Decides about an item, or takes a decision back, and leads on to the next one that waits. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return deskPost(
    request,
    (form) => deskPath({ itemId: id, key: form.get('key') ?? '' }),
    async ({ form, moderator, now }) => {
      const version = Number(form.get('version') ?? Number.NaN);
      const filter = filterFromSearch(new URLSearchParams(form.get('from') ?? ''));
      const key = moderator.via === 'key' ? (form.get('key') ?? '') : '';
      const deciding = { itemId: id, version, who: moderator.email, now };
      const action = form.get('action');
      if (action === 'undo') {
        // A mail may be passed on: its link takes back no more than its moderator's own decision.
        const { wasTold, isInSheet } = await undoDecision(deciding, { isOwnOnly: moderator.via === 'key' });
        const said = { done: id, ...(wasTold && { told: 'yes' }), ...(isInSheet && { sheet: 'yes' }) };
        return seeOther(deskPath({ itemId: id, filter, key, more: said }));
      }
      const decision = DECISIONS.find((known) => known === action);
      if (!decision) throw new PublicError(400, 'There is no such decision.');
      await decideItem(decision, { ...deciding, reason: reasonOf(form) }, await listedEvents());
      if (key) return seeOther(deskPath({ itemId: id, key, more: { done: id } }));
      const item = await loadItem(id);
      const next = item && (await neighboursOf(item, { ...filter, status: 'pending' })).next;
      return seeOther(deskPath({ itemId: next, filter, more: { done: id } }));
    },
    id,
  );
}

import { deskPath } from '#lib/moderation/desk-path';
import { editEvent } from '#lib/moderation/edit-event.server';
import { filterFromSearch } from '#lib/moderation/queue-filter';
import { deskPost, seeOther } from '../../../desk-post.ts';

export const dynamic = 'force-dynamic';

/** Changes a waiting event before it is approved. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return deskPost(
    request,
    (form) => deskPath({ itemId: id, key: form.get('key') ?? '' }),
    async ({ form, moderator, now }) => {
      const version = Number(form.get('version') ?? Number.NaN);
      await editEvent({ itemId: id, version, who: moderator.email, now }, form);
      const filter = filterFromSearch(new URLSearchParams(form.get('from') ?? ''));
      const key = moderator.via === 'key' ? (form.get('key') ?? '') : '';
      return seeOther(deskPath({ itemId: id, filter, key, more: { saved: 'yes' } }));
    },
    id,
  );
}

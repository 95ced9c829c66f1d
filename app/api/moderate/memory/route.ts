import { forgetRemembered, joinRemembered, partRemembered } from '#lib/catalog/memory/decide-memory.server';
import { renewMemory } from '#lib/catalog/memory/load-memory.server';
import { MODERATE_MEMORY_PATH } from '#lib/catalog/memory/memory-moderation-path';
import { idOfAddress } from '#lib/memory/vanished-events';
import { seeOther } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { moderatorPost } from '#lib/submissions/moderation/requests/moderator-request.server';

export const dynamic = 'force-dynamic';

/** Longer than any id. */
const MAX_ID = 300;

function idIn(form: URLSearchParams, name: string): string {
  const id = idOfAddress(form.get(name) ?? '');
  if (!id || id.length > MAX_ID) throw new PublicError(400, 'Choose an event first.', { code: 'event' });
  return id;
}

/** Joins an event that vanished with one that is listed, parts two again, or says that one is gone. */
export function POST(request: Request): Promise<Response> {
  return moderatorPost(
    request,
    async ({ form, moderator, now }) => {
      const id = idIn(form, 'event');
      const by = { who: moderator.email, now };
      const action = form.get('action');
      if (action === 'join') await joinRemembered({ goneId: id, presentId: idIn(form, 'present'), ...by });
      else if (action === 'part') await partRemembered({ id, ...by });
      else if (action === 'gone') await forgetRemembered({ id, ...by });
      else
        throw new PublicError(400, 'Choose what to do with the event: join, part or gone.', {
          code: 'decision',
        });
      // The page that is shown next is of what was decided.
      await renewMemory();
      return seeOther(`${MODERATE_MEMORY_PATH}?done=${action}`);
    },
    { back: () => MODERATE_MEMORY_PATH },
  );
}

import {
  MODERATE_CELEBRATIONS_PATH,
  moderateCelebrationPath,
  parseEventAtVersion,
} from '#lib/catalog/celebrations/celebration-moderation-path';
import { celebrationByWords } from '#lib/catalog/celebrations/celebration-rows.server';
import { overrideCelebration } from '#lib/catalog/celebrations/override-celebration.server';
import { servedEvents } from '#lib/catalog/event-snapshot.server';
import { operatorFactsOf } from '#lib/celebrations/operator-facts.server';
import { seeOther } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { moderatorPost } from '#lib/submissions/moderation/requests/moderator-request.server';

export const dynamic = 'force-dynamic';

/** The page of the celebration that a form is about. */
function pageOf(form: URLSearchParams): string {
  const facts = operatorFactsOf(form.get('celebration') ?? '');
  return facts ? moderateCelebrationPath(facts.slug) : MODERATE_CELEBRATIONS_PATH;
}

/** Puts an event in a celebration or in none, or leaves it to the words of its title again. */
export function POST(request: Request): Promise<Response> {
  return moderatorPost(
    request,
    async ({ form, moderator, now }) => {
      const slug = operatorFactsOf(form.get('celebration') ?? '')?.slug;
      if (!slug) throw new PublicError(404, 'There is no such celebration.', { code: 'celebration' });
      const chosen = parseEventAtVersion(form.get('event') ?? '');
      if (!chosen) throw new PublicError(400, 'Choose an event first.', { code: 'event' });
      const action = form.get('action');
      if (action !== 'in' && action !== 'out' && action !== 'undo')
        throw new PublicError(400, 'Choose what to do with the event: in, out or undo.', {
          code: 'decision',
        });
      const { events } = await servedEvents();
      const event = events.find(({ id }) => id === chosen.id);
      // What was decided about an event that is gone can still be taken back.
      if (!event && action !== 'undo')
        throw new PublicError(404, 'This event is not in the calendar any more.', { code: 'event-gone' });
      await overrideCelebration({
        event: { id: chosen.id, title: event?.title ?? chosen.id },
        to: { in: slug, out: null, undo: undefined }[action],
        byWords: event && celebrationByWords(event),
        version: chosen.version,
        who: moderator.email,
        now,
      });
      return seeOther(`${moderateCelebrationPath(slug)}?done=${action}`);
    },
    { back: pageOf },
  );
}

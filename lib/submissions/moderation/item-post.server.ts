import 'server-only';
import type { Moderator } from '../sign-in/acting-moderator.server.ts';
import type { ModeratorAction } from './decide-item.server.ts';
import { moderationPath } from './moderation-path.ts';
import { moderatorPost } from './moderator-request.server.ts';
import { filterFromSearch, type QueueFilter } from './queue/queue-filter.ts';

type ItemRoute = { params: Promise<{ id: string }> };

export type ItemFormRequest = {
  form: URLSearchParams;
  /** The moderator, and the item in the version that the page showed. */
  deciding: ModeratorAction;
  /** The filter of the queue, to continue in. */
  filter: QueueFilter;
  /** The signed key of the item from a mail; '' in a session, which needs none. */
  key: string;
};

const keyFor = (moderator: Moderator, form: URLSearchParams) =>
  moderator.via === 'key' ? (form.get('key') ?? '') : '';

// An empty field is not a version: `Number('')` would be 0, the first one.
const versionOf = (text: string | null) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN);

/** A route handler for a form of the moderators about one item. */
export const itemPost =
  (perform: (sent: ItemFormRequest) => Promise<Response>) =>
  async (request: Request, { params }: ItemRoute): Promise<Response> => {
    const { id } = await params;
    return moderatorPost(
      request,
      ({ form, moderator, now }) => {
        const version = versionOf(form.get('version'));
        return perform({
          form,
          deciding: { itemId: id, version, who: moderator.email, now },
          filter: filterFromSearch(new URLSearchParams(form.get('from') ?? '')),
          key: keyFor(moderator, form),
        });
      },
      { back: (form) => moderationPath({ itemId: id, key: form.get('key') ?? '' }), itemId: id },
    );
  };

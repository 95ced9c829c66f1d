import 'server-only';
import type { Moderator } from '../sign-in/acting-moderator.server.ts';
import type { Deciding } from './decide-item.server.ts';
import { deskPath } from './desk-path.ts';
import { deskPost } from './desk-post.server.ts';
import { filterFromSearch, type QueueFilter } from './queue-filter.ts';

type ItemRoute = { params: Promise<{ id: string }> };

type AskedOfItem = {
  form: URLSearchParams;
  /** The item in the version that was on the screen, and who decides. */
  deciding: Deciding;
  /** The queue's filter, to go on in. */
  filter: QueueFilter;
  /** The key of the item; '' in a session, which needs none. */
  key: string;
};

const keyFor = (moderator: Moderator, form: URLSearchParams) =>
  moderator.via === 'key' ? (form.get('key') ?? '') : '';

// An empty field is no version: `Number('')` would be the first.
const versionOf = (text: string | null) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN);

/** A route handler for a form of the moderators about one item. */
export const itemPost =
  (perform: (asked: AskedOfItem) => Promise<Response>) =>
  async (request: Request, { params }: ItemRoute): Promise<Response> => {
    const { id } = await params;
    return deskPost(
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
      { back: (form) => deskPath({ itemId: id, key: form.get('key') ?? '' }), itemId: id },
    );
  };

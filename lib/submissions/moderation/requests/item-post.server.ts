import 'server-only';
import type { ModeratorAction } from '../decisions/decide-item.server.ts';
import { askedOf, type Moderator } from '../sign-in/acting-moderator.server.ts';
import { moderationPath } from './moderation-path.ts';
import { moderatorPost } from './moderator-request.server.ts';
import { filterFromSearch, type QueueFilter } from './queue-filter.ts';

type ItemRoute = { params: Promise<{ id: string }> };

export type ItemFormRequest = {
  form: URLSearchParams;
  /** The moderator, and the item in the version that the page showed. */
  deciding: ModeratorAction;
  /** The filter of the queue, to continue in. */
  filter: QueueFilter;
  /** The signed key of the item from a mail; '' in a session, which needs none. */
  key: string;
  /** Whether it was sent from the queue, beside its list, where the moderator goes on. */
  isInQueue: boolean;
};

/** The path on which a moderator goes on: the item selected in the queue, or its own page. */
export const pathAfter = (
  { isInQueue, filter, key }: Pick<ItemFormRequest, 'isInQueue' | 'filter' | 'key'>,
  itemId: string | undefined,
  more: Record<string, string> = {},
): string =>
  isInQueue
    ? moderationPath({ filter, more: { ...(itemId && { item: itemId }), ...more } })
    : moderationPath({ itemId, filter, key, more });

const filterOf = (form: URLSearchParams) => filterFromSearch(new URLSearchParams(form.get('from') ?? ''));
const isInQueue = (form: URLSearchParams) => form.get('to') === 'queue';

const keyFor = (moderator: Moderator, form: URLSearchParams) =>
  moderator.via === 'key' ? (form.get('key') ?? '') : '';

/** The version in a form; an empty field is none: `Number('')` would be 0, the first one. */
export const versionInForm = (text: string | null) =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;

/** A route handler for a form of the moderators about one item; with `isEdit`, errors lead back to the page on which it is edited. */
export const itemPost =
  (perform: (sent: ItemFormRequest) => Promise<Response>, { isEdit = false } = {}) =>
  async (request: Request, { params }: ItemRoute): Promise<Response> => {
    const { id } = await params;
    return moderatorPost(
      request,
      ({ form, moderator, now }) => {
        const version = versionInForm(form.get('version'));
        return perform({
          form,
          deciding: { itemId: id, version, who: moderator.email, now, asked: askedOf(moderator) },
          filter: filterOf(form),
          key: keyFor(moderator, form),
          isInQueue: isInQueue(form),
        });
      },
      {
        back: (form) => {
          const place = { isInQueue: isInQueue(form), filter: filterOf(form), key: form.get('key') ?? '' };
          return isEdit ? moderationPath({ itemId: id, edit: true, ...place }) : pathAfter(place, id);
        },
        itemId: id,
      },
    );
  };

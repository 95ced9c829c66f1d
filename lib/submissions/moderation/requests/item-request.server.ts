import 'server-only';
import type { MailedAsk } from '../../items/links/mailed-ask.ts';
import { actingModerator, askedOf, type Moderator } from '../sign-in/acting-moderator.server.ts';
import { filterFromSearch, type QueueFilter, searchParamsOf } from './queue-filter.ts';

type ItemPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

type ItemRequest = {
  id: string;
  search: URLSearchParams;
  moderator: Moderator;
  /** Whether the moderator has a session and may see all items, not only this one. */
  isWhole: boolean;
  /** The signed key of the item from a mail; '' in a session, which needs none. */
  key: string;
  /** What its mail asked; undefined in a session. */
  asked: MailedAsk | undefined;
  filter: QueueFilter;
};

/** The sign-in page for who may not see an item; it says that a mailed link does not open, where one was given. */
export async function signInForItem({
  searchParams,
}: ItemPageProps): Promise<'/moderate/sign-in' | '/moderate/sign-in?problem=item-link'> {
  return (await searchParams).key ? '/moderate/sign-in?problem=item-link' : '/moderate/sign-in';
}

/** The item, filter and moderator of a request for a page about one item; undefined without a moderator. */
export async function readItemRequest(
  { params, searchParams }: ItemPageProps,
  cookies: string | null,
): Promise<ItemRequest | undefined> {
  const { id } = await params;
  const search = searchParamsOf(await searchParams);
  const key = search.get('key') ?? '';
  const moderator = await actingModerator(cookies, Date.now(), { id, key });
  if (!moderator) return undefined;
  const isWhole = moderator.via === 'session';
  return {
    id,
    search,
    moderator,
    isWhole,
    key: isWhole ? '' : key,
    asked: askedOf(moderator),
    filter: filterFromSearch(search),
  };
}

import 'server-only';
import { actingModerator, type Moderator } from '../sign-in/acting-moderator.server.ts';
import { filterFromSearch, type QueueFilter, searchParamsOf } from './queue-filter.ts';

type ItemPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

type AskedItem = {
  id: string;
  search: URLSearchParams;
  moderator: Moderator;
  /** Whether all items may be seen, and not this one alone. */
  isWhole: boolean;
  /** The key of the item; '' in a session, which needs none. */
  key: string;
  filter: QueueFilter;
};

/** What a page about one item is asked for, and by whom; undefined when it is nobody who moderates. */
export async function askedItem(
  { params, searchParams }: ItemPageProps,
  cookies: string | null,
): Promise<AskedItem | undefined> {
  const { id } = await params;
  const search = searchParamsOf(await searchParams);
  const key = search.get('key') ?? '';
  const moderator = await actingModerator(cookies, Date.now(), { id, key });
  if (!moderator) return undefined;
  const isWhole = moderator.via === 'session';
  return { id, search, moderator, isWhole, key: isWhole ? '' : key, filter: filterFromSearch(search) };
}

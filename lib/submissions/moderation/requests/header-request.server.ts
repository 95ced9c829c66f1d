import 'server-only';
import { actingModerator } from '../sign-in/acting-moderator.server.ts';
import { moderationPath } from './moderation-path.ts';
import { filterFromSearch, searchParamsOf } from './queue-filter.ts';

type HeaderRequest = {
  /** The address of the moderator; absent on the sign-in page. */
  email?: string;
  /** The link to the queue; absent for a moderator who came by the mailed link of one item. */
  queueHref?: string;
  /** The path of the page. */
  path: string;
};

/** What the header of moderation shows, by the segments below `/moderate`, the search and the cookies of a request. */
export async function readHeaderRequest(
  segments: readonly string[],
  given: Record<string, string | string[] | undefined>,
  cookies: string | null,
): Promise<HeaderRequest> {
  const search = searchParamsOf(given);
  const [room, id = ''] = segments;
  const item = room === 'items' && id ? { id, key: search.get('key') ?? '' } : undefined;
  const path = ['/moderate', ...segments].join('/');
  const moderator = await actingModerator(cookies, Date.now(), item);
  if (!moderator) return { path };
  const { email, via } = moderator;
  return {
    path,
    email,
    ...(via === 'session' && { queueHref: moderationPath({ filter: filterFromSearch(search) }) }),
  };
}

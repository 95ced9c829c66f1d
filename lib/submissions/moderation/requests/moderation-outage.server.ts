import 'server-only';
import { toPublicError } from '#lib/server/handlers/response.server';
import { store } from '#lib/server/store/store.server';
import { plainPage } from '#lib/site/plain-page';

/**
 * The response in place of a page for moderators while the store cannot be read: a page that fails while it is rendered
 * is a 500, with a stack in the log for each visit. `here` is the path of the page, to try again.
 */
export async function moderationOutage(here: string): Promise<Response | undefined> {
  try {
    const { db } = await store();
    await db.selectFrom('settings').select('name').limit(1).execute();
    return undefined;
  } catch (error) {
    const { status, message, details } = toPublicError(error, 'moderate');
    return plainPage(
      {
        status,
        title: 'Moderation is not available right now',
        sentence: message,
        link: { href: here, label: 'Try again' },
      },
      details.retryAfter ? { 'Retry-After': String(details.retryAfter) } : {},
    );
  }
}

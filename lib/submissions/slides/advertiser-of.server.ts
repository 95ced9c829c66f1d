import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { nameOf } from '../items/record/moderated-item.ts';
import { contentOf } from '../items/record/stored-payload.ts';
import { stateOf } from '../items/states/submission-states.ts';

/** The application that a slide belongs to, as moderators see it. */
type Advertiser = { itemId: string; reference: string; name: string; email: string; url: string };

/** The application with an id; undefined when there is none, it was deleted meanwhile, or it is spam. */
export async function advertiserOf(
  db: Kysely<Database>,
  itemId: string | null,
): Promise<Advertiser | undefined> {
  if (!itemId) return undefined;
  const item = await db.selectFrom('items').selectAll().where('id', '=', itemId).executeTakeFirst();
  if (!item || stateOf(item.status).isSilent) return undefined;
  const content = contentOf(item);
  if (content.kind !== 'advertiser') return undefined;
  return {
    itemId,
    reference: item.reference,
    name: nameOf(content),
    email: content.payload.contactEmail,
    url: content.payload.websiteUrl,
  };
}

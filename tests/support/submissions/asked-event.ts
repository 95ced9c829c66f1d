import { store } from '#lib/server/store/store.server';
import { statusToken } from '#lib/submissions/items/links/private-link.server';
import { askSubmitter } from '#lib/submissions/moderation/decisions/ask-submitter.server';
import { putItem } from '../store/stored-items.ts';

export const ASKED_BY = 'ana@example.com';
export const QUESTION = 'Is the year right?';

/** The version of an item as it is stored. */
export async function versionOf(id: string): Promise<number> {
  const { db } = await store();
  const row = await db.selectFrom('items').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  return row.version;
}

/** A moderator's action on an item as it is stored. */
export const moderating = async (id: string, now: number, who = ASKED_BY) => ({
  itemId: id,
  version: await versionOf(id),
  who,
  now,
});

/** Asks about a stored event, in the version that it has. */
export const askAbout = async (id: string, now: number, question = QUESTION, who = ASKED_BY) =>
  askSubmitter({ ...(await moderating(id, now, who)), question });

/** Puts an event into the store about which a moderator has asked; its submitter is `seen` by the private link. */
export async function putAsked(now: number, who = ASKED_BY) {
  const at = new Date(now).toISOString();
  const { id } = await putItem((await store()).db, { created_at: at, updated_at: at });
  await askAbout(id, now, QUESTION, who);
  const token = statusToken(id);
  return { id, token, seen: async (at: number) => ({ token, version: await versionOf(id), now: at }) };
}

import 'server-only';
import { unstable_cache } from 'next/cache';
import { serverEnv } from '#lib/server/env.server';
import { operatorContact } from './operator-contact.server.ts';
import type { OperatorContact, SocialGroup } from './operator-contact.ts';

/** The tag of all pages that show the contact: a server renders them anew after its start. */
export const CONTACT_TAG = 'contact';

/**
 * The configured contact and groups, for a page. `unstable_cache` gives the page its tag, so that a page which a build
 * made with another configuration is rendered anew after the server's start.
 */
export async function loadOperatorContact(): Promise<{
  contact: OperatorContact;
  groups: readonly SocialGroup[];
}> {
  const found = { contact: operatorContact(), groups: serverEnv().SOCIAL_GROUPS };
  const tag = unstable_cache(async () => true, [CONTACT_TAG, JSON.stringify(found)], { tags: [CONTACT_TAG] });
  await tag();
  return found;
}

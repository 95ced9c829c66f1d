import 'server-only';
import { unstable_cache } from 'next/cache';
import { serverEnv } from '#lib/server/env.server';
import type { OperatorContact, SocialGroup } from './operator-contact.ts';

/** The tag of all pages that show the contact: a server renders them anew after its start. */
export const CONTACT_TAG = 'contact';

/** The configured contact address and WhatsApp number. */
export function operatorContact(): OperatorContact {
  const { CONTACT_EMAIL, CONTACT_WHATSAPP } = serverEnv();
  return {
    ...(CONTACT_EMAIL && { email: CONTACT_EMAIL }),
    ...(CONTACT_WHATSAPP && { whatsapp: CONTACT_WHATSAPP }),
  };
}

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

/** What an operator should know of the configuration and no check reports: not a fault, so never more than a note. */
export function configurationNotes(): string[] {
  const { CONTACT_EMAIL, CONTACT_WHATSAPP, SOCIAL_GROUPS } = serverEnv();
  return [
    ...(CONTACT_EMAIL
      ? []
      : ['CONTACT_EMAIL is empty: no text offers an address, also not for urgent events.']),
    ...(CONTACT_WHATSAPP ? [] : ['CONTACT_WHATSAPP is empty: no text speaks of WhatsApp.']),
    ...(SOCIAL_GROUPS.length > 0 ? [] : ['SOCIAL_GROUPS is empty: the footer links no groups.']),
  ];
}

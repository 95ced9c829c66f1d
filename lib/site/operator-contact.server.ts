import 'server-only';
import { serverEnv } from '#lib/server/env.server';
import type { OperatorContact } from './operator-contact.ts';

/** The configured contact address and WhatsApp number. */
export function operatorContact(): OperatorContact {
  const { CONTACT_EMAIL, CONTACT_WHATSAPP } = serverEnv();
  return {
    ...(CONTACT_EMAIL && { email: CONTACT_EMAIL }),
    ...(CONTACT_WHATSAPP && { whatsapp: CONTACT_WHATSAPP }),
  };
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

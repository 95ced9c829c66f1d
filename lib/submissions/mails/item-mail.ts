import type { MailAddress } from '#lib/outbox/mail';
import { type ItemContent, senderOf } from '../store/item-content.ts';

/** What somebody entrusted to us, as the mails about it need it. */
export type MailedItem = { reference: string; createdAt: string } & ItemContent;

/** Whom a mail to its sender goes to. */
export function senderAddress(item: MailedItem): MailAddress {
  const { name, email } = senderOf(item);
  return { name, address: email };
}

/**
 * A text that may stand in a mail to an address nobody has confirmed, or undefined: what holds an address of the
 * web or of mail could make our receipt carry somebody's advertisement to strangers.
 */
export const harmless = (text: string): string | undefined =>
  // Folded as browsers do it: dots and letters of any width and script make addresses too.
  /:\/\/|www\.|@|[.\u3002]\p{L}{2,}|\d\.\d{1,3}\.\d{1,3}\.\d/iu.test(text.normalize('NFKC'))
    ? undefined
    : text;

import { type ItemContent, senderOf } from '#lib/items/item-content';
import type { MailAddress } from '#lib/mail/mail';

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
  /:\/\/|www\.|@|\.[a-z]{2,}(\/|\b)/i.test(text) ? undefined : text;

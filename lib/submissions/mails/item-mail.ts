import type { MailAddress } from '#lib/outbox/mail';
import { type ItemContent, senderOf } from '../items/record/item-content.ts';

/** An item as the mails about it need it. */
export type MailedItem = { reference: string; createdAt: string } & ItemContent;

/** The mail address of the sender. */
export function senderAddress(item: MailedItem): MailAddress {
  const { name, email } = senderOf(item);
  return { name, address: email };
}

/**
 * The text if it contains no web or mail address, else undefined. Mails to unconfirmed addresses quote no other text:
 * a receipt could carry an advertisement to strangers.
 */
export const textWithoutAddresses = (text: string): string | undefined =>
  // Normalised as browsers do: dots and letters of any width and script form addresses too.
  /:\/\/|www\.|@|[.\u3002]\p{L}{2,}|\d\.\d{1,3}\.\d{1,3}\.\d/iu.test(text.normalize('NFKC'))
    ? undefined
    : text;

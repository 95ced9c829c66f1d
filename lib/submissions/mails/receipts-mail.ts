import type { Mail } from '#lib/outbox/mail';
import type { ItemKind } from '#lib/server/store/schema';
import { type OperatorContact, replyPromise, reviewPromise } from '#lib/site/operator-contact';
import { advertiserPromise } from '#lib/site/promises';
import { SITE_NAME } from '#lib/site/site';
import { type MailedItem, senderAddress, textWithoutAddresses } from './item-mail.ts';
import { greeting, receivedWords, WRONG_ADDRESS_WORDS } from './receipt-mail.ts';

type Received = { item: MailedItem; statusUrl: string };

const NEXT: Record<ItemKind, (contact: OperatorContact) => string> = {
  event: (contact) =>
    `What happens next with events: ${reviewPromise(contact, { team: 'our community team', what: 'each' })} Once one is approved, it is on the calendar within minutes.`,
  advertiser: () => `What happens next with applications: we’ll ${advertiserPromise}`,
  contact: (contact) => `What happens next with messages: we’ll ${replyPromise(contact)}`,
};

/** The mail that confirms several submissions of one sender, each with its reference and its private link. */
export function receiptsMail(first: Received, others: readonly Received[], contact: OperatorContact): Mail {
  const all = [first, ...others];
  const { name, address } = senderAddress(first.item);
  const kinds = [...new Set(all.map(({ item }) => item.kind))];
  return {
    to: { name: textWithoutAddresses(name) ?? '', address },
    subject: `We have ${all.length} more from you`,
    parts: [
      greeting(name),
      {
        paragraph: `Thank you! You sent us more in a day than we confirm one by one, so here are the other ${all.length} in one mail.`,
      },
      ...all.flatMap(({ item, statusUrl }) => [
        { paragraph: `We have ${receivedWords(item)}.` },
        { facts: [['Your reference', item.reference]] as const },
        { link: { label: 'Your private link', address: statusUrl } },
      ]),
      ...kinds.map((kind) => ({ paragraph: NEXT[kind](contact) })),
      {
        paragraph:
          'Each private link shows where that submission stands, and what you can still change or take back. Whoever has a link can do so too, so keep them to yourself.',
      },
      { paragraph: WRONG_ADDRESS_WORDS },
      { paragraph: SITE_NAME },
    ],
  };
}

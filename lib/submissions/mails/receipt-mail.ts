import type { Mail, MailPart } from '#lib/outbox/mail';
import type { ItemKind } from '#lib/server/store/schema';
import { replyPromise, reviewPromise } from '#lib/site/answer-times';
import type { OperatorContact } from '#lib/site/operator-contact';
import { advertiserPromise } from '#lib/site/promises';
import { SITE_NAME } from '#lib/site/site';
import { onDays } from '../fields/when/day-words.ts';
import { titleOf } from '../items/record/item-content.ts';
import { type MailedItem, senderAddress, textWithoutAddresses } from './item-mail.ts';

const quoted = (text: string) => `“${text}”`;

/** What was received, as the middle of a sentence; without texts that contain an address. */
export function receivedWords(item: MailedItem): string {
  const title = textWithoutAddresses(titleOf(item));
  switch (item.kind) {
    case 'event': {
      const place = textWithoutAddresses(item.payload.community);
      const event = title ? `your event ${quoted(title)}` : 'your event';
      return `${event} ${onDays(item.payload)}${place ? ` in ${place}` : ''}`;
    }
    case 'advertiser':
      return `the application${title ? ` of ${title}` : ''} to advertise with ${SITE_NAME}`;
    case 'contact':
      return `your message${title ? ` with the subject ${quoted(title)}` : ''}`;
  }
}

const NEXT: Record<ItemKind, (contact: OperatorContact) => string> = {
  event: (contact) =>
    `What happens next: ${reviewPromise(contact, { team: 'our community team' })} Once it is approved, it is on the calendar within minutes.`,
  advertiser: () => `What happens next: we’ll ${advertiserPromise}`,
  contact: (contact) => `What happens next: we’ll ${replyPromise(contact)}`,
};

const LINK = {
  event:
    'Your private link shows where your event stands. With it you can correct or withdraw it until we decide, and tell us later that it is cancelled or has moved. Anyone with the link can do the same, so keep it to yourself.',
  advertiser:
    'Your private link shows where your application stands, and lets you correct or withdraw it. Anyone with the link can do the same, so keep it to yourself.',
  contact:
    'Your private link shows where your message stands, and lets you delete it. Anyone with the link can do the same, so keep it to yourself.',
} as const;

const SUBJECTS = {
  event: 'We have your event',
  advertiser: 'We have your application',
  contact: 'We have your message',
} as const;

/** For a person whose address was typed by mistake. */
export const WRONG_ADDRESS_WORDS =
  'If you did not send us anything, somebody typed your address by mistake. You can ignore this email.';

/** The private link with a sentence about it, as parts of a mail. */
export function privateLinkParts(sentence: string, statusUrl: string): MailPart[] {
  return sentence === ''
    ? []
    : [{ paragraph: sentence }, { link: { label: 'Your private link', address: statusUrl } }];
}

/** The first line of a mail; without the name where that contains an address. */
export const greeting = (name: string) => {
  const shown = textWithoutAddresses(name);
  return { paragraph: shown ? `Hello ${shown},` : 'Hello,' };
};

/** The mail that confirms a submission: what we received, what happens next and when, and the private link. */
export function receiptMail(item: MailedItem, statusUrl: string, contact: OperatorContact): Mail {
  const sender = senderAddress(item);
  return {
    to: { name: textWithoutAddresses(sender.name) ?? '', address: sender.address },
    subject: `${SUBJECTS[item.kind]} (${item.reference})`,
    parts: [
      greeting(sender.name),
      { paragraph: `Thank you! We have ${receivedWords(item)}.` },
      { facts: [['Your reference', item.reference]] },
      { paragraph: NEXT[item.kind](contact) },
      ...privateLinkParts(LINK[item.kind], statusUrl),
      { paragraph: WRONG_ADDRESS_WORDS },
      { paragraph: SITE_NAME },
    ],
  };
}
